// Tic-tac-toe, for any number of players. A board that is won or full is cleared by the next
// move, so that a match goes on: this spares boardgame.io the cost of new matches, which we bear.
const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
];

const isDone = (cells) =>
  cells.every((cell) => cell !== null) ||
  LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);

const TicTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, cell) => {
      if (isDone(G.cells)) G.cells = Array(9).fill(null);
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
    },
  },
};

module.exports = { TicTacToe };
