// node client.js PORT FIRST MATCHES: so many matches of two, through boardgame.io's own client.
// Reads "full SECONDS" and "quit" from stdin; answers each with a line of JSON.
const readline = require('readline');
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { TicTacToe, free } = require('./game');

const [port, first, matches] = process.argv.slice(2).map(Number);
const players = [];
let running = false;
let moves = 0;
let deliveries = 0;

function move(player) {
  const state = player.client.getState();
  if (!running || state === null || state.ctx.currentPlayer !== player.id) return;
  if (state._stateID === player.moved) return;
  player.moved = state._stateID;
  const cells = free(state.G.cells);
  player.client.moves.clickCell(cells[Math.floor(Math.random() * cells.length)]);
}

function connect(match, id) {
  const client = Client({
    game: TicTacToe,
    numPlayers: 2,
    matchID: `match-${match}`,
    playerID: id,
    debug: false,
    multiplayer: SocketIO({
      server: `http://127.0.0.1:${port}`,
      socketOpts: { transports: ['websocket'], forceNew: true },
    }),
  });
  const player = { client, id, moved: -1 };
  players.push(player);
  return new Promise((resolve) => {
    client.subscribe((state) => state !== null && resolve());
    client.start();
    client.transport.socket.on('update', () => {
      deliveries++; // from the server: our own guess of a move does not count
      if (id === '0') moves++;
      move(player);
    });
  });
}

const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
const say = (value) => process.stdout.write(`${JSON.stringify(value)}\n`);

async function full(seconds) {
  const earlier = moves;
  running = true;
  players.forEach(move);
  await pause(1); // until it has warmed up
  const before = { moves, deliveries, cpu: process.cpuUsage(), at: performance.now() };
  await pause(seconds);
  const spent = process.cpuUsage(before.cpu);
  const answer = {
    seconds: (performance.now() - before.at) / 1000,
    moves: moves - before.moves,
    deliveries: deliveries - before.deliveries,
    cpu: (spent.user + spent.system) / 1e6,
  };
  running = false;
  await pause(0.5);
  say({ ...answer, all_moves: moves - earlier });
}

async function main() {
  for (let match = first; match < first + matches; match += 25) {
    const batch = [];
    for (let each = match; each < Math.min(match + 25, first + matches); each++)
      batch.push(connect(each, '0').then(() => connect(each, '1')));
    await Promise.all(batch);
  }
  say({ ready: players.length });
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const [word, seconds] = line.trim().split(' ');
    if (word === 'quit') process.exit(0);
    await full(Number(seconds));
  }
}

main();
