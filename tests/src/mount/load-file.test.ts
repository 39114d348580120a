import { beforeEach, expect, it, vi } from 'vitest';
import { fileLoader } from '../../../src/mount/load-file.ts';

const fetchFile = vi.fn(async (_file: string, _query?: string): Promise<unknown> => undefined);

/** A file whose module says which address it came by. */
const urlOf = (file: string) => `data:text/javascript,export const address = ${JSON.stringify(file)};`;

vi.mock('../../../src/mount/load-chunk.ts', () => ({
  loadChunk: (_name: string, load: () => Promise<unknown>) => load(),
}));

beforeEach(() => {
  fetchFile.mockReset();
});

const fail = () => fetchFile.mockRejectedValueOnce(new Error('503'));

it('imports a file once it has arrived', async () => {
  const load = fileLoader(fetchFile, urlOf, 'react-1.js');
  await expect(load('login', 'login-1.js')).resolves.toMatchObject({ address: 'login-1.js' });
  expect(fetchFile.mock.calls).toEqual([['login-1.js', '']]);
});

it('imports nothing that did not arrive', async () => {
  fail();
  const wrong = 'data:text/javascript,globalThis.hasRun = true;';
  const load = fileLoader(fetchFile, () => wrong, 'react-1.js');
  await expect(load('login', 'login-1.js')).rejects.toThrow('503');
  expect(globalThis).not.toHaveProperty('hasRun');
});

it('tries again by another address, four in all, and keeps the one that came', async () => {
  const load = fileLoader(fetchFile, urlOf, 'react-1.js');
  for (let failures = 0; failures < 5; failures++) {
    fail();
    await expect(load('login', 'login-1.js')).rejects.toThrow('503');
  }
  await load('login', 'login-1.js');
  await load('login', 'login-1.js');
  expect(fetchFile.mock.calls.map(([, query]) => query)).toEqual(['', '?1', '?2', '?3', '?3', '?3', '?3']);
});

it('uses up no address while there is no connection', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = fileLoader(fetchFile, urlOf, 'react-1.js');
  fail();
  for (let tries = 0; tries < 5; tries++) await expect(load('login', 'login-1.js')).rejects.toThrow();
  expect(fetchFile).toHaveBeenCalledOnce();
  onLine.mockReturnValue(true);
  await expect(load('login', 'login-1.js')).resolves.toMatchObject({ address: 'login-1.js?1' });
});

it('has another address for one file, and none for another', async () => {
  const load = fileLoader(fetchFile, urlOf, 'react-1.js');
  for (const file of ['login-1.js', 'react-1.js']) {
    fail();
    await expect(load('x', file)).rejects.toThrow('503');
  }
  await load('react', 'react-1.js');
  await load('http', 'http-1.js');
  expect(fetchFile.mock.calls.slice(2)).toEqual([
    ['react-1.js', ''],
    ['http-1.js', ''],
  ]);
});
