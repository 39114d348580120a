import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fieldTexts, wordsOfFields } from '../../../../src/texts/fields.ts';
import { translator } from '../../../../src/texts/translate.ts';
import { FieldValue, type FieldValueContent } from '../../../../src/ui/content/FieldValue.tsx';

const texts = { ...wordsOfFields(translator(fieldTexts)), none: 'Not stated' };

test.each<[string, FieldValueContent, string]>([
  ['a field', { form: 'status', status: 'not_tested' }, 'Not tested'],
  [
    'one of several values',
    { form: 'list', items: [{ title: 'Coil', status: 'not_recommended' }], isAll: false },
    'Coil: Not recommended',
  ],
  [
    'a titled value',
    { form: 'pairs', pairs: [{ title: 'Acid', value: 'x', status: 'not_tested' }] },
    'AcidNot tested',
  ],
])('a status of %s is told in words, marked as none of the values', (_, content, text) => {
  const { container } = render(<FieldValue content={content} texts={texts} />);
  expect(container.textContent).toBe(text);
  expect(screen.getByText(/^Not /, { selector: 'em' })).toBeDefined();
});

const red = { R: 171.4, G: 53, B: 55 };

test.each<[string, FieldValueContent, string]>([
  ['a colour', { form: 'color', color: red }, '#ab3537'],
  [
    'a titled value',
    { form: 'pairs', pairs: [{ title: 'Masstone', value: 'red', color: red }] },
    'Masstonered',
  ],
])('%s has a swatch of the colour that its text names', (_, content, text) => {
  const { container } = render(<FieldValue content={content} texts={texts} />);
  const swatch = container.querySelector<HTMLElement>('.ce-swatch');
  expect(container.textContent).toBe(text);
  expect(swatch?.style.getPropertyValue('--ce-_color')).toBe('#ab3537');
});
