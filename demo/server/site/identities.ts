import { demoUsers } from '../ground/users/demo-users.ts';
import type { Identity } from '../pages/page-dependencies.ts';

/**
 * Returns the demo user for a value of `as`; `undefined` for the visitor. `editor` is the pigment editor, whose pages
 * show set-up errors.
 */
export function userKeyOf(as: string): string | undefined {
  if (as === 'visitor') return undefined;
  return as === 'editor' ? 'pigment-editor' : as;
}

/** The identities of the demo's sign-in list, in its order. */
export const identities: readonly Identity[] = [
  { key: 'visitor', title: 'Visitor', summary: 'Not signed in.' },
  ...demoUsers.map(({ key, title, summary, email }) => ({
    key: key === 'pigment-editor' ? 'editor' : key,
    title,
    summary,
    email,
  })),
];
