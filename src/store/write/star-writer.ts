import type { Writer } from './write-on-top.ts';

/** How a thing is saved for the user, or no longer: the latest press counts, whatever other pages have done. */
export function starWriter(keep: (isKept: boolean) => Promise<void>): Writer<boolean, boolean> {
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
