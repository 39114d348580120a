import { afterEach, describe, expect, it, vi } from 'vitest';
import { filesAddress } from '../../../src/mount/files-address.ts';
import { withFreshPage } from '../../support/fresh-page.ts';

withFreshPage();
afterEach(() => {
  delete document.documentElement.dataset.ceBase;
  for (const script of document.querySelectorAll('script')) script.remove();
});

const LOADER = 'https://cdn.example/ce/ce-widgets.js';

/** Says which script runs: one with this address, an inlined one (`''`), or a module (`null`). */
function runs(src: string | null): void {
  const script = document.createElement('script');
  Object.defineProperty(script, 'src', { value: src ?? '' });
  vi.spyOn(Document.prototype, 'currentScript', 'get').mockReturnValue(src === null ? null : script);
}

/** Adds a script tag that does not run in a test. */
function addScript(attributes: Record<string, string>): void {
  const script = document.createElement('script');
  for (const [name, value] of Object.entries({ type: 'text/plain', ...attributes })) {
    script.setAttribute(name, value);
  }
  document.head.append(script);
}

describe('the address of the files', () => {
  it('is that of the running script', () => {
    runs(LOADER);
    expect(filesAddress()).toBe(LOADER);
  });

  it.each([
    ['a module', null],
    ['an inlined script', ''],
  ])('is that of the script called ce-widgets where %s runs', (_, src) => {
    runs(src);
    addScript({ src: 'https://cms.example/theme.js' });
    addScript({ src: `${LOADER}?ver=6.5` });
    expect(filesAddress()).toBe(`${LOADER}?ver=6.5`);
  });

  it.each([
    ['https://cdn.example/ce', 'https://cdn.example/ce/'],
    ['https://cdn.example/ce/', 'https://cdn.example/ce/'],
    ['/assets/ce', 'http://localhost:3000/assets/ce/'],
    ['//cdn.example/ce', 'http://cdn.example/ce/'],
  ])('is the folder %s that the page names, also where several scripts were combined', (folder, address) => {
    runs('https://cms.example/cache/combined.js');
    document.documentElement.dataset.ceBase = folder;
    expect(filesAddress()).toBe(address);
  });

  it('is the folder that a script tag names', () => {
    runs(null);
    addScript({ 'data-ce-base': 'https://cdn.example/ce' });
    expect(filesAddress()).toBe('https://cdn.example/ce/');
  });

  it('is not for an editor’s HTML to choose', () => {
    runs(LOADER);
    document.body.innerHTML = '<p data-ce-base="https://evil.example">';
    expect(filesAddress()).toBe(LOADER);
  });

  it('is unknown where nothing tells it', () => {
    runs(null);
    expect(filesAddress()).toBeUndefined();
    runs('');
    document.documentElement.dataset.ceBase = '';
    expect(filesAddress()).toBeUndefined();
  });
});
