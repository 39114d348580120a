import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, it } from 'vitest';
import { answerErrors } from '../../../../../demo/server/http/refusal.ts';
import { errorCollector } from '../../../../../demo/server/site/errors/collector.ts';

let app: ReturnType<typeof errorCollector>;
beforeEach(() => {
  app = errorCollector(new DatabaseSync(':memory:'));
  app.onError(answerErrors);
});

const post = (body: string) => app.request('/errors/api/1/envelope/', { method: 'POST', body });
const received = async () => (await app.request('/demo/errors.json')).json();
const lines = (...parts: object[]) => parts.map((part) => JSON.stringify(part)).join('\n');

it('keeps the events of an envelope, and nothing else of it', async () => {
  const head = { event_id: 'e1', sdk: {} };
  const answer = await post(
    lines(head, { type: 'session' }, { sid: 's1' }, { type: 'event' }, { event_id: 'e1', level: 'error' }),
  );
  expect(await answer.json()).toEqual({ id: 'e1' });
  expect(await received()).toEqual([{ event_id: 'e1', level: 'error' }]);
});

it.each(['{', lines({}, { type: 'event' })])('refuses what is no envelope: %s', async (body) => {
  expect((await post(`${body}\n{`)).status).toBe(400);
  expect(await received()).toEqual([]);
});

it('refuses what is too large', async () => {
  expect((await post('x'.repeat(200_001))).status).toBe(413);
});
