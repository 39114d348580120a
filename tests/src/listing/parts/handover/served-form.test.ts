import { beforeEach, expect, it } from 'vitest';
import { readServedForm } from '../../../../../src/listing/parts/handover/served-form.ts';
import { addHtml } from '../../../../support/fresh-page.ts';

let content: HTMLElement;
const field = (name: string) => content.querySelector(`[name=${name}]`) as HTMLInputElement;
const read = () => readServedForm(content.querySelector('form'), content.querySelector(':focus'), 'q');

beforeEach(() => {
  content = addHtml(`<div><form>
    <input name="q" value="red"><input type="hidden" name="ids" value="p-1">
    <select name="sort"><option value="relevance">Relevance</option><option value="name">Name</option></select>
    <input type="checkbox" name="c" value="red" checked><input type="checkbox" name="c" value="blue, light">
    <button type="submit">Search</button></form><a href="/product/p-1">Hit</a></div>`);
});

it('finds no change where nothing was done', () => {
  expect(read()).toEqual({ before: '', after: '' });
  expect(readServedForm(null, null, 'q')).toEqual({ before: '', after: '' });
});

it('reads the term as typed, with the selection in it', () => {
  field('q').value = 'red ';
  field('q').focus();
  field('q').setSelectionRange(1, 3, 'forward');
  expect(read()).toEqual({ before: 'q=red', after: 'q=red+', term: 'red ', focus: [1, 3, 'forward'] });
});

it('reads boxes and choices that were changed, with all values of their name', () => {
  (content.querySelector('[value="blue, light"]') as HTMLInputElement).checked = true;
  (content.querySelector('select') as HTMLSelectElement).value = 'name';
  expect(read()).toEqual({
    before: 'sort=relevance&c=red',
    after: 'sort=name&c=red&c=blue%2C+light',
  });
});

it('says that the focus is elsewhere in the content', () => {
  content.querySelector('a')?.focus();
  expect(read().focus).toBe('elsewhere');
});
