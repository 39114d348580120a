import { describe, expect, it } from 'vitest';
import { chunkOf, chunkOfUnnamed } from '../../../scripts/build/chunk-names.ts';
import { ROOT } from '../../../scripts/build/paths.ts';

describe('chunkOf', () => {
  it.each([
    ['node_modules/react-dom/client.js', 'react'],
    ['node_modules/zustand/esm/react.mjs', 'react'],
    ['node_modules/zustand/esm/vanilla.mjs', 'react'],
    ['src/mount/island/mount-island.tsx', 'react'],
    ['src/mount/isolation/isolate.ts', 'react'],
    ['src/mount/core.ts', 'react'],
    ['src/store/tabs.ts', 'react'],
    ['src/store/hooks.ts', 'react'],
    ['src/http/create-http.ts', 'http'],
    ['node_modules/ky/distribution/index.js', 'http'],
    ['node_modules/react-hook-form/dist/index.esm.mjs', 'hook-form'],
    ['src/domain/token-rotation.ts', 'react'],
    ['widgets/user-menu/UserMenu.tsx', 'shell'],
    ['widgets/main-navigation/main-navigation.css', 'shell'],
    ['widgets/login/login.css', 'login'],
    ['widgets/contracts.ts', undefined],
    ['src/lib/fold-text.ts', undefined],
  ])('puts %s into %s', (path, chunk) => {
    expect(chunkOf(`${ROOT}${path}`)).toBe(chunk);
  });

  it.each([
    ['src/store/useRead.ts', 'react'],
    ['src/store/useCountries.ts', 'choices'],
    ['src/store/useProducts.ts', 'fields'],
    ['src/store/comparison/useComparison.ts', 'comparison'],
    ['src/ui/form/useHookForm.ts', 'hook-form'],
    ['src/ui/form/Form.tsx', 'forms'],
    ['src/ui/content/FieldValue.tsx', 'fields'],
    ['src/ui/field/Field.tsx', 'forms'],
    ['widgets/user-menu/AccountMenu.tsx', 'account'],
  ])('takes the longest entry for %s: %s', (path, chunk) => {
    expect(chunkOf(`${ROOT}${path}`)).toBe(chunk);
  });

  it('puts what a plugin has made of a module beside it', () => {
    expect(chunkOf(`\0${ROOT}node_modules/react/index.js?commonjs-module`)).toBe('react');
  });

  it('does not mind where the repository lies', () => {
    const root = '/home/ada/widgets/shop/src/store/';
    expect(chunkOf(`${root}src/mount/core.ts`, root)).toBe('react');
    expect(chunkOf(`${root}src/lib/fold-text.ts`, root)).toBeUndefined();
    expect(chunkOf(`${root}widgets/login/Login.tsx`, root)).toBe('login');
  });

  it('takes no folder of a package for one of ours', () => {
    expect(chunkOf(`${ROOT}node_modules/some-package/src/events/index.js`)).toBeUndefined();
    expect(chunkOf(`${ROOT}node_modules/some-package/widgets/login/index.js`)).toBeUndefined();
  });
});

describe('chunkOfUnnamed', () => {
  const importers: Record<string, string[]> = {
    'src/ui/content/DataTable.tsx': ['widgets/login/Login.tsx', 'widgets/product-list/ProductList.tsx'],
    'src/ui/content/data-table.css': ['src/ui/content/DataTable.tsx'],
    'src/lib/clock.ts': ['src/lib/timer.ts', 'widgets/login/Login.tsx'],
    'src/lib/timer.ts': ['src/lib/clock.ts'],
    'src/lib/colour.ts': ['widgets/login/Login.tsx', 'src/ui/action/Button.tsx', 'src/ui/dialog/Dialog.tsx'],
    'src/lib/orphan.ts': [],
    'src/texts/account.ts': ['widgets/user-menu/AccountMenu.tsx', 'widgets/user-menu/UserMenu.tsx'],
    'src/ui/Badge.tsx': ['widgets/user-menu/AccountMenu.tsx'],
  };
  const importersOf = (id: string) => (importers[id.slice(ROOT.length)] ?? []).map((path) => ROOT + path);

  it.each([
    ['src/ui/content/DataTable.tsx', 'shared'],
    ['src/ui/content/data-table.css', 'shared'],
    ['src/lib/clock.ts', 'login'],
    ['src/lib/timer.ts', 'login'],
    ['src/lib/colour.ts', 'controls'],
    ['src/lib/orphan.ts', undefined],
    ['src/texts/account.ts', 'shell'],
    ['src/ui/Badge.tsx', 'account'],
  ])('puts %s into %s', (path, chunk) => {
    expect(chunkOfUnnamed(ROOT + path, importersOf)).toBe(chunk);
  });
});
