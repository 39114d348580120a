import { expect, test } from 'vitest';
import { accessOfAsset } from '../../../../../src/product/rules/documents/access-of-asset.ts';

const byIndustry = [
  { industry: 'coatings', code: 'restricted', weight: 20 },
  { industry: 'plastics', code: 'public', weight: 40 },
  { industry: 'printing', code: 'internal', weight: 10 },
] as const;

test.each([
  ['its own level', ['printing'], 'public', 'public'],
  ['that of its industry', ['plastics'], undefined, 'public'],
  ['the most restrictive of its industries', ['plastics', 'coatings'], null, 'restricted'],
  ['the most restrictive of all, for all industries', [], undefined, 'internal'],
  ['internal where nothing is known of its industry', ['cosmetics'], undefined, 'internal'],
] as const)('a document has %s (decision B15)', (_, industries, accessLevel, expected) => {
  expect(accessOfAsset({ industries, accessLevel }, byIndustry)).toBe(expected);
});

test('a document of an unknown type is internal', () => {
  expect(accessOfAsset({ industries: [] }, [])).toBe('internal');
});
