import { beforeAll, describe, expect, it, test, vi } from 'vitest';
import { changingCalls } from '../../../../server/cli/check-services/calls/changing-calls.ts';
import { readCalls } from '../../../../server/cli/check-services/calls/read-calls.ts';
import { checkServicesCommand } from '../../../../server/cli/check-services/command.ts';
import type { Report } from '../../../../server/cli/check-services/report.ts';
import { type TestDemo, testDemo } from '../../../demo/server/support/test-demo.ts';
import { PAGES, runOn } from './command-on-demo.ts';

// What files look like is not asked, and drawing them takes longer than all else.
vi.mock('../../../../demo/server/backend/product-pdf.ts', () => ({ renderProductPdf: drawNothing }));
vi.mock('../../../../demo/server/backend/comparison-pdf/comparison-pdf.ts', () => ({
  ...{ renderComparisonPdf: drawNothing },
}));
vi.mock('../../../../demo/server/backend/catalog-pdf/catalog-pdf.ts', () => ({
  renderCatalogPdf: drawNothing,
}));
const drawNothing = vi.hoisted(() => async () => new Uint8Array());

const options = { hasRateLimits: false, foreignOrigins: [PAGES] };

describe('on the demo', () => {
  let demo: TestDemo;
  beforeAll(async () => {
    demo = await testDemo(options);
  });

  const reportFor = async (as?: string, ...args: string[]): Promise<Report> =>
    JSON.parse((await runOn(demo, { as, args: ['--json', ...args] })).text);

  it.each([undefined, 'Rita'])('finds nothing wrong as %s', async (as) => {
    const { calls, counts } = await reportFor(as);
    expect(calls.filter(({ state }) => state === 'wrong')).toEqual([]);
    expect(counts.ok).toBeGreaterThan(50);
  });

  it.each(['Vera', 'Carla'])(
    'asks %s whatever there is an example of, and finds nothing wrong',
    async (as) => {
      const { calls } = await reportFor(as);
      expect(calls.filter(({ state }) => state === 'wrong')).toEqual([]);
      expect(calls.filter(({ state }) => state === 'skipped')).toEqual([]);
    },
  );

  test('sends reads, preflights and searches only', async () => {
    const searches = readCalls
      .filter(({ method }) => method === 'POST')
      .map(({ path }) => path.split('/{')[0] ?? '');
    const sent = new Set<string>();
    const before = JSON.stringify(demo.sql('SELECT * FROM comparisons'));
    await runOn(demo, { as: 'Carla', note: (call) => sent.add(call) });
    const others = [...sent].filter(
      (call) => !/^(GET|OPTIONS) /.test(call) && !searches.some((path) => call.startsWith(`POST ${path}`)),
    );
    expect(sent.size).toBeGreaterThan(80);
    expect(others).toEqual([]);
    expect(JSON.stringify(demo.sql('SELECT * FROM comparisons'))).toBe(before);
  });

  test('with --write saves, changes and removes a comparison', async () => {
    const sent: string[] = [];
    const before = JSON.stringify(demo.sql('SELECT * FROM comparisons'));
    const note = (call: string) => sent.push(call);
    const { text, exitCode } = await runOn(demo, { as: 'Vera', args: ['--write'], note });
    expect(text).toMatch(/ok +POST \/api\/v1\/product-comparison, repeated/);
    expect(text).toMatch(/ok +PUT \/api\/v1\/product-comparison\/\{id\}, on an old version/);
    expect(text).toMatch(/ok +DELETE \/api\/v1\/product-comparison\/\{id\}, on an old version/);
    expect(exitCode).toBe(0);
    expect(sent.filter((call) => call === 'POST /api/v1/product-comparison')).toHaveLength(3);
    expect(JSON.stringify(demo.sql('SELECT * FROM comparisons'))).toBe(before);
  });

  test('asks nothing of what is not offered, which is then no fault', async () => {
    const gone = /\/color\/|\/catalog|\/product-comparison(?!\/productsBy)/;
    const notOffered = [...readCalls, ...changingCalls]
      .filter(({ path }) => gone.test(path))
      .map(({ method, path }) => `${method} ${path.replace('{comparisonId}', '{id}')}`);
    const sent: string[] = [];
    const without = {
      ...{ as: 'Vera', args: ['--write'], note: (call: string) => sent.push(call) },
      change: (call: string, answer: Response) =>
        gone.test(call) ? Response.json({ message: 'No.' }, { ...answer, status: 404 }) : answer,
    };
    const { text, exitCode } = await runOn(demo, { ...without, notOffered });
    expect(text).not.toContain('wrong  ');
    expect(text).toMatch(/ 0 wrong, \d+ skipped, 15 not offered$/);
    expect(exitCode).toBe(0);
    expect(sent.filter((call) => gone.test(call))).toEqual([]);
    const blamed = await runOn(demo, without);
    expect(blamed.exitCode).toBe(1);
    expect(blamed.text).toContain('or name the call in "notOffered"');
  });

  test('writes a line for each call, and no token', async () => {
    const token = (await demo.as('Vera')).token ?? '';
    const leaky = (_: string, answer: Response) =>
      answer.status === 200 ? new Response(`<p>${token}`, { status: 200 }) : answer;
    const { text, exitCode } = await runOn(demo, { as: 'Vera', args: ['--only', 'user'], change: leaky });
    expect(exitCode).toBe(1);
    expect(text).toMatch(/wrong +GET \/api\/v1\/user\/me {2}\(\d+ ms\)\n +with the token: "<p>\[token\]…/);
    expect(text).not.toContain(token.slice(0, 20));
  });
});

test('a service that does not answer is asked once', async () => {
  const sent: string[] = [];
  const { text, exitCode } = await checkServicesCommand(['--config', 'a.json', '--only', 'search'], {
    readFile: () =>
      JSON.stringify({ origin: 'https://www.example.com', services: { search: 'http://search.example' } }),
    environment: {},
    fetch: (url) => {
      sent.push(String(url));
      return Promise.reject(new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } }));
    },
    isTerminal: false,
  });
  expect(exitCode).toBe(1);
  expect(sent).toEqual(['http://search.example/api/v1/color/conditions']);
  expect(text).toContain('with a forged token: no answer (ENOTFOUND)');
  expect(text).toContain('the address: http://search.example');
  expect(text.split('\n').at(-1)).toBe('0 ok, 1 wrong, 0 skipped');
});

describe('the command line', () => {
  const around = {
    readFile: () => JSON.stringify({ origin: PAGES, services: {} }),
    environment: { EMPTY: '' },
    fetch: () => Promise.reject(new Error('Nothing is to be sent.')),
    isTerminal: false,
  };

  it.each([
    [[], '--config is missing'],
    [['--config', 'a.json', '--token', 'secret'], "Unknown option '--token'"],
    [['--config', 'a.json', '--token-env', 'EMPTY'], 'no environment variable EMPTY'],
    [['--config', 'a.json', '--write'], '--write needs a user'],
    [['--config', 'a.json', '--only', 'user,serch'], 'there is no service "serch"'],
  ])('names what is wrong with %j', async (args, message) => {
    await expect(checkServicesCommand(args, around)).rejects.toThrow(message);
    await expect(checkServicesCommand(args, around)).rejects.toMatchObject({ name: 'UsageError' });
  });

  test('names a file that cannot be read', async () => {
    const readFile = () => {
      throw new Error('ENOENT: no such file');
    };
    await expect(checkServicesCommand(['--config', 'a.json'], { ...around, readFile })).rejects.toThrow(
      '--config: ENOENT',
    );
  });
});
