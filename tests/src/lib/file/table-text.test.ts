import { expect, test } from 'vitest';
import { rangesApart, toCsv } from '../../../../src/lib/file/csv.ts';
import { dataTable, type TableText, toHtml, toTsv } from '../../../../src/lib/file/table-text.ts';

const tableOf = (...rows: string[][]) => ({ columns: ['Property', 'Value'], rows });
const cell = (text: string) =>
  toCsv(tableOf(['x', text]))
    .split('\r\n')[1]
    ?.slice(2);

test('a data table says in each row what it is about, and has no empty column', () => {
  expect(
    dataTable(
      {
        columns: ['a*', 'Unit', 'Norm'],
        rows: [
          ['-3.20', '', 'ISO'],
          ['4.00', '', ''],
        ],
      },
      [
        { title: 'Product', value: 'Rubelis' },
        { title: 'Industry', value: '' },
      ],
    ),
  ).toEqual({
    columns: ['Product', 'a*', 'Norm'],
    rows: [
      ['Rubelis', '-3.20', 'ISO'],
      ['Rubelis', '4.00', ''],
    ],
    names: ['Product', 'Industry'],
  });
});

test('a row is a line, a cell ends with a tab, and holds none', () => {
  expect(toTsv(tableOf(['a*', '−3.20'], ['Remark', 'two\nlines\tand a tab']))).toBe(
    'Property\tValue\na*\t-3.20\nRemark\ttwo lines and a tab',
  );
});

test('a CSV file is UTF-8 with its mark, its lines end with CR and LF', () => {
  expect(toCsv(tableOf(['Hue', '33.2']))).toBe('\uFEFFProperty,Value\r\nHue,33.2\r\n');
});

test.each([
  ['a "b"', '"a ""b"""'],
  ['1,5', '"1,5"'],
  ['two\nlines', '"two\nlines"'],
])('quotes the cell %s in CSV', (text, written) =>
  expect(toCsv(tableOf(['x', text]))).toBe(`\uFEFFProperty,Value\r\nx,${written}\r\n`),
);

test.each([
  [';', ',', 'Value;Red\r\n-3,20;101.5\r\n1.2.3;"a;b"\r\n'],
  [',', ',', 'Value,Red\r\n"-3,20",101.5\r\n1.2.3,a;b\r\n'],
  ['\t', '.', 'Value\tRed\r\n-3.20\t101.5\r\n1.2.3\ta;b\r\n'],
] as const)(
  'separates by “%s”, writes figures with “%s”, and leaves names alone',
  (separator, decimal, written) => {
    const table: TableText = { columns: ['Value', 'Red'], names: ['Red'], rows: [] };
    table.rows = [
      ['−3.20', '101.5'],
      ['1.2.3', 'a;b'],
    ];
    expect(toCsv(table, { separator, decimal })).toBe(`\uFEFF${written}`);
    expect(toTsv(table, decimal)).toBe(`Value\tRed\n-3${decimal}20\t101.5\n1.2.3\ta;b`);
    expect(toHtml(table, decimal)).toContain(`<td>-3${decimal}20</td><td>101.5</td>`);
  },
);

test('the ends of a range have cells of their own, and no other value is taken for one', () => {
  const heads = { min: (head: string) => `${head}, min`, max: (head: string) => `${head}, max` };
  const table = {
    columns: ['Code', 'Value', 'Scale', 'Red'],
    names: ['Code'],
    rows: [
      ['10–60', '10–60', '1–8', '5'],
      ['1', '7-8', '', '4'],
      ['2', '−5.5–1,200', '', '9-2'],
      ['3', '5160-02-1', '', '6 to 8'],
      ['4', '1,5–2,0', '', '6'],
    ],
  };
  expect(rangesApart(table, heads)).toEqual({
    ...table,
    columns: ['Code', 'Value', 'Red', 'Value, min', 'Value, max', 'Scale, min', 'Scale, max'],
    rows: [
      ['10–60', '', '5', '10', '60', '1', '8'],
      ['1', '', '4', '7', '8', '', ''],
      ['2', '', '9-2', '−5.5', '1200', '', ''],
      ['3', '5160-02-1', '6 to 8', '', '', '', ''],
      ['4', '1,5–2,0', '6', '', '', '', ''],
    ],
  });
});

test.each([
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['+49 30 123', "'+49 30 123"],
  ['-cmd', "'-cmd"],
  ['＝1+1', "'＝1+1"],
  ['-5', '-5'],
  ['−5.20', '-5.20'],
  ['from −15\u00a0°C', 'from -15 °C'],
  ['+3', '+3'],
])('%s is written as %s: texts are no formulas, numbers stay numbers', (text, written) => {
  expect(cell(text)).toBe(written);
  expect(toTsv(tableOf(['x', text]))).toBe(`Property\tValue\nx\t${written}`);
  expect(toHtml(tableOf(['x', text]))).toContain(`<td>x</td><td>${written}</td>`);
});

test('a text is no formula behind a line break either', () => {
  expect(toTsv(tableOf(['\n=1+1', '']))).toBe('Property\tValue\n =1+1\t');
  expect(cell('\r=1+1')).toBe(`"'\r=1+1"`);
});

test('escapes the text of cells in HTML', () => {
  expect(toHtml(tableOf(['a < b & c', '<b>']))).toBe(
    '<table><thead><tr><th>Property</th><th>Value</th></tr></thead><tbody><tr><td>a &lt; b &amp; c</td><td>&lt;b&gt;</td></tr></tbody></table>',
  );
});
