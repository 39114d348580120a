import type { Identity } from '../site/page-dependencies.ts';
import { demoUsers } from './demo-users.ts';

/**
 * The demo user that a value of `as` stands for; `undefined` for the visitor. An editor is the pigment editor, with
 * set-up errors shown on the page.
 */
export function userKeyOf(as: string): string | undefined {
  if (as === 'visitor') return undefined;
  return as === 'editor' ? 'pigment-editor' : as;
}

/** Whom the demo's visitor can become, in the order of the sign-in list. */
export const identities: readonly Identity[] = [
  { key: 'visitor', title: 'Visitor', summary: 'Not signed in.' },
  ...demoUsers.map(({ key, title, summary, email }) => ({
    key: key === 'pigment-editor' ? 'editor' : key,
    title,
    summary,
    email,
  })),
];
