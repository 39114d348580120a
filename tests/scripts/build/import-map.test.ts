import { expect, it } from 'vitest';
import { importMap } from '../../../scripts/build/import-map.ts';

it('lists each file that the loader imports, by all addresses that it may ask for', () => {
  const files = [
    { file: 'ce-widgets.js', name: 'ce-widgets', integrity: 'sha384-a' },
    { file: 'core-1.js', name: 'core', integrity: 'sha384-b' },
  ];
  expect(importMap(files)).toEqual({
    integrity: {
      './core-1.js': 'sha384-b',
      './core-1.js?1': 'sha384-b',
      './core-1.js?2': 'sha384-b',
      './core-1.js?3': 'sha384-b',
    },
  });
});
