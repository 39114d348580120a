import type { Way } from './write-on-top.ts';

/** How a thing is saved for the user, or no longer: the latest press counts, whatever other pages have done. */
export function starWay(keep: (isKept: boolean) => Promise<void>): Way<boolean, boolean> {
  return {
    contentOf: (saved) => saved,
    isSame: Object.is,
    merge: (base, mine, theirs) => (mine === base ? theirs : mine),
    async send(isKept) {
      await keep(isKept);
      return isKept;
    },
  };
}
