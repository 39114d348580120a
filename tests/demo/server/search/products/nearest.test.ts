import { describe, expect, it } from 'vitest';
import { deltaE2000 } from '../../../../../src/comparison/rules/colors/delta-e-2000.ts';
import type { Lab } from '../../../../../src/domain/color/lab.ts';
import type { TechnicalProperty } from '../../../../../src/domain/technical/technical-property.ts';
import { searchHarness } from '../harness.ts';

const { get } = searchHarness();

interface Near {
  id: string;
  applicationType: string;
  chemistry: string;
  light_fastness: string;
  deltaE: number;
  measured: Lab;
}
const nearest = async (query = '') =>
  (await get<Near[]>(`/api/v1/pigment/p-0147/nearest?i=coatings&limit=20${query}`)).answer;
const ids = (near: readonly Near[]) => near.map(({ id }) => id);

describe('GET /api/v1/pigment/:id/nearest', () => {
  it('compares in the depth that is asked for, and names it', async () => {
    const tints = await nearest('&medium=alkyd&applicationType=tint');
    expect(tints).toHaveLength(20);
    expect(new Set(tints.map(({ applicationType }) => applicationType))).toEqual(new Set(['tint']));
    const { answer } = await get<{ technicalProperties: TechnicalProperty[] }>(
      '/api/v1/pigment/p-0147?i=coatings',
    );
    const own = (type: string) =>
      Number(
        answer.technicalProperties.find(
          (each) => each.propertyType === type && each.medium === 'alkyd' && each.applicationType === 'tint',
        )?.value,
      );
    const standard = { L: own('lightness'), a: own('a'), b: own('b') };
    for (const { measured, deltaE } of tints) expect(deltaE2000(standard, measured)).toBeCloseTo(deltaE, 1);
    expect(ids(tints)).not.toEqual(ids(await nearest('&medium=alkyd')));
  });

  it('leaves out other chemistries and less fast products, in the same order', async () => {
    const all = await nearest();
    const [{ chemistry = '' } = {}] = all;
    const alike = await nearest(`&chemistry=${chemistry}`);
    expect(alike.length).toBeGreaterThan(1);
    for (const each of alike) expect(each.chemistry).toBe(chemistry);
    const known = ids(all.filter((each) => each.chemistry === chemistry));
    expect(ids(alike).slice(0, known.length)).toEqual(known);
    const fast = await nearest('&min_light_fastness=8');
    expect(fast.length).toBeGreaterThan(1);
    for (const each of fast) expect(Number.parseFloat(each.light_fastness)).toBeGreaterThanOrEqual(8);
    expect(await nearest(`&chemistry=${chemistry}&chemistry=none`)).toEqual(alike);
    expect(await nearest('&chemistry=none')).toEqual([]);
  });

  it.each(['0', '9', '7.5', 'x'])('refuses %s as a least light fastness', async (step) => {
    const { status } = await get(`/api/v1/pigment/p-0147/nearest?i=coatings&min_light_fastness=${step}`);
    expect(status).toBe(400);
  });
});
