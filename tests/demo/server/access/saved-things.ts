import { type Ask, type Case, type Circumstances, type Expectation, oneCase } from './row.ts';
import type { Saved } from './save-for.ts';

const NONE: Saved = {
  catalog: 'none',
  comparison: 'none',
  shareId: 'none',
  favorite: 'none',
  session: 'none',
  search: 'none',
};

/** What the one who asks has saved. */
export const ownOf = ({ kind, cast }: Circumstances): Saved => cast.saved[kind] ?? NONE;

const anothersOf = ({ kind, cast }: Circumstances): Saved =>
  cast.saved[kind === 'otherCompany' ? 'validated' : 'otherCompany'] ?? NONE;

/** Cases of what users have saved: one's own, another's, one that does not exist. */
export function savedCases(
  expect: Readonly<Record<'own' | 'anothers' | 'unknown', Expectation>>,
  ask: Ask<Saved>,
): Record<string, Case> {
  return {
    own: oneCase(expect.own, (circumstances) => ask(ownOf(circumstances), circumstances)),
    anothers: oneCase(expect.anothers, (circumstances) => ask(anothersOf(circumstances), circumstances)),
    unknown: oneCase(expect.unknown, (circumstances) => ask(NONE, circumstances)),
  };
}
