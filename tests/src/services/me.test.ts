import { describe, expect, it } from 'vitest';
import * as me from '../../../src/services/me.ts';
import { fakeContext } from '../../support/http-context.ts';
import { answerAll, answerAnyway } from '../../support/services/fake-services.ts';

const http = fakeContext('t');
const base = 'https://user.example/api/v1/user/me';
const answer = {
  userId: 7,
  email: 'ada@example.com',
  notifications: { documents: { enabled: true, interval: 'daily' } },
};
const notifications = { documents: { enabled: true, interval: 'weekly' } } as const;

describe.each([
  ['readMe', () => me.readMe(http), 'GET', '', undefined],
  ['changeMe', () => me.changeMe(http, { company: 'Ada Ltd' }), 'PUT', '', { company: 'Ada Ltd' }],
  ['changeMe', () => me.changeMe(http, { notifications }), 'PUT', '', { notifications }],
  [
    'changePassword',
    () => me.changePassword(http, 'pigment57', 'key-1'),
    'PUT',
    '',
    { password: 'pigment57' },
  ],
  [
    'changeEmail',
    () => me.changeEmail(http, 'b@example.com', 'key-1'),
    'PUT',
    '/changeEmail',
    { newEmail: 'b@example.com' },
  ],
  [
    'requestValidation',
    () => me.requestValidation(http, { region: 'europe', subRegion: 'northern-europe' }, 'key-1'),
    'PUT',
    '/validationRequest',
    { region: 'europe', subRegion: 'northern-europe' },
  ],
  [
    'requestValidation without a subregion',
    () => me.requestValidation(http, { region: 'africa' }, 'key-1'),
    'PUT',
    '/validationRequest',
    { region: 'africa' },
  ],
])('the call %s of the user service', (_name, call, method, path, body) => {
  it('sends what the specification says, and answers the user', async () => {
    const sent = answerAnyway(answer);
    const user = await call();
    expect(sent).toEqual([{ method, url: base + path, body }]);
    expect(user).toMatchObject({ userId: '7', email: 'ada@example.com', industries: [], consent: [] });
    expect(user.notifications).toEqual(answer.notifications);
  });

  it('takes anything but a user for malformed', async () => {
    answerAnyway({});
    await expect(call()).rejects.toMatchObject({ kind: 'malformed' });
  });
});

it('acceptPrivacyPolicy answers all states; one that says nothing else is accepted', async () => {
  const sent = answerAnyway([
    { version: '1' },
    { version: '2', accepted: false, date: '2026-09-04T08:00:00.000Z' },
  ]);
  expect(await me.acceptPrivacyPolicy(http, '2')).toEqual([
    { version: '1', accepted: true },
    { version: '2', accepted: false, date: '2026-09-04T08:00:00.000Z' },
  ]);
  expect(sent).toEqual([{ method: 'PUT', url: `${base}/privacy-policy`, body: { version: '2' } }]);
});

describe('readLog', () => {
  it('asks by type, product and limit', async () => {
    const sent = answerAnyway([{ type: 'sampleRequest', createdDate: '2026-11-02T09:00:00.000Z' }]);
    expect(await me.readLog(http, { type: 'sampleRequest', prd: '4711', limit: 1 })).toEqual([
      {
        ...{ type: 'sampleRequest', prd: null, productName: null, reason: null, address: null },
        createdDate: '2026-11-02T09:00:00.000Z',
      },
    ]);
    expect(sent[0]?.url).toBe(`${base}/log?type=sampleRequest&prd=4711&limit=1`);
  });

  it('is aborted by its caller', async () => {
    answerAll([]);
    const call = me.readLog(http, { type: 'x' }, { signal: AbortSignal.abort() });
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
  });
});

it('a refusal keeps its code', async () => {
  answerAll({ message: 'Please log in again.', code: 'reauthentication_required' }, 403);
  await expect(me.changePassword(http, 'pigment57', 'key-1')).rejects.toMatchObject({
    status: 403,
    code: 'reauthentication_required',
  });
});
