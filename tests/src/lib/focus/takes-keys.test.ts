import { afterEach, expect, it } from 'vitest';
import { takesKeys } from '../../../../src/lib/focus/takes-keys.ts';

afterEach(() => document.body.replaceChildren());

/** Whether a key pressed on the element named `on` is taken. */
function isTaken(html: string, host: Element | ShadowRoot = document.body): boolean {
  host.innerHTML = html;
  const target = host.querySelector('[data-on]') ?? host;
  let isTaken: boolean | undefined;
  const listen = (event: Event) => {
    isTaken = takesKeys(event as KeyboardEvent);
  };
  addEventListener('keydown', listen, { once: true, capture: true });
  target.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, composed: true }));
  return isTaken === true;
}

it.each([
  '<input data-on>',
  '<input type="search" data-on>',
  '<textarea data-on></textarea>',
  '<select data-on></select>',
  '<div role="textbox" tabindex="0" data-on></div>',
  '<ul role="listbox"><li role="option" data-on></li></ul>',
  '<dialog open><button data-on></button></dialog>',
  '<div role="dialog"><button data-on></button></div>',
  // Either may hold a field in a closed shadow root.
  '<x-editor data-on></x-editor>',
  '<div data-on></div>',
])('a key belongs to %s', (html) => {
  expect(isTaken(html)).toBe(true);
});

it.each([
  '<input type="checkbox" data-on>',
  '<button data-on></button>',
  '<a href="/" data-on>x</a>',
  '<h2 tabindex="-1" data-on>Products</h2>',
  '<p></p>',
])('a key is free on %s', (html) => {
  expect(isTaken(html)).toBe(false);
});

it('looks into open shadow roots', () => {
  const host = document.body.appendChild(document.createElement('div'));
  expect(isTaken('<input data-on>', host.attachShadow({ mode: 'open' }))).toBe(true);
});

it('knows what is edited in place', () => {
  document.body.innerHTML = '<a contenteditable data-on></a>';
  const target = document.querySelector('[data-on]') as HTMLElement;
  Object.defineProperty(target, 'isContentEditable', { value: true });
  const event = new KeyboardEvent('keydown', { key: '/', bubbles: true });
  target.dispatchEvent(event);
  expect(takesKeys(Object.assign(event, { composedPath: () => [target, document.body] }))).toBe(true);
});
