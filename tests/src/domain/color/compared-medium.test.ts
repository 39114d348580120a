import { expect, it } from 'vitest';
import { mediaByIndustry } from '../../../../src/domain/color/compared-medium.ts';

const medium = (key: string, industry?: string) => ({ key, title: key, count: 1, industry });

it('groups media by industry, in their order', () => {
  const media = [
    medium('alkyd', 'coatings'),
    medium('hdpe', 'plastics'),
    medium('powder', 'coatings'),
    medium('x'),
  ];
  expect(
    mediaByIndustry(media).map(({ industry, media }) => [industry, ...media.map(({ key }) => key)]),
  ).toEqual([
    ['coatings', 'alkyd', 'powder'],
    ['plastics', 'hdpe'],
    [undefined, 'x'],
  ]);
});
