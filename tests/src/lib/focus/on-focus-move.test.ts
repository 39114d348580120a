import { expect, test, vi } from 'vitest';
import { deepActiveElement } from '../../../../src/lib/focus/deep-active-element.ts';
import { onFocusMove } from '../../../../src/lib/focus/on-focus-move.ts';
import { addHtml } from '../../../support/fresh-page.ts';

function twoFields(): [host: HTMLElement, first: HTMLElement, second: HTMLElement] {
  const host = addHtml('<div></div>');
  const [first, second] = [document.createElement('input'), document.createElement('input')];
  host.attachShadow({ mode: 'open' }).append(first, second);
  return [host, first, second];
}

/** As in browsers, the event stays in the root in which the focus moves. */
const moveWithin = (root: ShadowRoot | null, to: HTMLElement) => {
  to.focus();
  root?.dispatchEvent(new FocusEvent('focusin'));
};

test('tells moves into a shadow root, within it and out of it', () => {
  const [host, first, second] = twoFields();
  const seen: (Element | null)[] = [];
  const stop = onFocusMove(() => seen.push(deepActiveElement()));
  first.focus();
  expect(seen.at(-1)).toBe(first);
  moveWithin(host.shadowRoot, second);
  expect(seen.at(-1)).toBe(second);
  second.blur();
  expect(seen.at(-1)).toBeNull();
  stop();
});

test('hears a root that had the focus before', () => {
  const [host, first, second] = twoFields();
  first.focus();
  const moved = vi.fn();
  const stop = onFocusMove(moved);
  moveWithin(host.shadowRoot, second);
  expect(moved).toHaveBeenCalled();
  stop();
  moved.mockClear();
  moveWithin(host.shadowRoot, first);
  expect(moved).not.toHaveBeenCalled();
});
