import { expect, it } from 'vitest';
import { contactRegions } from '../../../../demo/data/portal/contact-regions.ts';

it('gives each region and subregion a code of its own', () => {
  const codes = contactRegions.flatMap(({ code, subRegions = [] }) => [
    code,
    ...subRegions.map((part) => part.code),
  ]);
  expect(new Set(codes).size).toBe(codes.length);
});

it('keeps one region without subregions, for forms that hide that field (decision 63)', () => {
  expect(contactRegions.filter(({ subRegions }) => !subRegions).map(({ code }) => code)).toEqual([
    'middle-east-africa',
  ]);
});
