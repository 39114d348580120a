import { expect, test } from 'vitest';
import { readPropNames } from '../../../scripts/build/prop-names.ts';
import { contracts } from '../../../widgets/contracts.ts';

test('lists the props of every island, required and optional ones', () => {
  const names = readPropNames(contracts);
  expect(Object.keys(names)).toEqual(contracts.map(({ name }) => name));
  expect(names['hit-navigation']).toContain('productId');
  expect(names['back-to-top']).toEqual(['breakpoint']);
  expect(names['user-menu']).toEqual([]);
});
