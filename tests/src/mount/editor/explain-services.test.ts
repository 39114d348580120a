import { afterEach, expect, test, vi } from 'vitest';
import { reportProblem, type ServiceProblem } from '../../../../src/events/service-problems.ts';
import { explainServices } from '../../../../src/mount/editor/explain-services.ts';

const services = { search: 'https://search.example', user: 'http://localhost:9/user' };
const texts = () =>
  [...document.body.children].map((host) =>
    [...(host.shadowRoot?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent).join(' | '),
  );
const problem = (parts: Partial<ServiceProblem>): ServiceProblem => ({
  ...{ kind: 'foreign', method: 'GET', url: 'https://search.example/a', problem: 'was answered with 404.' },
  ...parts,
});

afterEach(() => vi.restoreAllMocks());

function quiet(): void {
  for (const method of ['error', 'warn'] as const) vi.spyOn(console, method).mockImplementation(() => {});
}

test('names the calls of an address in one box, also those from before', async () => {
  quiet();
  reportProblem(problem({}));
  explainServices({ fields: { services } });
  for (const path of ['b', 'c', 'd']) reportProblem(problem({ url: `https://search.example/${path}` }));
  await vi.waitFor(() => expect(texts()).toHaveLength(1));
  await vi.waitFor(() => expect(texts()[0]).toMatch(/And 1 more/));
  expect(texts()[0]).toMatch(
    /^A service is not where the payload says \| GET https:\/\/search\.example\/a was answered with 404\..*Correct services\.search in the payload\.$/,
  );
});

test('says that the payload has no address of a service', async () => {
  quiet();
  explainServices({ fields: {} });
  reportProblem(problem({ url: `${location.origin}/api/v1/x` }));
  await vi.waitFor(() => expect(texts()[0]).toMatch(/The payload has no address of this service/));
});

test.each<[string, () => Promise<Response>, RegExp]>([
  ['CORS', async () => new Response(), /does not allow this page to read it: .*Access-Control-Allow-Origin/],
  [
    'nobody',
    () => Promise.reject(new TypeError()),
    /No server answers at http:\/\/localhost:9: check services\.user/,
  ],
  [
    'the page’s policy',
    () => {
      const violation = Object.assign(new Event('securitypolicyviolation'), {
        blockedURI: 'http://localhost:9/',
      });
      setTimeout(() => document.dispatchEvent(violation));
      return Promise.reject(new TypeError());
    },
    /content security policy forbids it: add http:\/\/localhost:9 to connect-src/,
  ],
])('finds out why an address is unreachable: %s', async (_, fetch, words) => {
  quiet();
  vi.stubGlobal('fetch', fetch);
  explainServices({ fields: { services } });
  reportProblem(problem({ kind: 'unreachable', url: 'http://localhost:9/user/me' }));
  await vi.waitFor(() => expect(texts()[0]).toMatch(words));
});
