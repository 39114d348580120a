import type { OutdatedPackage } from './outdated-packages.ts';

/** What `npm run check:deps` prints, a line each: first what is due, then what is held, with the reason. */
export function describeOutdated(
  outdated: readonly OutdatedPackage[],
  reasons: ReadonlyMap<string, string>,
): { lines: string[]; due: number } {
  const due = outdated.filter(({ name }) => !reasons.has(name));
  const held = outdated.filter(({ name }) => reasons.has(name));
  const versions = ({ name, current, latest }: OutdatedPackage) => `${name} ${current} → ${latest}`;
  return {
    due: due.length,
    lines: [
      ...due.map((each) => `due   ${versions(each)}`),
      ...held.map((each) => `held  ${versions(each)}: ${reasons.get(each.name)}`),
      `${due.length} due, ${held.length} held`,
    ],
  };
}
