import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

test('editors and the hosted CI take the Node that the scripts run on', () => {
  expect(readFileSync('.node-version', 'utf8').trim()).toBe(manifest.devDependencies.node);
});
