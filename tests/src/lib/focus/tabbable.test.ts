import { expect, test } from 'vitest';
import { deepActiveElement } from '../../../../src/lib/focus/deep-active-element.ts';
import { focusField } from '../../../../src/lib/focus/focus-field.ts';
import { tabbable } from '../../../../src/lib/focus/tabbable.ts';

/** Elements by tag and attributes, `button#a[disabled]`-like: `['button', { id: 'a', disabled: '' }]`. */
function build(...elements: [string, Record<string, string>][]): HTMLElement {
  const box = document.createElement('div');
  for (const [tag, attributes] of elements) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    box.append(element);
  }
  document.body.append(box);
  return box;
}
const ids = (box: HTMLElement) => tabbable(box).map(({ id }) => id);

test('finds what the Tab key stops at, in order', () => {
  const box = build(
    ['a', { id: 'link', href: '/' }],
    ['a', { id: 'anchor' }],
    ['button', { id: 'button' }],
    ['button', { id: 'disabled', disabled: '' }],
    ['input', { id: 'hidden', type: 'hidden' }],
    ['div', { id: 'region', tabindex: '0' }],
    ['button', { id: 'roving', tabindex: '-1' }],
    ['textarea', { id: 'area' }],
  );
  expect(ids(box)).toEqual(['link', 'button', 'region', 'area']);
});

test('of a radio group only the chosen one counts', () => {
  const radio = (id: string, more = {}): [string, Record<string, string>] => [
    'input',
    { id, type: 'radio', name: 'group', ...more },
  ];
  expect(ids(build(radio('a'), radio('b', { checked: '' }), radio('c')))).toEqual(['b']);
  document.body.replaceChildren();
  expect(ids(build(radio('a'), radio('b')))).toEqual(['a', 'b']);
});

test('what is inert is left out', () => {
  const box = build(['button', { id: 'a' }]);
  box.setAttribute('inert', '');
  expect(ids(box)).toEqual([]);
});

test('the focus is found and set within a shadow root', () => {
  const host = build(['div', {}]);
  const root = host.attachShadow({ mode: 'open' });
  const link = document.createElement('a');
  const group = document.createElement('div');
  group.id = 'group';
  const first = document.createElement('input');
  group.append(first);
  root.append(link, group);
  focusField(link, 'group');
  expect(deepActiveElement()).toBe(first);
  first.blur();
  expect(deepActiveElement()).toBeNull();
});
