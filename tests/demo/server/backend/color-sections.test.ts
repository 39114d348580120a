import { expect, test } from 'vitest';
import { colorSections } from '../../../../demo/server/backend/color-sections.ts';

const measured = (L: number, a: number, angle?: string) =>
  Object.entries({ lightness: L, a, b: 5 }).map(([propertyType, value]) => ({
    ...{ propertyType, value, medium: 'alkyd', applicationType: 'masstone', angle },
  }));
const products = [{ name: 'Red' }, { name: 'Pearl' }];

test('a section holds the colours of one application, with conditions, reference and differences', () => {
  const [section, ...others] = colorSections(
    [
      { fields: {}, technicalProperties: measured(50, 10) },
      { fields: {}, technicalProperties: measured(51, 10, '45') },
    ],
    products,
    0,
  );
  expect(others).toEqual([]);
  expect(section?.heading).toBe('Colour: Alkyd melamine, Masstone');
  expect(section?.condition).toBe(
    'Stoving enamel, 20 minutes at 140 °C · D65, 10° observer · Reference: Red · Pearl measured at 45°',
  );
  expect(section?.rows?.find(([name]) => name === 'ΔL*, − darker, + lighter')).toEqual([
    'ΔL*, − darker, + lighter',
    '0',
    '+1.00',
  ]);
});

test('what was not measured has no section, and a product without a value says so', () => {
  expect(colorSections([{ fields: {}, technicalProperties: [] }], products, 0)).toEqual([]);
  const [section] = colorSections(
    [
      { fields: {}, technicalProperties: measured(50, 10) },
      { fields: {}, technicalProperties: [] },
    ],
    products,
    0,
  );
  expect(section?.rows?.[0]).toEqual(['L*, lightness', '50', 'not measured']);
});
