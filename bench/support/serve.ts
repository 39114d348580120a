import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';

/** Files of a bench server, by path. */
export type Site = Readonly<Record<string, string | Buffer>>;

/** A running server. */
export interface Served {
  /** Such as `http://localhost:40123`. */
  origin: string;
  stop: () => Promise<void>;
}

/** A request for which there is no file. */
export interface ServedCall {
  method: string;
  /** With the query string. */
  path: string;
  body: string;
}

/** Returns a JSON response; `undefined` if there is none. */
export type AnswerCall = (call: ServedCall) => Promise<string> | undefined;

const TYPES: Readonly<Record<string, string>> = {
  '': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
};

/**
 * Serves files as a good host would: precompressed with Brotli at the highest level, answers of services at a level for
 * what is made for each request.
 *
 * @param answer handles requests without a file, such as calls of a service
 */
export async function serve(site: Site, answer: AnswerCall = () => undefined): Promise<Served> {
  const files = new Map(
    Object.entries(site).map(([path, content]) => [
      path,
      {
        body: compressed(content, 11),
        type: TYPES[extname(path)] ?? 'application/octet-stream',
      },
    ]),
  );
  const bodies = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const file = files.get(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (!file) return answerCall(request, response, answer, bodies);
    response.writeHead(200, {
      'content-type': file.type,
      'content-encoding': 'br',
      'content-length': file.body.length,
      'cache-control': 'public, max-age=31536000',
    });
    return response.end(file.body);
  });
  await new Promise<void>((done) => server.listen(0, done));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** @param bodies compressed answers by their text: the bench measures browsers, not this server */
async function answerCall(
  request: IncomingMessage,
  response: ServerResponse,
  answer: AnswerCall,
  bodies: Map<string, Buffer>,
) {
  const { method = 'GET', url: path = '/' } = request;
  try {
    const json = await answer({ method, path, body: await text(request) });
    if (json === undefined) return response.writeHead(404).end();
    const body = bodies.get(json) ?? compressed(json, 5);
    bodies.set(json, body);
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-encoding': 'br',
      'content-length': body.length,
    });
    response.end(body);
  } catch (error) {
    console.error(error);
    response.writeHead(500).end();
  }
}

function compressed(content: string | Buffer, quality: number): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
