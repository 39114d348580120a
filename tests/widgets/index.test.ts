import { expect, it } from 'vitest';
import { camelCase } from '../../src/lib/camel-case.ts';
import { contracts } from '../../widgets/contracts.ts';
import * as api from '../../widgets/index.ts';

// The cookie modal has no place on the page: it is opened by its name.
const names = contracts.map(({ name }) => name).filter((name) => name !== 'cookie-modal');

it('exports one mount function for each contract, and no others', () => {
  const mounts = Object.keys(api).filter((name) => /^mount(?!All$)/.test(name));
  expect(mounts.sort()).toEqual(names.map((name) => camelCase(`mount-${name}`)).sort());
});
