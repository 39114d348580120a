import type { Asked, Case, Circumstances, Expectation } from './row.ts';
import type { Saved } from './save-for.ts';

const NONE: Saved = { catalog: 'none', comparison: 'none', shareId: 'none', favorite: 'none' };

/** Cases of what users have saved: one's own, another's, one that does not exist. */
export function savedCases(
  expect: Readonly<Record<'own' | 'anothers' | 'unknown', Expectation>>,
  ask: (saved: Saved, circumstances: Circumstances) => Asked | Promise<Asked>,
): Record<string, Case> {
  const caseOf = (name: keyof typeof expect, pick: (circumstances: Circumstances) => Saved): Case => ({
    ask: (circumstances) => ask(pick(circumstances), circumstances),
    // Ids of what was saved are masked in every answer.
    names: [],
    expect: expect[name],
  });
  return {
    own: caseOf('own', ({ kind, cast }) => cast.saved[kind] ?? NONE),
    anothers: caseOf(
      'anothers',
      ({ kind, cast }) => cast.saved[kind === 'otherCompany' ? 'validated' : 'otherCompany'] ?? NONE,
    ),
    unknown: caseOf('unknown', () => NONE),
  };
}
