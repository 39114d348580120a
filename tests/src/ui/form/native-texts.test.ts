import { expect, it } from 'vitest';
import { nativeTexts } from '../../../../src/ui/form/native-texts.ts';

it('reads lines of text, text areas and selects that differ, by name', () => {
  document.body.innerHTML = `<form>
    <input name="name" value="Ada"><textarea name="message">Hello</textarea>
    <select name="country"><option value="IT" selected>Italy</option></select>
    <input type="checkbox" name="agreed" value="yes" checked>
    <input type="radio" name="size" value="s"><input type="radio" name="size" value="m" checked>
  </form>`;
  const form = document.querySelector('form');
  const held = { name: '', message: '', country: '', agreed: false, size: '', missing: '' };
  expect(Object.fromEntries(nativeTexts(form, held))).toEqual({
    name: 'Ada',
    message: 'Hello',
    country: 'IT',
  });
  expect(nativeTexts(form, { ...held, name: 'Ada', country: 'IT' })).toEqual([['message', 'Hello']]);
  expect(nativeTexts(null, held)).toEqual([]);
});

it('takes no text for changed because a line shows it without its breaks', () => {
  document.body.innerHTML = '<form><input name="name"><input name="city" value="Rome"></form>';
  const form = document.querySelector('form');
  const held = { name: 'Ada\nByron', city: 'Ro\nme' };
  form?.querySelector('input')?.setAttribute('value', held.name);
  expect(nativeTexts(form, held)).toEqual([]);
});

it('takes no value for changed because a select does not list it', () => {
  document.body.innerHTML =
    '<form><select name="country"><option value="">Please select</option><option value="IT">Italy</option></select></form>';
  const form = document.querySelector('form');
  expect(nativeTexts(form, { country: 'XX' })).toEqual([]);
  const select = form?.querySelector('select') as HTMLSelectElement;
  select.value = 'IT';
  expect(nativeTexts(form, { country: 'XX' })).toEqual([['country', 'IT']]);
});
