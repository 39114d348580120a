import { afterEach, describe, expect, test } from 'vitest';
import { heldBack, inTurn, nothing, refuse, tooMany } from './answers.ts';
import { takeBreaches } from './breaches.ts';
import { answerAll, fakeServices, type Replies } from './fake-services.ts';

const PIGMENT = 'https://search.example/api/v1/pigment/p-1';
const COUNTRIES = 'https://backend.example/api/v1/country';
const FORGOTTEN = 'https://user.example/api/v1/user/forgot-password';
const post = (body: unknown) => ({ method: 'POST', body: JSON.stringify(body) });
const ask = async (replies: Replies, url: string, init?: RequestInit) => {
  fakeServices(replies);
  return (await fetch(url, init)).json();
};

// What a test has breached on purpose must not fail it.
afterEach(() => void takeBreaches());

describe('an answer', () => {
  test('is found by the path itself, by the path of the document, or for every call', async () => {
    const replies: Replies = { 'GET /api/v1/pigment/{productId}': { json: { prd: 'any' } } };
    expect(await ask(replies, PIGMENT)).toMatchObject({ prd: 'any' });
    replies['GET /api/v1/pigment/p-1'] = { json: { prd: 'this' } };
    expect(await ask(replies, PIGMENT)).toMatchObject({ prd: 'this' });
    expect(await ask({ '*': { json: { SE: 'Sweden' } } }, COUNTRIES)).toEqual({ SE: 'Sweden' });
  });

  test('has what the contract requires besides what is given', async () => {
    const answer = await ask(
      { 'GET /api/v1/pigment/p-1': { json: { assets: [{ id: 'a-0001-01' }] } } },
      PIGMENT,
    );
    expect(answer).toMatchObject({ isActive: true, industries: [] });
    expect(answer.assets[0]).toMatchObject({ id: 'a-0001-01', version: 1, locale: null, filename: null });
    expect(takeBreaches()).toEqual([]);
  });

  test('has the status that the call describes', async () => {
    fakeServices({ 'POST /api/v1/user/forgot-password': nothing, '*': { json: {} } });
    const { status } = await fetch('https://user.example/api/v1/user/me/download-token', { method: 'POST' });
    expect(status).toBe(201);
  });

  test('that is wrong fails the test with the path in the JSON', async () => {
    await ask({ '*': { json: { SE: 7 } } }, COUNTRIES);
    expect(takeBreaches()).toEqual(['The fake answer to GET /api/v1/country is wrong: /SE must be string']);
  });

  test('may be wrong where the test says so', async () => {
    expect(await ask({ '*': { wrong: { SE: 7 } } }, COUNTRIES)).toEqual({ SE: 7 });
    expect(takeBreaches()).toEqual([]);
  });

  test('of another status fails the test', async () => {
    await expect(ask({ '*': refuse(409) }, PIGMENT)).rejects.toThrow('does not describe the status 409');
    await expect(ask({ '*': nothing }, COUNTRIES)).rejects.toThrow('does not describe the status 204');
    expect(takeBreaches()).toHaveLength(2);
  });

  test('of another type fails the test', async () => {
    const file = { file: 'a', headers: { 'content-type': 'text/csv' } };
    await expect(ask({ '*': file }, PIGMENT)).rejects.toThrow('does not describe the type "text/csv"');
  });
});

describe('a request', () => {
  test('is recorded with method, address, body and call', async () => {
    const sent = answerAll({ sent: true });
    await fetch(FORGOTTEN, post({ email: 'a@example.com' }));
    expect(sent).toEqual([{ method: 'POST', url: FORGOTTEN, body: { email: 'a@example.com' } }]);
    expect(sent[0]?.call).toBe('POST /api/v1/user/forgot-password');
  });

  test('with a wrong body fails the test', async () => {
    await ask({ '*': { json: {} } }, FORGOTTEN, post({ email: 'nobody' }));
    expect(takeBreaches()).toEqual([
      expect.stringContaining(
        'The body sent to POST /api/v1/user/forgot-password is wrong: /email must match',
      ),
    ]);
  });

  test.each([
    ['GET', 'https://search.example/api/v1/nothing', 'openapi.yaml knows no call "GET /api/v1/nothing".'],
    ['PUT', COUNTRIES, 'openapi.yaml knows no call "PUT /api/v1/country".'],
    ['GET', COUNTRIES.replace('backend', 'user'), 'is a call of the backend service, but user was asked.'],
  ])('%s %s fails the test', async (method, url, sentence) => {
    answerAll({});
    await expect(fetch(url, { method })).rejects.toThrow(sentence);
    expect(takeBreaches()).toEqual([expect.stringContaining(sentence)]);
  });

  test('without an answer fails the test', async () => {
    await expect(ask({}, COUNTRIES)).rejects.toThrow('There is no answer to GET /api/v1/country.');
    expect(takeBreaches()).toHaveLength(1);
  });
});

describe('a fault', () => {
  test('is a lost connection, or a refusal that says when to try again', async () => {
    await expect(ask({ '*': 'no connection' }, COUNTRIES)).rejects.toThrow(TypeError);
    fakeServices({ '*': tooMany(30, 'Slow down.') });
    const answer = await fetch(COUNTRIES);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '30']);
    expect(await answer.json()).toEqual({ message: 'Slow down.' });
  });

  test('is an answer that never comes, until the call is given up', async () => {
    const caller = new AbortController();
    const answer = ask({ '*': 'never' }, COUNTRIES, { signal: caller.signal });
    caller.abort();
    await expect(answer).rejects.toThrow('abort');
  });
});

test('answers come in turn, the last one stays', async () => {
  const replies = { '*': inTurn({ json: { SE: 'Sweden' } }, () => ({ json: {} })) };
  fakeServices(replies);
  const answers = [];
  for (let call = 0; call < 3; call++) answers.push(await (await fetch(COUNTRIES)).json());
  expect(answers).toEqual([{ SE: 'Sweden' }, {}, {}]);
});

test('answers arrive in the order that the test chooses', async () => {
  const [first, second] = [heldBack(), heldBack()];
  fakeServices({ '*': inTurn(first.answer, second.answer) });
  const arrived: string[] = [];
  const calls = ['first', 'second'].map((name) => fetch(COUNTRIES).then(() => arrived.push(name)));
  second.arrive({ json: {} });
  await calls[1];
  first.arrive({ json: {} });
  await Promise.all(calls);
  expect(arrived).toEqual(['second', 'first']);
});
