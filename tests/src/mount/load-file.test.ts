import { beforeEach, expect, it, vi } from 'vitest';
import { fileLoader } from '../../../src/mount/load-file.ts';
import { addHtml } from '../../support/fresh-page.ts';

/** A file whose module says which address it came by. */
const addressOf = async (name: string, query = '') =>
  `data:text/javascript,export const address = ${JSON.stringify(name + query)};`;

const fetchFile = vi.fn(addressOf);

vi.mock('../../../src/mount/load-chunk.ts', () => ({
  loadChunk: (_name: string, load: () => Promise<unknown>) => load(),
}));

beforeEach(() => {
  fetchFile.mockReset().mockImplementation(addressOf);
});

const fail = () => fetchFile.mockRejectedValueOnce(new Error('503'));

it('imports a file once it has arrived', async () => {
  const load = fileLoader(fetchFile, 'react');
  await expect(load('login')).resolves.toMatchObject({ address: 'login' });
  expect(fetchFile.mock.calls).toEqual([['login', '']]);
});

it('imports nothing that did not arrive', async () => {
  fail();
  const load = fileLoader(fetchFile, 'react');
  await expect(load('login')).rejects.toThrow('503');
  expect(globalThis).not.toHaveProperty('hasRun');
});

it.each([
  ['', ['', '?1', '?2', '?3', '?4', '?5', '?5']],
  ['<script type="importmap">{}</script>', ['', '?1', '?2', '?3', '?3', '?3', '?3']],
])(
  'tries again by another address, of those that the page lists in %s, and keeps the one that came',
  async (html, queries) => {
    if (html) addHtml(html);
    const load = fileLoader(fetchFile, 'react');
    for (let failures = 0; failures < 5; failures++) {
      fail();
      await expect(load('login')).rejects.toThrow('503');
    }
    await load('login');
    await load('login');
    expect(fetchFile.mock.calls.map(([, query]) => query)).toEqual(queries);
  },
);

it('uses up no address while there is no connection', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = fileLoader(fetchFile, 'react');
  fail();
  for (let tries = 0; tries < 5; tries++) await expect(load('login')).rejects.toThrow();
  expect(fetchFile).toHaveBeenCalledOnce();
  onLine.mockReturnValue(true);
  await expect(load('login')).resolves.toMatchObject({ address: 'login?1' });
});

it('has another address for one file, and none for another', async () => {
  const load = fileLoader(fetchFile, 'react');
  for (const file of ['login', 'react']) {
    fail();
    await expect(load(file)).rejects.toThrow('503');
  }
  await load('react');
  await load('http');
  expect(fetchFile.mock.calls.slice(2)).toEqual([
    ['react', ''],
    ['http', ''],
  ]);
});
