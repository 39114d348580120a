import { expect, test } from 'vitest';
import { outdatedPackages } from '../../../scripts/deps/outdated-packages.ts';

test('reads name and versions of what npm reports, and names what is not installed', () => {
  const json = JSON.stringify({
    rollup: { current: '4.1.0', wanted: '4.1.0', latest: '4.2.0', location: 'node_modules/rollup' },
    terser: { wanted: '5.0.0', latest: '5.1.0' },
  });
  expect(outdatedPackages(json)).toEqual([
    { name: 'rollup', current: '4.1.0', latest: '4.2.0' },
    { name: 'terser', current: 'none', latest: '5.1.0' },
  ]);
});

test.each(['', '{}'])('reads %j as nothing outdated', (json) => {
  expect(outdatedPackages(json)).toEqual([]);
});

test('says that npm could not ask, without the address that it names', () => {
  const json = JSON.stringify({
    error: { code: 'ENOTFOUND', summary: 'request to https://host.example/ failed' },
  });
  expect(() => outdatedPackages(json)).toThrow(/^npm could not ask the registry for the latest versions\.$/);
});
