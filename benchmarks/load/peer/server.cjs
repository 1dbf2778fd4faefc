// node server.cjs PORT [FOLDER]: in memory, or with its own storage in files of a folder.
const { FlatFile, Server, Origins } = require("boardgame.io/server");
const { TicTacToe } = require("./game.cjs");

const [port, folder] = process.argv.slice(2);
const storage = folder ? { db: new FlatFile({ dir: folder }) } : {};
const origins = [Origins.LOCALHOST_IN_DEVELOPMENT];
const server = Server({ games: [TicTacToe], origins, ...storage });
server.run({ port: Number(port) }, () => console.log("ready"));
