import { beforeEach, expect, it, vi } from 'vitest';
import { ServiceError } from '../../../../src/errors/service-error.ts';
import { createPageStore } from '../../../../src/store/store.ts';
import { readFormTokenAhead, sendWithFormToken } from '../../../../src/store/write/form-token.ts';
import type { Answer } from '../../../support/services/answers.ts';
import { fakeServices } from '../../../support/services/fake-services.ts';
import type { SentRequest } from '../../../support/services/sent-request.ts';

const services = { site: 'https://site.example' };
const refused = new ServiceError({ kind: 'http', status: 403, code: 'invalid_form_token' });
const answer = vi.fn<() => Answer>();
let sent: SentRequest[] = [];

beforeEach(() => {
  answer.mockReset();
  sent = fakeServices({ 'GET /api/v1/payload': answer });
});

/** A call that takes one token only. */
const takes = (good: string) =>
  vi.fn(async (token: string) => {
    if (token !== good) throw refused;
    return 'sent';
  });

it('sends with the token of the page', async () => {
  const send = takes('of the page');
  const store = createPageStore({ services, formSecurityToken: 'of the page' });
  expect(await sendWithFormToken(store, send)).toBe('sent');
  expect(answer).not.toHaveBeenCalled();
});

it('replaces a token that is refused, once and for all forms to come (decision 31)', async () => {
  answer.mockReturnValueOnce({ json: { version: 1, formSecurityToken: 'fresh' } });
  const send = takes('fresh');
  const store = createPageStore({ services, formSecurityToken: 'too old' });
  expect(await sendWithFormToken(store, send)).toBe('sent');
  expect(send.mock.calls).toEqual([['too old'], ['fresh']]);
  expect(sent[0]?.url).toBe('https://site.example/api/v1/payload');
  await sendWithFormToken(store, send);
  expect(send.mock.calls.at(-1)).toEqual(['fresh']);
  expect(answer).toHaveBeenCalledOnce();
});

it('asks for a token where the page has none', async () => {
  answer.mockReturnValueOnce({ json: { formSecurityToken: 'fresh' } });
  expect(await sendWithFormToken(createPageStore({ services }), takes('fresh'))).toBe('sent');
});

it('asks for it ahead, once, only where the page has none', async () => {
  answer.mockReturnValue({ json: { formSecurityToken: 'fresh' } });
  await readFormTokenAhead(createPageStore({ services, formSecurityToken: 'of the page' }));
  expect(sent).toEqual([]);
  const store = createPageStore({ services });
  await Promise.all([readFormTokenAhead(store), readFormTokenAhead(store)]);
  expect(await sendWithFormToken(store, takes('fresh'))).toBe('sent');
  expect(sent).toHaveLength(1);
});

it('tells when the fresh token is refused as well', async () => {
  answer.mockReturnValueOnce({ json: { formSecurityToken: 'fresh' } });
  const send = takes('none');
  const store = createPageStore({ services, formSecurityToken: 'too old' });
  await expect(sendWithFormToken(store, send)).rejects.toBe(refused);
  expect(send).toHaveBeenCalledTimes(2);
});

it.each<[string, Answer, string]>([
  ['no connection', 'no connection', 'offline'],
  ['an answer without a token', { wrong: { version: 1 } }, 'malformed'],
])('tells when a fresh token cannot be had: %s', async (_, fail, kind) => {
  answer.mockReturnValueOnce(fail);
  const store = createPageStore({ services, formSecurityToken: 'too old' });
  await expect(sendWithFormToken(store, takes('fresh'))).rejects.toMatchObject({ kind });
});

it('lets failures that are not about the token pass', async () => {
  const failure = new ServiceError({ kind: 'http', status: 429 });
  const send = vi.fn().mockRejectedValue(failure);
  const store = createPageStore({ services, formSecurityToken: 'token' });
  await expect(sendWithFormToken(store, send)).rejects.toBe(failure);
  expect(send).toHaveBeenCalledOnce();
});
