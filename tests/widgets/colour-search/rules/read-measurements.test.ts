import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMeasurements } from '../../../../widgets/colour-search/rules/read-measurements.ts';

const lab = { L: 52.3, a: 41.2, b: 20.1 };
const only = (text: string) => {
  const { measurements, faults } = readMeasurements(text);
  expect(faults).toEqual([]);
  expect(measurements).toHaveLength(1);
  return measurements[0];
};
const faultsOf = (text: string) => readMeasurements(text).faults;

describe('one colour', () => {
  it.each([
    'L* 52,3; a* 41,2; b* 20,1',
    'L*: 52.3; a*: 41.2; b*: 20.1',
    'b*=20.1 a*=41.2 L*=52.3',
    'L* = 52,3  a* = 41,2  b* = 20,1',
    'L*\t52,3\na*\t41,2\nb*\t20,1',
    'L\t52.3\na\t41.2\nb\t20.1\nC\t45.84\nh\t26.00°',
    'L*52,3 a*41,2 b*20,1',
    'CIE L*: 52,30\nCIE a*: 41,20\nCIE b*: 20,10',
    '52,3 41,2 20,1',
    '52,3\t41,2\t20,1',
    '52,3;41,2;20,1',
    '52.3,41.2,20.1',
    '52.3, 41.2, 20.1',
    '52,3, 41,2, 20,1',
    '52.3 | 41.2 | 20.1',
    '"52,3";"41,2";"20,1"',
    'L*\ta*\tb*\n52,3\t41,2\t20,1',
    'L* a* b*\r\n52.3 41.2 20.1',
    'dE*;b*;a*;L*;dL*\n0,4;20,1;41,2;52,3;9',
    'L*(D65);a*(D65);b*(D65)\n52,3;41,2;20,1',
    '52.3 41.2 20.1 45.84 26.0',
    '7\t52,3\t41,2\t20,1\t45,84\t26,0°',
    '\n\n  52,3\u00a041,2\u00a020,1  \n',
  ])('is read of %j', (text) => {
    expect(only(text)?.lab).toEqual(lab);
  });

  it.each(['-', '−', '–', '—', '‑', '－'])('has the minus %s, also apart from its number', (minus) => {
    for (const text of [`52,3 ${minus}41,2 ${minus} 20,1`, `L* 52,3; a* ${minus} 41,2; b* ${minus}20,1`])
      expect(only(text)?.lab).toEqual({ L: 52.3, a: -41.2, b: -20.1 });
  });

  it('has a name where the text gives one', () => {
    expect(only('Red 12; L* 52,3; a* 41,2; b* 20,1')?.name).toBe('Red 12');
    expect(only('Red 12 L* 52,3 a* 41,2 b* 20,1')?.name).toBe('Red 12');
    expect(only('Sample red\nL* 52,3\na* 41,2\nb* 20,1')?.name).toBe('Sample red');
    expect(only('B254\t52,3\t41,2\t20,1')?.name).toBe('B254');
    expect(only('Nr\tName\tL*\ta*\tb*\n1\tRed 12\t52,3\t41,2\t20,1')?.name).toBe('Red 12');
  });

  it.each([
    ['D65/10°\n52,3 41,2 20,1', { illuminant: 'D65', observer: '10°' }],
    ['D65\t10°\t52,3\t41,2\t20,1', { illuminant: 'D65', observer: '10°' }],
    ['L* 52,3; a* 41,2; b* 20,1; A/2', { illuminant: 'A', observer: '2°' }],
    ['Illuminant: F11\nObserver: 2°\n52,3 41,2 20,1', { illuminant: 'F11', observer: '2°' }],
    ['D50, 2° observer\n52,3 41,2 20,1', { illuminant: 'D50', observer: '2°' }],
    ['L*(D65/10°)\ta*(D65/10°)\tb*(D65/10°)\n52,3\t41,2\t20,1', { illuminant: 'D65', observer: '10°' }],
    ['52,3 41,2 20,1', {}],
  ])('has its light, whose digits are no values: %j', (text, light) => {
    expect(only(text)).toMatchObject({ lab, light });
    expect(only(text)?.light).toEqual(light);
  });
});

it('reads several rows, each with its name, and goes on after one that is wrong', () => {
  const { measurements, faults } = readMeasurements(
    'Name\tL*\ta*\tb*\tdE\nRed 1\t52,3\t41,2\t20,1\t0,2\nBlue\t30\tx\t-40\t1\nGreen\t50\t-40\t20\t3\nWhite\t104\t0\t1\t2\nShort\t50',
  );
  expect(measurements.map(({ name, lab: { a } }) => [name, a])).toEqual([
    ['Red 1', 41.2],
    ['Green', -40],
  ]);
  expect(faults).toEqual([
    { line: 3, kind: 'number', name: 'a*', text: 'x' },
    { line: 5, kind: 'range', name: 'L*', text: '104', min: 0, max: 100 },
    { line: 6, kind: 'columns', count: 2, expected: 5 },
  ]);
});

it('reads labelled values one after the other', () => {
  const { measurements } = readMeasurements('Red\nL* 1\na* 2\nb* 3\nBlue\nL* 4\na* 5\nb* 6');
  expect(measurements.map(({ name, lab }) => [name, lab.L])).toEqual([
    ['Red', 1],
    ['Blue', 4],
  ]);
});

