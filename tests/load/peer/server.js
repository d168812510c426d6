// node server.js PORT: boardgame.io's own server with its in-memory storage.
const { Server, Origins } = require('boardgame.io/server');
const { TicTacToe } = require('./game');

const server = Server({ games: [TicTacToe], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]), () => process.stdout.write('ready\n'));
