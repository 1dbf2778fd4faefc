// node clients.cjs PORT MATCHES SECONDS PACE SERVER_PID: prints the same figures as clients.py.
const fs = require("node:fs");
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { TicTacToe } = require("./game.cjs");

const [port, matches, seconds, pace, pid] = process.argv.slice(2).map(Number);
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const now = () => performance.now();

function memory() {
  return Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, "utf8"))[1]);
}

// Seconds that the server has had a core for.
function cpu() {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

class Match {
  constructor(number) {
    this.accepted = 0;
    this.latencies = [];
    this.clients = ["0", "1"].map((playerID) =>
      Client({
        game: TicTacToe,
        numPlayers: 2,
        matchID: `match-${number}`,
        playerID,
        debug: false,
        multiplayer: SocketIO({ server: `http://127.0.0.1:${port}` }),
      }),
    );
  }

  async open() {
    for (const client of this.clients) {
      client.start();
      await this.until(client, 1);
    }
  }

  until(client, turn) {
    return new Promise((done) => {
      let stop = () => {};
      const look = (state) => {
        if (state && state.ctx.turn >= turn) {
          stop();
          done(now());
        }
      };
      stop = client.subscribe(look) || stop;
      look(client.getState());
    });
  }

  async move() {
    const turn = this.clients[0].getState().ctx.turn;
    const mover = Number(this.clients[0].getState().ctx.currentPlayer);
    const arrived = this.until(this.clients[1 - mover], turn + 1);
    const sent = now();
    this.clients[mover].moves.clickCell(turn % 9);
    this.latencies.push((await arrived) - sent);
    await this.until(this.clients[mover], turn + 1);
    this.accepted += 1;
  }

  async play(wait, end) {
    if (wait) await sleep(Math.random() * wait * 1000);
    while (now() < end) {
      await this.move();
      if (wait) await sleep(wait * 1000 * (0.5 + Math.random()));
    }
  }
}

function summary(latencies, ms, spent) {
  const ordered = latencies.sort((a, b) => a - b);
  const at = (share) => ordered[Math.floor(ordered.length * share)] || 0;
  return { p50_ms: at(0.5), p95_ms: at(0.95), moves_s: ordered.length / (ms / 1000), cpu_ms: (1000 * spent) / ordered.length };
}

async function main() {
  const before = memory();
  const made = Array.from({ length: matches }, (_, number) => new Match(number));
  let began = now();
  for (let start = 0; start < matches; start += 20) {
    await Promise.all(made.slice(start, start + 20).map((match) => match.open()));
  }
  const figures = { opened_s: (now() - began) / 1000 };
  for (const [name, wait] of [["paced", pace], ["flat out", 0]]) {
    for (const match of made) match.latencies = [];
    const spent = cpu();
    began = now();
    await Promise.all(made.map((match) => match.play(wait, began + seconds * 1000)));
    const latencies = made.flatMap((match) => match.latencies);
    figures[name] = summary(latencies, now() - began, cpu() - spent);
  }
  figures.memory_kib = (memory() - before) / matches;
  figures.moves = made.reduce((sum, match) => sum + match.accepted, 0);
  figures.lost = made.filter((m) => m.clients[0].getState().ctx.turn - 1 !== m.accepted).length;
  console.log(JSON.stringify(figures));
  process.exit(0);
}

main();
