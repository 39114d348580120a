import { describe, expect, it, vi } from 'vitest';
import { type BuiltFiles, fileFetcher } from '../../../src/mount/built-files.ts';
import { withFreshPage } from '../../support/fresh-page.ts';

withFreshPage();

const known = (): BuiltFiles => ({
  login: ['LOGIN', 'forms', 'react'],
  forms: ['FORMS', 'react'],
  react: ['REACT'],
});
const base = 'https://cdn.example/ce-widgets.js';
const learnNothing = () => Promise.reject(new Error('nothing to learn'));

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
const asked = () =>
  links().map(({ href, integrity }) => [href.slice('https://cdn.example/'.length), integrity]);
const answer = (type: 'load' | 'error', ...files: string[]) => {
  for (const link of links()) {
    if (files.some((file) => link.href === `https://cdn.example/${file}`))
      link.dispatchEvent(new Event(type));
  }
};

/** What became of a promise so far. */
async function stateOf(promise: Promise<unknown>): Promise<string> {
  const state = promise.then(
    () => 'arrived',
    () => 'failed',
  );
  return Promise.race([state, new Promise<string>((done) => setTimeout(done, 0, 'on its way'))]);
}

describe('a file is fetched', () => {
  it('with all that it imports, each with its hash and once', async () => {
    const fetchFile = fileFetcher(known(), base, learnNothing);
    const login = fetchFile('login');
    void fetchFile('forms');
    expect(asked()).toEqual([
      ['login-LOGIN.js', 'sha256-LOGIN'],
      ['forms-FORMS.js', 'sha256-FORMS'],
      ['react-REACT.js', 'sha256-REACT'],
    ]);
    answer('load', 'login-LOGIN.js', 'forms-FORMS.js');
    expect(await stateOf(login)).toBe('on its way');
    answer('load', 'react-REACT.js');
    expect(await stateOf(login)).toBe('arrived');
  });

  it('by the address that is asked for; what it imports keeps its own', () => {
    void fileFetcher(known(), base, learnNothing)('forms', '?1');
    expect(asked()).toEqual([
      ['forms-FORMS.js?1', 'sha256-FORMS'],
      ['react-REACT.js', 'sha256-REACT'],
    ]);
  });

  it('with the `crossorigin` of the page’s own preload, if it has one', () => {
    document.head.innerHTML =
      '<link rel="modulepreload" crossorigin="anonymous" href="https://cdn.example/react-REACT.js">';
    void fileFetcher(known(), base, learnNothing)('forms');
    const given = links().map(({ href, crossOrigin }) => [href.split('/').pop(), crossOrigin]);
    expect(given).toEqual([
      ['react-REACT.js', 'anonymous'],
      // As happy-dom writes `null`.
      ['forms-FORMS.js', 'null'],
      ['react-REACT.js', 'anonymous'],
    ]);
  });

  it('as soon as the list of files names it', async () => {
    const files: BuiltFiles = {};
    const learn = vi.fn(async () => void Object.assign(files, known()));
    const react = fileFetcher(files, base, learn)('react');
    expect(asked()).toEqual([]);
    await vi.waitFor(() => expect(asked()).toEqual([['react-REACT.js', 'sha256-REACT']]));
    answer('load', 'react-REACT.js');
    expect(await stateOf(react)).toBe('arrived');
    expect(learn).toHaveBeenCalledExactlyOnceWith('react');
  });
});

describe('a file that is missing, or not what was built,', () => {
  it('does not waste the only address of what it imports while there is no connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const fetchFile = fileFetcher(known(), base, learnNothing);
    const missing = fetchFile('login');
    expect(asked().map(([file]) => file)).toEqual(['login-LOGIN.js']);
    answer('error', 'login-LOGIN.js');
    expect(await stateOf(missing)).toBe('failed');
    expect(asked()).toHaveLength(1);
    const kept = fetchFile('login', '?1');
    answer('load', 'login-LOGIN.js?1');
    await vi.waitFor(() => expect(asked()).toHaveLength(4));
    answer('load', 'forms-FORMS.js', 'react-REACT.js');
    expect(await stateOf(kept)).toBe('arrived');
  });

  it('fails if no list has it, after one look', async () => {
    const learn = vi.fn(async () => {
      if (learn.mock.calls.length > 1) throw new Error('learnt twice');
    });
    const file = fileFetcher(known(), base, learn)('gone');
    await expect(file).rejects.toThrow('No file gone');
  });

  it('fails each file that needs it, too', async () => {
    const login = fileFetcher(known(), base, learnNothing)('login');
    answer('load', 'login-LOGIN.js', 'react-REACT.js');
    answer('error', 'forms-FORMS.js');
    expect(await stateOf(login)).toBe('failed');
  });

  it('is fetched again when asked for again, without what has arrived', async () => {
    const fetchFile = fileFetcher(known(), base, learnNothing);
    const first = fetchFile('login');
    answer('load', 'login-LOGIN.js', 'react-REACT.js');
    answer('error', 'forms-FORMS.js');
    await expect(first).rejects.toBeDefined();
    for (const link of links()) link.remove();
    const second = fetchFile('login');
    expect(asked().map(([file]) => file)).toEqual(['login-LOGIN.js', 'forms-FORMS.js']);
    answer('load', 'login-LOGIN.js', 'forms-FORMS.js');
    expect(await stateOf(second)).toBe('arrived');
  });

  it('fails too where nobody knows it', async () => {
    await expect(fileFetcher({}, base, learnNothing)('login')).rejects.toThrow('nothing to learn');
  });
});

it('a browser that cannot preload modules is not waited for', async () => {
  const { relList } = document.createElement('link');
  vi.spyOn(Object.getPrototypeOf(relList), 'supports').mockReturnValue(false);
  expect(await stateOf(fileFetcher(known(), base, learnNothing)('login'))).toBe('arrived');
});
