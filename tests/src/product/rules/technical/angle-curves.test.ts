import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { angleCurves, unwrapHues } from '../../../../../src/product/rules/technical/angle-curves.ts';
import { property } from '../../../domain/technical/properties.ts';

const at = (type: string, values: Record<string, unknown>) =>
  Object.entries(values).map(([angle, value]) => property(type, value, { angle }));

describe('curves over the angle', () => {
  test('stand in their order, each point at its degrees', () => {
    const curves = angleCurves([
      ...at('sa', { 15: 8, 45: 20 }),
      ...at('lightness', { 110: 20, as15: 104, 45: 50 }),
      property('sg', 4),
    ]);
    expect(curves.map(({ type }) => type)).toEqual(['lightness', 'sa']);
    expect(curves[0]).toEqual({
      type: 'lightness',
      points: [
        { angle: 'as15', degrees: -15, drawn: 104, value: 104 },
        { angle: '45', degrees: 45, drawn: 50, value: 50 },
        { angle: '110', degrees: 110, drawn: 20, value: 20 },
      ],
      bounds: { min: 10, max: 115 },
    });
    expect(curves[1]?.bounds).toEqual({ min: 0, max: 30 });
  });

  test('lie between −15° and 110°, to scale', () => {
    const [curve] = angleCurves(at('si', { as15: 1, 15: 1, 25: 1, 45: 1, 75: 1, 110: 1 }));
    const degrees = curve?.points.map((point) => point.degrees) ?? [];
    expect({ min: Math.min(...degrees), max: Math.max(...degrees) }).toEqual({ min: -15, max: 110 });
  });

  test('go the short way round for hues, beyond 360 where they must', () => {
    const [hue] = angleCurves(at('hue', { 15: 222, 75: 300, 110: 43 }));
    expect(hue?.points.map(({ value, drawn }) => [value, drawn])).toEqual([
      [222, 222],
      [300, 300],
      [43, 403],
    ]);
    expect(hue?.bounds).toEqual({ min: 210, max: 415 });
  });

  test('chroma and hue are those given, else derived (decision B22)', () => {
    const curves = angleCurves([
      ...at('a', { 15: 3, 45: 0 }),
      ...at('b', { 15: 4, 45: 10 }),
      ...at('chroma', { 15: 6 }),
    ]);
    expect(curves.map(({ type, points }) => [type, points.map(({ value }) => Math.round(value))])).toEqual([
      ['chroma', [6, 10]],
      ['hue', [53, 90]],
    ]);
  });

  test.each([
    ['one angle only', at('lightness', { 15: 3 })],
    ['no angle', [property('lightness', 3), property('lightness', 5)]],
    ['angles that are none', at('lightness', { diffuse: 3, inner: 4 })],
    ['values that are none', at('lightness', { 15: 'not_tested', 45: 4 })],
  ])('there are none of %s', (_, properties) => expect(angleCurves(properties)).toEqual([]));
});

describe('hues the short way round', () => {
  test.each([
    [
      [10, 350, 340],
      [10, -10, -20],
    ],
    [
      [350, 10, 5],
      [350, 370, 365],
    ],
    [
      [350, 100, 200, 300, 40],
      [350, 460, 560, 660, 760],
    ],
    [
      [372, 20],
      [372, 380],
    ],
    [[], []],
  ])('are shifted by whole circles: %j', (hues, turned) => expect(unwrapHues(hues)).toEqual(turned));

  test('are at most half a circle apart and stand for the same hue', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 359 })), (hues) => {
        const turned = unwrapHues(hues);
        expect(turned.map((hue) => ((hue % 360) + 360) % 360)).toEqual(hues);
        for (const [place, hue] of turned.entries()) {
          expect(Math.abs(hue - (turned[place - 1] ?? hue))).toBeLessThanOrEqual(180);
        }
      }),
    );
  });
});
