import { expect, it } from 'vitest';
import { acceptedPolicy } from '../../../../widgets/profile/rules/accepted-policy.ts';

const state = (version: string, accepted = true) => ({ version, accepted });

it.each([
  [[], '2', undefined],
  [[state('1'), state('2')], '2', '2'],
  [[state('2'), state('1')], '2', '2'],
  [[state('1'), state('2', false)], '2', '1'],
  [[state('0'), state('1')], '2', '1'],
  [[state('2', false)], '2', undefined],
  [[state('0'), state('1')], undefined, '1'],
])('of %j with %s as the latest: %s', (states, latest, version) => {
  expect(acceptedPolicy(states, latest)?.version).toBe(version);
});
