import { describe, expect, test } from 'vitest';
import type { TechnicalProperty } from '../../../../../src/domain/technical/technical-property.ts';
import { closeUp, labPoints } from '../../../../../src/product/rules/technical/lab-points.ts';
import { technicalSections } from '../../../../../src/product/rules/technical/technical-sections.ts';
import { entry, property } from '../../../domain/technical/properties.ts';

const color = (a: number, b: number, more: Partial<TechnicalProperty> = {}) => [
  property('a', a, more),
  property('b', b, more),
];
const catalogues = ['alkyd', 'water', 'powder'].map((code, at) => entry('medium', code, at));
const points = (...properties: TechnicalProperty[]) => labPoints(technicalSections(properties, catalogues));

describe('points in the plane of a* and b*', () => {
  test('have the letter of their medium, counted with media that have no colour', () => {
    const found = points(
      ...color(10, 20),
      ...color(5, 10, { applicationType: 'tint' }),
      property('a', 1, { medium: 'water' }),
      ...color(11, 21, { medium: 'powder' }),
    );
    expect(found).toMatchObject([
      { mark: 'A', medium: 'ALKYD', application: 'masstone', color: { a: 10, b: 20 }, trail: [] },
      { mark: 'A', medium: 'ALKYD', application: 'tint', color: { a: 5, b: 10 } },
      { mark: 'C', medium: 'POWDER', color: { a: 11, b: 21 } },
    ]);
  });

  test('have a trail over the angles', () => {
    const [point] = points(...color(1, 2, { angle: '45' }), ...color(3, 4, { angle: '15' }));
    expect(point).toMatchObject({ color: { a: 1, angle: '45' }, trail: [{ angle: '15' }, { angle: '45' }] });
  });

  test('are marked with two letters beyond Z', () => {
    const media = Array.from({ length: 28 }, (_, at) =>
      color(at, 0, { medium: `m${String(at).padStart(2, '0')}` }),
    );
    expect(
      points(...media.flat())
        .map(({ mark }) => mark)
        .slice(25),
    ).toEqual(['Z', 'AA', 'AB']);
  });
});

describe('the close-up', () => {
  test('is a square around points and trails', () => {
    const found = points(...color(10, 20, { angle: '45' }), ...color(40, 22, { angle: '15' }));
    expect(closeUp(found)).toEqual({ a: { min: 0, max: 50 }, b: { min: 0, max: 50 } });
  });

  test('does not exist where there are no points', () => expect(closeUp([])).toBeNull());
});
