import { expect, test } from 'vitest';
import { contractsForWordPress } from '../../../scripts/wordpress/contracts-for-wordpress.ts';
import { contracts } from '../../../widgets/contracts.ts';

const { islands, links, services, tokens } = contractsForWordPress();
const island = (name: string) => islands.find((each) => each.name === name);

test('every island can be placed or opened, except those that open themselves', () => {
  const left = contracts.map(({ name }) => name).filter((name) => !island(name));
  expect(left).toEqual([
    'change-initial-password',
    'changed-sheets-hint',
    'country-confirmation',
    'privacy-policy',
    'comparison-question',
    'industry-choice',
  ]);
  expect(island('login')).toMatchObject({ isPlaced: false, isOpened: true });
  expect(island('contact-form')).toMatchObject({ isPlaced: true, isOpened: true });
  expect(island('main-navigation')).toMatchObject({ element: 'nav', title: 'Main navigation' });
});

test('each prop is a control with label, help and default', () => {
  expect(island('search-listing')?.fields.find(({ name }) => name === 'types')).toEqual({
    name: 'types',
    label: 'Types',
    help: 'Result types to choose from; the first is the default.',
    kind: 'choices',
    options: ['pigments', 'assets', 'imageStacks'],
    default: ['pigments'],
    isRequired: false,
  });
  expect(island('product-detail')?.fields.find(({ name }) => name === 'productId')).toMatchObject({
    label: 'Product id',
    kind: 'text',
    isRequired: true,
  });
  // A text that may be null is a text.
  expect(island('sample-request')?.fields.map(({ label, kind }) => [label, kind])).toContainEqual([
    'Industry',
    'text',
  ]);
});

test('what settings offer comes along, in a size that a server reads at each request', () => {
  expect(Object.keys(services)).toEqual(['site', 'user', 'search', 'document', 'backend']);
  expect(links).toHaveProperty('dataProtectionPage');
  expect(tokens).toHaveProperty('--ce-accent');
  expect(JSON.stringify(contractsForWordPress()).length).toBeLessThan(40_000);
});
