import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseCsv } from '../../../../demo/data/base/csv.ts';
import { isCasNumber } from './cas.ts';

const rows = parseCsv(
  readFileSync(new URL('../../../../demo/data/pigments/pigments.csv', import.meta.url), 'utf8'),
);

describe('CAS numbers', () => {
  it('knows a good check digit from a bad one', () => {
    expect(isCasNumber('84632-65-5')).toBe(true);
    expect(isCasNumber('84632-65-7')).toBe(false);
    expect(isCasNumber('13463-67-7')).toBe(true);
    expect(isCasNumber('13463677')).toBe(false);
  });

  it('are right throughout the table of pigments', () => {
    const numbers = rows.flatMap(({ cas, cas_alternative }) => [cas, cas_alternative]).filter(Boolean);
    expect(numbers.length).toBeGreaterThan(80);
    expect(numbers.filter((number) => !isCasNumber(number ?? ''))).toEqual([]);
  });

  it('are read from all 175 rows, quoted commas and all', () => {
    expect(rows).toHaveLength(175);
    expect(rows.find((row) => row.ci_code === 'PB28')?.chemical_class).toBe('CICP spinel (Co, Al)');
  });
});
