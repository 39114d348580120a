/** Pages of the guide that say more. */
export const GUIDE = {
  calls: 'docs/guide/services.md, "Addresses and calls"',
  origins: 'docs/guide/services.md, "Other origins"',
  headers: 'docs/guide/services.md, "Response headers"',
  downloads: 'docs/guide/services.md, "Downloads"',
  changes: 'docs/guide/services.md, "Calls that change something"',
  caches: 'docs/guide/cache-and-scale.md, "What a CDN may keep"',
  session: 'docs/guide/sign-in.md, "The call"',
} as const;

/** Something that breaks the contract, in sentences without a full stop at their end. */
export interface Finding {
  /** What came. */
  came: string;
  /** What the contract asks for. */
  expected: string;
  /** What to do. */
  mend: string;
  /** Where the guide says more. */
  guide: (typeof GUIDE)[keyof typeof GUIDE];
}

/** A finding, and which requests it is about. */
export interface Problem extends Finding {
  /** Such as `as a visitor` and `about an unknown product`. */
  asked: readonly string[];
}

/** Puts the same findings of several requests together. */
export function gatherProblems(found: readonly (Finding & { asked: string })[]): Problem[] {
  const byText = new Map<string, Problem>();
  for (const { asked, ...finding } of found) {
    const key = JSON.stringify(finding);
    const before = byText.get(key)?.asked ?? [];
    byText.set(key, { ...finding, asked: before.includes(asked) ? before : [...before, asked] });
  }
  return [...byText.values()];
}
