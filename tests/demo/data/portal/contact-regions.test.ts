import { expect, it } from 'vitest';
import { contactRegions } from '../../../../demo/data/portal/contact-regions.ts';

it('gives each region and subregion a code of its own', () => {
  const codes = contactRegions.flatMap((each) => [each, ...(each.subRegions ?? [])]).map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
});

it('keeps one region without subregions, for forms that hide that field (decision 63)', () => {
  const without = contactRegions.filter(({ subRegions }) => !subRegions);
  expect(without).toMatchObject([{ code: 'middle-east-africa' }]);
});
