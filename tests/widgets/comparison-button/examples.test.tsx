import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ComparisonButton } from '../../../widgets/comparison-button/ComparisonButton.tsx';
import { examples } from '../../../widgets/comparison-button/examples.ts';
import { comparisonButton } from '../../../widgets/comparison-button/island.ts';
import { renderIsland } from '../../support/render-island.tsx';
import { bringCookies } from '../../support/with-comparison.ts';

/** What each example's button is called, and whether it says why not. */
const EXPECTED: Record<string, [label: string, isRefused: boolean]> = {
  'Can be added': ['Add to comparison', false],
  'On a page of one industry': ['Add to comparison', false],
  'In the comparison': ['In comparison', false],
  'Comparison full': ['Add to comparison', true],
  'Another industry': ['Add to comparison', true],
  'No industry': ['Add to comparison', true],
  'Beside other actions': ['Add to comparison', false],
};

test.each(examples)('$name: $shows', ({ name, payload, props, cookies }) => {
  bringCookies(cookies);
  renderIsland(<ComparisonButton {...v.parse(comparisonButton.props, props)} />, payload);
  const button = screen.getByRole('button', { name: `${EXPECTED[name]?.[0]}: Rubelis Red 3540` });
  expect(button.getAttribute('aria-disabled') === 'true').toBe(EXPECTED[name]?.[1]);
});

test('no two examples have the same name', () => {
  expect(new Set(examples.map(({ name }) => name)).size).toBe(examples.length);
});
