import { expect, it } from 'vitest';
import { csvOf } from '../../../../../demo/server/document/archive/contents-csv.ts';

it('marks UTF-8, ends lines by CRLF and quotes what needs it', () => {
  expect(
    csvOf([
      ['a', 'b,c'],
      ['d"e', 'f\ng'],
      [1, 'é'],
    ]),
  ).toBe('\uFEFFa,"b,c"\r\n"d""e","f\ng"\r\n1,é\r\n');
});

it.each(['=1+1', '+49', '-1', '@SUM(A1)', '\t=1'])('makes the text %j harmless', (text) => {
  expect(csvOf([[text]])).toBe(`\uFEFF'${text}\r\n`);
});

it('leaves numbers alone', () => {
  expect(csvOf([[-1, 0.5]])).toBe('\uFEFF-1,0.5\r\n');
});
