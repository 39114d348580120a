import { expect, test } from 'vitest';
import { gradeIndexes, variantAt } from '../../../../demo/data/fields/variant.ts';
import { readBases } from '../../../../demo/data/pigments/bases.ts';

const bases = readBases();
const every = Array.from({ length: 3000 }, (_, at) => at * 7);

test('the grades of a pigment are of one pigment and brand line, and differ in grade', () => {
  for (const index of every) {
    const { base, brand } = variantAt(index, bases);
    const grades = gradeIndexes(index, bases).map((each) => variantAt(each, bases));
    for (const each of grades) expect([each.base.code, each.brand.name]).toEqual([base.code, brand.name]);
    expect(new Set(grades.map(({ grade }) => grade.title)).size).toBe(grades.length);
  }
});

test('each of them has the same grades, itself among them', () => {
  for (const index of every.slice(0, 600)) {
    const grades = gradeIndexes(index, bases);
    expect(grades).toContain(index);
    for (const each of grades) expect(gradeIndexes(each, bases)).toEqual(grades);
  }
});
