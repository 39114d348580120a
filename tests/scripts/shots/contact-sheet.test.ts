import { expect, test } from 'vitest';
import { contactSheet, fileName } from '../../../scripts/shots/contact-sheet.ts';

test('names a file after the address', () => {
  expect(fileName('/', 390, 'dark')).toBe('home-390-dark.png');
  expect(fileName('/product/p-0001?i=coatings', 768, 'light')).toBe(
    'product-p-0001-i-coatings-768-light.png',
  );
});

test('shows the shots of an address together, in the order given, with text made safe', () => {
  const sheet = contactSheet([
    { path: '/a<b>', width: 390, scheme: 'light', file: '1.png' },
    { path: '/c', width: 390, scheme: 'light', file: '2.png' },
    { path: '/a<b>', width: 768, scheme: 'light', file: '3.png' },
  ]);
  expect(sheet.match(/<section>/g)).toHaveLength(2);
  expect(sheet).toMatch(/1\.png.*3\.png.*2\.png/s);
  expect(sheet).toContain('/a&#60;b&#62;');
});
