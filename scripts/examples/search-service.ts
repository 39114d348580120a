import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOSTILE_ANSWER } from './example-case.ts';

/** What the service does in a case. `half`: refuses the search, answers the rest. */
export type Behaviour =
  | 'answers'
  | 'answers hostilely'
  | 'half'
  | 'refuses'
  | 'no JSON'
  | 'never ends'
  | 'is not asked';

/** A request that has arrived, in the shape of `callsOf`. */
export interface ReceivedCall {
  url: string;
  method: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
}

const HEADERS = ['accept', 'authorization', 'x-request-region', 'content-type'];

/** Starts a search service that behaves as it is told, and notes its calls. */
export async function startSearchService() {
  let behaviour: Behaviour = 'answers';
  let received: ReceivedCall[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const url = new URL(request.url ?? '', origin);
    received.push({
      url: url.href,
      method: request.method ?? '',
      headers: Object.fromEntries(
        HEADERS.flatMap((name) => {
          const value = request.headers[name];
          return typeof value === 'string' ? [[name, value]] : [];
        }),
      ),
      body: body || null,
    });
    const answer = answerOf(behaviour, url.pathname);
    if (answer === undefined && behaviour === 'never ends') {
      response.writeHead(200, { 'content-type': 'application/json' });
      const timer = setInterval(() => response.write(' '), 100);
      response.on('close', () => clearInterval(timer));
      return;
    }
    response.writeHead(answer === undefined && behaviour !== 'no JSON' ? 500 : 200, {
      'content-type': 'application/json',
    });
    response.end(
      behaviour === 'no JSON' ? '<h1>Bad gateway</h1>' : JSON.stringify(answer ?? { error: true }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    behave(next: Behaviour) {
      behaviour = next;
      received = [];
    },
    received: () => received,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The response of a path; `undefined` if the call fails. */
export function answerOf(behaviour: Behaviour, path: string): object | undefined {
  const isSearch = path.endsWith('/document/search');
  if (behaviour === 'answers hostilely') return isSearch ? HOSTILE_ANSWER : [HOSTILE_ANSWER];
  if (behaviour === 'answers') return isSearch ? { total: 0, hits: [] } : [];
  return behaviour === 'half' && !isSearch ? [] : undefined;
}
