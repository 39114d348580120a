import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { decimalsOf, Figure } from '../../../../src/ui/content/Figure.tsx';

const textOf = (text: string, unit?: string) =>
  render(<Figure text={text} decimals={2} unit={unit} />).container.textContent;

test.each([
  ['44.10', '44.10'],
  ['7.0', '7.0'],
  ['-3.2', '−3.2'],
  ['> 200', '> 200'],
  ['7–8', '7–8'],
  ['0.00001', '0.00001'],
])('the figure %s keeps its digits', (text, shown) => expect(textOf(text)).toBe(shown));

test('a unit follows the figure after a space', () => expect(textOf('48.05', '°C')).toBe('48.05 °C'));

test('a figure has room for the longest fraction of its column, and is one piece to read', () => {
  expect(decimalsOf(['44.1', '48.05', '8', '1.234–5.6'])).toBe(2);
  const missing = (text: string) => {
    const number = render(<Figure text={text} decimals={2} />).container.querySelector<HTMLElement>(
      '.ce-aligned-figure__number',
    );
    expect(number?.childNodes).toHaveLength(1);
    return number?.style.getPropertyValue('--ce-_missing');
  };
  expect(['48.05', '44.1', '8', '1.234'].map(missing)).toEqual(['0', '1', '2.55', '0']);
});
