import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import forWordPress from '../../../integrations/wordpress/package.json' with { type: 'json' };
import manifest from '../../../package.json' with { type: 'json' };
import { heldPackages } from '../../../scripts/deps/held-packages.ts';

test('gives the reason of each rule that limits, asks or turns off, and of no other', () => {
  const rules = [
    { groupName: 'free', matchPackageNames: ['one'] },
    { description: 'Too new.', matchPackageNames: ['two', 'three'], allowedVersions: '1.x' },
    { description: 'Ask first.', matchPackageNames: ['four'], dependencyDashboardApproval: true },
    { description: 'By hand.', matchPackageNames: ['five'], enabled: false },
  ];
  expect([...heldPackages(JSON.stringify({ packageRules: rules }))]).toEqual([
    ['two', 'Too new.'],
    ['three', 'Too new.'],
    ['four', 'Ask first.'],
    ['five', 'By hand.'],
  ]);
});

const text = readFileSync('renovate.json', 'utf8');
const packages = Object.keys({
  ...manifest.dependencies,
  ...manifest.devDependencies,
  ...forWordPress.devDependencies,
});

test('every held package is one of the project, and has a reason', () => {
  const held = heldPackages(text);
  expect(held.size).toBeGreaterThan(3);
  for (const [name, reason] of held) {
    expect(packages).toContain(name);
    expect(reason, name).toMatch(/^[A-Z\d].*\.$/);
  }
});

test('every package that the update policy names is one of the project', () => {
  const { packageRules }: { packageRules: { matchPackageNames?: string[] }[] } = JSON.parse(text);
  const names = packageRules.flatMap(({ matchPackageNames = [] }) => matchPackageNames);
  const isThere = (name: string) =>
    packages.some((each) => each === name || (name.endsWith('/**') && each.startsWith(name.slice(0, -2))));
  expect(names.filter((name) => !isThere(name))).toEqual([]);
});
