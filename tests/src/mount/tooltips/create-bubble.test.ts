import { beforeEach, expect, test } from 'vitest';
import { type Bubble, createBubble } from '../../../../src/mount/tooltips/create-bubble.ts';
import { addHtml, withFreshPage } from '../../../support/fresh-page.ts';

withFreshPage();

let bubble: Bubble;
let link: HTMLElement;

beforeEach(() => {
  bubble = createBubble();
  link = addHtml('<a href="/" data-ce-tooltip="Opens the <b>sheet</b>">i</a>');
});

const popover = () => bubble.host.shadowRoot?.querySelector('[popover]') as HTMLElement;
const isOpen = () => popover().hasAttribute('data-open');
const top = () => popover().style.getPropertyValue('--ce-_y');

/** Moves the element to this distance from the window's top. */
function put(element: HTMLElement, y: number) {
  element.getBoundingClientRect = () => new DOMRect(100, y, 20, 20);
}

test('it is put back onto a page whose body was replaced', () => {
  document.body.replaceChildren(link);
  bubble.show(link);
  expect([bubble.host.isConnected, isOpen()]).toEqual([true, true]);
});

test('it says the element’s words, as text, and only to the eye', () => {
  bubble.show(link);
  expect([isOpen(), popover().textContent]).toEqual([true, 'Opens the <b>sheet</b>']);
  expect(popover().getAttribute('aria-hidden')).toBe('true');
  bubble.hide();
  expect(isOpen()).toBe(false);
});

test('it stays at the element while the page scrolls, and no longer once it is hidden', () => {
  put(link, 300);
  bubble.show(link);
  expect(top()).toBe('300px');
  put(link, 200);
  dispatchEvent(new Event('scroll'));
  expect(top()).toBe('200px');
  bubble.hide();
  put(link, 100);
  dispatchEvent(new Event('scroll'));
  expect(top()).toBe('200px');
});

test('shown at another element, it has left the first one', () => {
  const other = addHtml('<a href="/" data-ce-tooltip="Closes it">x</a>');
  put(link, 300);
  put(other, 50);
  bubble.show(link);
  bubble.show(other);
  put(link, 200);
  dispatchEvent(new Event('scroll'));
  expect([isOpen(), popover().textContent, top()]).toEqual([true, 'Closes it', '50px']);
});

test('hiding what is hidden does nothing', () => {
  expect(() => bubble.hide()).not.toThrow();
  expect(isOpen()).toBe(false);
});
