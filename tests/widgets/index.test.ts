import { expect, expectTypeOf, it } from 'vitest';
import { camelCase } from '../../src/lib/text/camel-case.ts';
import { contracts } from '../../widgets/contracts.ts';
import * as api from '../../widgets/index.ts';

// The cookie modal has no place on the page: it is opened by its name.
const names = contracts.map(({ name }) => name).filter((name) => name !== 'cookie-modal');

it('exports one mount function for each contract, and no others', () => {
  const mounts = Object.keys(api).filter((name) => /^mount(?!All$)/.test(name));
  expect(mounts.sort()).toEqual(names.map((name) => camelCase(`mount-${name}`)).sort());
});

it('requires what an island requires, and allows what it knows, by type', () => {
  const { mountProductDetail, mountSearchListing } = api;
  type Options<M extends (...given: never[]) => unknown> = Parameters<M>[1];
  expectTypeOf<Parameters<typeof mountSearchListing>>().toEqualTypeOf<
    [Element, Options<typeof mountSearchListing>?]
  >();
  expectTypeOf<{ size: 12; types: ['assets'] }>().toExtend<Options<typeof mountSearchListing>>();
  expectTypeOf<{ types: ['cars'] }>().not.toExtend<Options<typeof mountSearchListing>>();
  expectTypeOf<Parameters<typeof mountProductDetail>['length']>().toEqualTypeOf<2>();
  expectTypeOf<{ productId: string }>().toExtend<Options<typeof mountProductDetail>>();
  expectTypeOf<{ industry: string }>().not.toExtend<Options<typeof mountProductDetail>>();
});
