import { Agent, type IncomingMessage, request } from 'node:http';
import { parseArgs } from 'node:util';

// Measures the running demo under many connections: `node scripts/bench-load.ts --port 4400 --connections 300`. Each
// connection asks again as soon as it is answered; new ones come in at once, as after a mailing.

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4400' },
    connections: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '6' },
  },
});
const port = Number(values.port);
const connections = Number(values.connections);
const seconds = Number(values.seconds);

const json = JSON.stringify({ email: 'nobody@example.com' });
const calls = [
  { title: 'home page', url: `http://localhost:${port}/` },
  { title: 'product', url: `http://localhost:${port + 2}/api/v1/pigment/p-0001?i=coatings` },
  { title: 'search', url: `http://localhost:${port + 2}/api/v1/document/search?q=red`, body: '{}' },
  { title: 'refused login', url: `http://localhost:${port}/login`, body: json },
];

const rows: Record<string, string | number>[] = [];
for (const { title, url, body } of calls) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  const statuses = new Set<string>();
  const askUntilEnd = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      statuses.add(await ask(url, agent, body));
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, askUntilEnd));
  agent.destroy();
  times.sort((one, other) => one - other);
  const within = (share: number) => Math.round(times[Math.ceil(times.length * share) - 1] ?? 0);
  rows.push({
    call: title,
    answers: [...statuses].join(' '),
    'per second': Math.round(times.length / seconds),
    'p50 ms': within(0.5),
    'p95 ms': within(0.95),
    'p99 ms': within(0.99),
    'max ms': within(1),
  });
}
console.table(rows);

/** Makes one call and waits for all of its answer. @returns the status, or the code of the error */
function ask(url: string, agent: Agent, body?: string): Promise<string> {
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message);
    const read = (answer: IncomingMessage) =>
      answer
        .on('end', () => resolve(String(answer.statusCode)))
        .on('error', fail)
        .resume();
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body ?? '') };
    request(url, { agent, method: body ? 'POST' : 'GET', headers }, read)
      .on('error', fail)
      .end(body);
  });
}
