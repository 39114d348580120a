import { beforeEach, describe, expect, test } from 'vitest';
import { saveProfile } from '../../../../src/account/state/save-profile.ts';
import { readPayload } from '../../../../src/payload/read-payload.ts';
import type { RawPayload } from '../../../../src/payload/schema.ts';
import { createPageStore } from '../../../../src/store/store.ts';
import { fakeServices } from '../../../support/services/fake-services.ts';
import type { SentRequest } from '../../../support/services/sent-request.ts';

const ME = '/api/v1/user/me';
const user = {
  ...{ userId: 'u-1', email: 'vera@example.com', firstName: 'Vera', lastName: 'Lindqvist' },
  ...{
    company: 'Nordlack',
    country: 'SE',
    industries: ['coatings'],
    consent: ['inquiries', 'onlineMarketing'],
  },
  notifications: { documents: { enabled: true, interval: 'weekly' as const } },
};

let sent: SentRequest[];
/** What the service has. */
let stored: Record<string, unknown>;
const hasVersions = { current: true };

function service() {
  let version = 1;
  const view = () => ({ ...stored, ...(hasVersions.current && { version: `${version}` }) });
  return {
    change(changes: object) {
      stored = { ...stored, ...changes };
      version += 1;
    },
    replies: {
      [`GET ${ME}`]: () => ({ json: view() }),
      [`PUT ${ME}`]: ({ body, headers }: SentRequest) => {
        const named = headers.get('if-match');
        if (named !== null && named !== `"${version}"`)
          return { json: { message: 'Changed.', code: 'changed' }, status: 412 };
        stored = { ...stored, ...(body as object) };
        version += 1;
        return { json: view() };
      },
    },
  };
}

let elsewhere: ReturnType<typeof service>;
beforeEach(() => {
  stored = { ...user };
  hasVersions.current = true;
  elsewhere = service();
  sent = fakeServices(elsewhere.replies);
});

function openPage(changes: RawPayload['user'] | object = {}) {
  const services = { user: 'https://user.example' };
  return createPageStore(
    readPayload({ fields: { version: 1, services, user: { ...user, version: '1', token: 't', ...changes } } })
      .payload,
  );
}
const puts = () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);

test('sends only what was changed', async () => {
  const store = openPage();
  const { isMerged } = await saveProfile(store, { company: 'Kehl' });
  expect(puts()).toEqual([{ company: 'Kehl' }]);
  expect(isMerged).toBe(false);
  expect(store.getState().user).toMatchObject({ company: 'Kehl', version: '2', token: 't' });
});

describe.each([
  ['with', true],
  ['without', false],
])('saves to a service %s versions', (_, isWith) => {
  beforeEach(() => {
    hasVersions.current = isWith;
  });
  const open = () => openPage(isWith ? {} : { version: undefined });

  test('keeps a consent withdrawn that another device has withdrawn', async () => {
    const store = open();
    elsewhere.change({ consent: ['inquiries'] });
    const { isMerged } = await saveProfile(store, { consent: ['inquiries', 'onlineMarketing', 'surveys'] });
    expect(stored.consent).toEqual(['inquiries', 'surveys']);
    expect(isMerged).toBe(true);
    expect(store.getState().user?.consent).toEqual(['inquiries', 'surveys']);
  });

  test('withdraws what is withdrawn here, and keeps what is given there', async () => {
    const store = open();
    elsewhere.change({ consent: ['inquiries', 'onlineMarketing', 'surveys'] });
    await saveProfile(store, { consent: ['onlineMarketing'] });
    expect(stored.consent).toEqual(['onlineMarketing', 'surveys']);
  });

  test('keeps what another device has changed of industries, notifications and names', async () => {
    const store = open();
    elsewhere.change({
      firstName: 'Veronika',
      industries: ['coatings', 'plastics'],
      notifications: { documents: { enabled: true, interval: 'daily' } },
    });
    await saveProfile(store, { industries: ['coatings', 'printing'], lastName: 'Ek' });
    await saveProfile(store, { notifications: { documents: { enabled: false, interval: 'daily' } } });
    expect(stored).toMatchObject({
      ...{ firstName: 'Veronika', lastName: 'Ek', industries: ['coatings', 'plastics', 'printing'] },
      notifications: { documents: { enabled: false, interval: 'daily' } },
    });
  });
});
