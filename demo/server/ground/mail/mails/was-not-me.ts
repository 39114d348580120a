import type { Letter } from '../write-mail.ts';

/** The end of each mail about a sensitive change: how its owner stops it. */
export function wasNotMe(link: string): Required<Pick<Letter, 'objection' | 'notes'>> {
  return {
    objection: { title: 'This was not me', link },
    notes: [
      'If this was not you, follow the link "This was not me" within seven days: it stops what was asked for, logs you out everywhere, and lets you choose a new password.',
    ],
  };
}
