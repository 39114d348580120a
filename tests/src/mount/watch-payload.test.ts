import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openRegistry } from '../../../src/mount/open-registry.ts';
import { pageOfIslands } from '../../../src/mount/page.ts';
import { updatePayload } from '../../../widgets/index.ts';
import { withFreshPage, writePayload } from '../../support/fresh-page.ts';

withFreshPage();

const first = { version: 1, logoutUrl: '/first' };
const next = { version: 1, logoutUrl: '/next' };
const element = () => document.querySelector('#ce-payload') as HTMLElement;
const textNode = () => element().firstChild as Text;

function scriptOf(payload: object): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'ce-payload';
  script.append(JSON.stringify(payload));
  return script;
}

/** The page, and how often it said that its payload has changed. */
function openPage(payload: object | null = first) {
  if (payload) writePayload(payload);
  const { bus } = openRegistry();
  const { store } = pageOfIslands();
  const changed = vi.fn();
  bus.on('payload:changed', changed);
  return { store, changed, logoutUrl: () => store.getState().payload.logoutUrl };
}

/** Observers have been called. */
const observed = () => new Promise((resolve) => setTimeout(resolve));

let errors: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('the page follows', () => {
  it.each<[string, () => void]>([
    ['a text that is set anew, as by Next', () => element().replaceChildren(JSON.stringify(next))],
    [
      'a text node that is changed, as by Svelte',
      () => textNode().replaceData(0, textNode().length, JSON.stringify(next)),
    ],
    ['an element in the place of another', () => element().replaceWith(scriptOf(next))],
    ['an element that is added while the old one stays', () => document.head.append(scriptOf(next))],
    ['a call', () => updatePayload(next)],
  ])('%s', async (_, change) => {
    const { changed, logoutUrl } = openPage();
    change();
    await observed();
    expect(logoutUrl()).toBe('/next');
    expect(changed).toHaveBeenCalledOnce();
    expect(errors).not.toHaveBeenCalled();
  });

  it('the payload that comes after the page', async () => {
    const { logoutUrl } = openPage(null);
    document.body.append(scriptOf(next));
    await observed();
    expect(logoutUrl()).toBe('/next');
  });

  it('the old element once the later one has gone', async () => {
    const { logoutUrl } = openPage();
    const later = scriptOf(next);
    document.body.append(later);
    await observed();
    later.remove();
    await observed();
    expect(logoutUrl()).toBe('/first');
  });
});

describe('the last payload stays', () => {
  it('while there is none, as between two pages', async () => {
    const { changed, logoutUrl } = openPage();
    const old = element();
    old.remove();
    await observed();
    document.body.append(old);
    await observed();
    expect([logoutUrl(), changed.mock.calls]).toEqual(['/first', []]);
  });

  it.each(['{"version": 1,}', '{}', ''])('where the next one is %j, which is said', async (text) => {
    const { logoutUrl } = openPage();
    element().textContent = text;
    await observed();
    expect(logoutUrl()).toBe('/first');
    expect(errors).toHaveBeenCalledOnce();
    expect(String(errors.mock.calls[0])).toContain('The payload must be a JSON object');
  });
});

it('names what is wrong with the next payload, and shows its message', async () => {
  const { store } = openPage();
  element().textContent = JSON.stringify({ ...next, showLogin: 5, actionMessage: { text: 'Sent.' } });
  await observed();
  expect(String(errors.mock.calls)).toContain('showLogin must be boolean, but is 5.');
  expect(store.getState().notices).toMatchObject([{ text: 'Sent.' }]);
});
