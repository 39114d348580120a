import { describe, expect, it, vi } from 'vitest';
import { isolate } from '../../../../src/mount/isolation/isolate.ts';
import * as lightCss from '../../../../src/mount/isolation/light-css.ts';
import { addHtml, withFreshPage } from '../../../support/fresh-page.ts';

withFreshPage();

function press(field: Element, key: string): boolean {
  const page = vi.fn();
  document.addEventListener('keydown', page);
  field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
  document.removeEventListener('keydown', page);
  return page.mock.calls.length > 0;
}

describe('isolate', () => {
  it('keeps the served content, listeners and all, until it shows its place, and gives it back', () => {
    const element = addHtml('<div><button type="button">Served</button> text<!-- note --></div>');
    const served = [...element.childNodes];
    const place = isolate(element);
    expect([...element.childNodes]).toEqual(served);
    place.show();
    expect(element.innerHTML).toBe('<ce-island></ce-island>');
    place.remove();
    expect([...element.childNodes]).toEqual(served);
  });

  it.each(['shadow', 'light'] as const)(
    'adopts no stylesheet in %s isolation before it is on the page',
    (isolation) => {
      const place = isolate(addHtml('<div></div>'), isolation === 'light' ? lightCss : undefined);
      const root = isolation === 'light' ? document : (place.container.getRootNode() as ShadowRoot);
      expect(root.adoptedStyleSheets).toEqual([]);
      place.show();
      expect(root.adoptedStyleSheets.length).toBeGreaterThan(0);
    },
  );

  it.each(['shadow', 'light'] as const)(
    'can show the served content inside, in %s isolation',
    (isolation) => {
      const element = addHtml('<div><a href="/products">Served</a></div>');
      const place = isolate(element, isolation === 'light' ? lightCss : undefined);
      place.show();
      expect(element.querySelector('a')).toBeNull();
      const slot = place.container.appendChild(document.createElement('slot'));
      const stop = place.place.showServed(slot);
      const host = element.querySelector('ce-island');
      expect(element.querySelector('a')?.parentElement).toBe(isolation === 'shadow' ? host : slot);
      stop();
      expect(element.querySelector('a')).toBeNull();
      place.place.showServed(slot);
      place.remove();
      expect(element.innerHTML).toBe('<a href="/products">Served</a>');
    },
  );

  it('keeps focus and text in the served content that it shows inside', () => {
    const element = addHtml('<div><form><input></form></div>');
    const input = element.querySelector('input') as HTMLInputElement;
    input.focus();
    input.value = 'perylene';
    input.setSelectionRange(2, 4);
    const place = isolate(element);
    place.show();
    place.place.showServed(place.container.appendChild(document.createElement('slot')));
    expect(document.activeElement).toBe(input);
    expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['perylene', 2, 4]);
    // Later only whoever takes the content's place knows where the focus goes.
    input.blur();
    place.place.showServed(document.createElement('slot'));
    expect(document.activeElement).not.toBe(input);
  });

  it('finds what the server has rendered, before it is shown and after', () => {
    const element = addHtml('<div>Text<p>Served</p><div><script type="text/plain">1</script></div></div>');
    const place = isolate(element);
    const find = () => ['script', 'p', 'form'].map((name) => place.place.findServed(name)?.textContent);
    expect(find()).toEqual(['1', 'Served', undefined]);
    place.show();
    expect(find()).toEqual(['1', 'Served', undefined]);
    expect(place.place.findServed('.ce-root')).toBeNull();
  });

  it('takes over a mode that the page forces on an ancestor', () => {
    const element = addHtml('<section data-ce-theme="dark"><div id="inner"></div></section>');
    isolate(element.querySelector('#inner') as Element).show();
    expect(element.querySelector('ce-island')?.getAttribute('data-ce-theme')).toBe('dark');
  });

  it('shares its stylesheets among all islands and adopts each once', () => {
    const [one, other] = [addHtml('<div></div>'), addHtml('<div></div>')].map((element) => {
      const place = isolate(element);
      place.place.adopt('.a{top:0}');
      place.place.adopt('.a{top:0}');
      place.show();
      return [...(element.firstElementChild?.shadowRoot?.adoptedStyleSheets ?? [])];
    });
    expect(one?.filter(({ cssRules }) => cssRules[0]?.cssText.startsWith('.a'))).toHaveLength(1);
    expect(other).toEqual(one);
    expect(other?.every((sheet, index) => sheet === one?.[index])).toBe(true);
    expect(document.adoptedStyleSheets).toEqual([]);
  });

  it.each([
    ['a letter in a field', 'input', 'a', false],
    ['a letter in a text area', 'textarea', 'a', false],
    ['a letter in editable text', 'p', 'a', false],
    ['Escape in a field', 'input', 'Escape', true],
    ['Tab in a field', 'input', 'Tab', true],
    ['a letter on a button', 'button', 'a', true],
  ])('lets the page hear of %s or not', (_, name, key, isHeard) => {
    const element = addHtml('<div></div>');
    const place = isolate(element);
    place.show();
    const field = place.container.appendChild(document.createElement(name));
    if (name === 'p') field.setAttribute('contenteditable', '');
    expect(press(field, key)).toBe(isHeard);
  });
});
