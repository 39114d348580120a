import { expect, it } from 'vitest';
import { nativeTexts } from '../../../../src/ui/form/native-texts.ts';

it('reads lines of text, text areas and selects, by name', () => {
  document.body.innerHTML = `<form>
    <input name="name" value="Ada"><textarea name="message">Hello</textarea>
    <select name="country"><option value="IT" selected>Italy</option></select>
    <input type="checkbox" name="agreed" value="yes" checked>
    <input type="radio" name="size" value="s"><input type="radio" name="size" value="m" checked>
  </form>`;
  const form = document.querySelector('form');
  const names = ['name', 'message', 'country', 'agreed', 'size', 'missing'];
  expect(Object.fromEntries(nativeTexts(form, names))).toEqual({
    name: 'Ada',
    message: 'Hello',
    country: 'IT',
  });
  expect(nativeTexts(null, names)).toEqual([]);
});
