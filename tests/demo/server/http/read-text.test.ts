import { connect } from 'node:net';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { LARGEST_BODY, readText } from '../../../../demo/server/http/read-text.ts';
import { answerErrors } from '../../../../demo/server/http/refusal.ts';
import { listenAnywhere } from '../support/listen-anywhere.ts';

const url = 'http://localhost/';

/** A body of `count` parts of 1 kB; `taken` says how many were asked for. */
function bodyOf(count: number) {
  const body = { taken: 0, stream: new ReadableStream<Uint8Array>() };
  body.stream = new ReadableStream({
    pull(controller) {
      if (body.taken === count) return controller.close();
      body.taken++;
      controller.enqueue(new Uint8Array(1024).fill(97));
    },
  });
  return body;
}

const post = (stream: ReadableStream<Uint8Array>, headers: Record<string, string> = {}) =>
  new Request(url, { method: 'POST', body: stream, duplex: 'half', headers } as RequestInit);

test('reads up to the limit, characters that two parts share too', async () => {
  const largest = new Request(url, { method: 'POST', body: 'x'.repeat(LARGEST_BODY) });
  expect(await readText(largest)).toHaveLength(LARGEST_BODY);
  expect(await readText(new Request(url, { method: 'POST' }))).toBe('');
  const parts = new ReadableStream({
    start(controller) {
      for (const byte of new TextEncoder().encode('ü')) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  expect(await readText(post(parts))).toBe('ü');
});

test('refuses a long one by its announced length, before reading', async () => {
  const body = bodyOf(1000);
  const refused = readText(post(body.stream, { 'content-length': '1024000' }));
  await expect(refused).rejects.toMatchObject({ status: 413, body: { code: 'too_large' } });
  expect(body.taken).toBeLessThan(3);
});

test('stops reading where a stream passes the limit', async () => {
  const body = bodyOf(1000);
  await expect(readText(post(body.stream))).rejects.toMatchObject({ status: 413 });
  expect(body.taken).toBeLessThan(70);
});

test('counts the bytes of a body, not its characters', async () => {
  const request = new Request(url, { method: 'POST', body: 'ü'.repeat(10) });
  await expect(readText(request, 19)).rejects.toMatchObject({ status: 413 });
});

test('answers who sends on for ever, and closes the connection', async () => {
  const app = new Hono().onError(answerErrors);
  app.post('/', async (c) => c.text(await readText(c.req.raw)));
  const { port, stop } = await listenAnywhere(app);
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (part) => {
    answer += part;
  });
  const closed = new Promise((resolve) => socket.on('close', resolve));
  socket.on('error', () => {});
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n');
  const part = `400\r\n${'a'.repeat(1024)}\r\n`;
  const send = () => {
    while (!socket.destroyed && socket.write(part));
  };
  socket.on('drain', send);
  send();
  await closed;
  await stop();
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain('too_large');
});
