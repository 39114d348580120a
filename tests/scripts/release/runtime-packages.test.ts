import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runtimePackages } from '../../../scripts/release/runtime-packages.ts';

test('keeps what the library depends on, though development needs it too', () => {
  const packageJson = readFileSync('package.json', 'utf8');
  const { json, lock } = runtimePackages(packageJson, readFileSync('package-lock.json', 'utf8'));
  const { packages } = JSON.parse(lock);
  const { dependencies, peerDependencies } = JSON.parse(packageJson);
  const needed = [...Object.keys({ ...dependencies, ...peerDependencies }), 'scheduler'];
  expect(needed.filter((name) => !packages[`node_modules/${name}`])).toEqual([]);
  expect(packages).not.toHaveProperty(['node_modules/rollup']);
  for (const root of [JSON.parse(json), packages['']]) {
    expect(root).toMatchObject({ name: 'ce-widgets', dependencies, peerDependencies });
    expect(root).not.toHaveProperty('devDependencies');
  }
});