describe('what could be read in several manners', () => {
  it.each([
    ['52,3,41,2,20,1', [{ line: 1, kind: 'commas' }]],
    ['1,5\t52,3\t41,2\t20,1', [{ line: 1, kind: 'many', count: 4 }]],
    ['43.4 - 55.9 - 35.3', [{ line: 1, kind: 'many', count: 3 }]],
    ['52,3 41,2', [{ line: 1, kind: 'few', count: 2 }]],
    ['Red 52,3 41,2', [{ line: 1, kind: 'few', count: 2 }]],
    ['L* 52,3; a* 41,2', [{ line: 1, kind: 'missing', name: 'b*' }]],
    ['L* 52,3\na* 41,2\nL* 50\na* 1\nb* 2', [{ line: 1, kind: 'missing', name: 'b*' }]],
    ['L*;a*;b*\n52,3;;20,1', [{ line: 2, kind: 'missing', name: 'a*' }]],
    [
      'L* 52,3; a* 41,2; b* -200',
      [{ line: 1, kind: 'range', name: 'b*', text: '-200', min: -150, max: 150 }],
    ],
    ['L*;a*;b*\n1;52,3;41,2;20,1', [{ line: 2, kind: 'columns', count: 4, expected: 3 }]],
  ])('is a fault: %j', (text, faults) => {
    expect(faultsOf(text)).toEqual(faults);
  });

  it('is nothing where there is no number', () => {
    expect(readMeasurements('Dear colleague,\nplease find below')).toMatchObject({
      measurements: [],
      faults: [],
    });
    expect(readMeasurements('')).toMatchObject({ measurements: [], faults: [] });
  });
});

describe('any text', () => {
  const coordinate = (min: number, max: number) =>
    fc.integer({ min: min * 10, max: max * 10 }).map((each) => each / 10);
  // From 0 to 1 is another scale.
  const labs = fc.record({ L: coordinate(2, 100), a: coordinate(-150, 150), b: coordinate(-150, 150) });
  const written = (value: number, isComma: boolean) => value.toFixed(1).replace('.', isComma ? ',' : '.');

  it('gives back what instruments write', () => {
    fc.assert(
      fc.property(
        fc.array(labs, { minLength: 1, maxLength: 6 }),
        fc.constantFrom('\t', ';'),
        fc.boolean(),
        fc.shuffledSubarray(['L', 'a', 'b'] as const, { minLength: 3 }),
        (colours, separator, isComma, order) => {
          const head = ['Name', ...order.map((key) => `${key}*`)].join(separator);
          const rows = colours.map((colour, at) =>
            [`Sample ${at}`, ...order.map((key) => written(colour[key], isComma))].join(separator),
          );
          const { measurements, faults } = readMeasurements([head, ...rows].join('\n'));
          expect(faults).toEqual([]);
          expect(measurements.map((each) => each.lab)).toEqual(
            colours.map(({ L, a, b }) => ({ L, a: a + 0, b: b + 0 })),
          );
        },
      ),
    );
  });

  const columns = fc
    .record({
      of: fc.shuffledSubarray([
        'Name',
        'L*',
        'a*',
        'b*',
        'C*',
        'h',
        'dL*',
        'dE00',
        'X',
        'Y',
        'Z',
        'Gloss',
        'u*',
      ]),
      blank: fc.nat({ max: 40 }),
      separator: fc.constantFrom('\t', ';', '|'),
    })
    .map(({ of, blank, separator }) => {
      const rows = [1, 2, 3].map((row) =>
        of.map((head, at) => (head === 'Name' ? `Sample ${row}` : `${row * 20 + at},${row}5`)),
      );
      const at = blank % (of.length * 3 || 1);
      const row = rows[Math.floor(at / (of.length || 1))];
      if (row) row[at % of.length] = '';
      return { of, rows, text: [of, ...rows].map((cells) => cells.join(separator)).join('\n') };
    });

  it('takes each value from its own column or not at all, whatever stands beside it and is blank', () => {
    fc.assert(
      fc.property(columns, ({ of, rows, text }) => {
        const value = (cells: readonly string[], head: string) =>
          Number(cells[of.indexOf(head)]?.replace(',', '.') || Number.NaN);
        const isWhole = (heads: string[], cells: readonly string[]) =>
          heads.every((head) => !Number.isNaN(value(cells, head)));
        const { measurements } = readMeasurements(text);
        const direct = measurements.filter(({ isConverted }) => !isConverted);
        const whole =
          of.includes('L*') && of.includes('a*') && of.includes('b*')
            ? rows.filter((cells) => isWhole(['L*', 'a*', 'b*'], cells))
            : [];
        expect(direct.map(({ lab: each }) => each)).toEqual(
          whole.map((cells) => ({ L: value(cells, 'L*'), a: value(cells, 'a*'), b: value(cells, 'b*') })),
        );
        const hasLch = ['L*', 'C*', 'h'].every((head) => of.includes(head)) && whole.length === 0;
        if (!hasLch) expect(measurements).toHaveLength(whole.length);
      }),
      { numRuns: 300 },
    );
  });

  it('never throws, and gives colours within their ranges only', () => {
    const pieces = fc.constantFrom(
      'L*',
      'a',
      'b*',
      '52,3',
      '-4.1',
      '−',
      ',',
      ';',
      '\t',
      '\n',
      ' ',
      'D65/10°',
      '12',
      'Red',
      '°',
      '=',
      '(',
      '"',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(pieces, { maxLength: 25 }).map((all) => all.join('')),
        ),
        (text) => {
          for (const { lab: found } of readMeasurements(text).measurements) {
            expect(found.L).toBeGreaterThanOrEqual(0);
            expect(found.L).toBeLessThanOrEqual(100);
            expect(Math.abs(found.a)).toBeLessThanOrEqual(150);
            expect(Math.abs(found.b)).toBeLessThanOrEqual(150);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});
