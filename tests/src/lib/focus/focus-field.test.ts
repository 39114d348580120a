import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { focusControl, focusField } from '../../../../src/lib/focus/focus-field.ts';
import { addHtml } from '../../../support/fresh-page.ts';

let seen: MockInstance<Element['scrollIntoView']>;
beforeEach(() => {
  seen = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
});
const markup = `<form>
  <label for="email">Email</label><input id="email">
  <div role="group" id="colours"><span>Colours</span><label><input type="checkbox" id="red">Red</label></div>
</form>`;
const byId = (id: string) => document.getElementById(id) as HTMLElement;

test('a field takes the focus and its label comes into sight', () => {
  addHtml(markup);
  focusControl(byId('email'));
  expect(document.activeElement).toBe(byId('email'));
  expect(seen.mock.contexts).toEqual([document.querySelector('label')]);
});

test('of a group the first control takes the focus, and all of it comes into sight', () => {
  addHtml(markup);
  focusField(document.body, 'colours');
  expect(document.activeElement).toBe(byId('red'));
  expect(seen.mock.contexts).toEqual([byId('colours')]);
});

test('an id that is nowhere changes nothing', () => {
  addHtml(markup);
  focusField(document.body, 'shades');
  expect(document.activeElement).toBe(document.body);
});
