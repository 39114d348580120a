import type { Identity } from '../site/page-dependencies.ts';
import { demoUsers } from './demo-users.ts';

/** Further names of demo users: an editor is the pigment editor, with set-up errors shown on the page. */
const aliases: Readonly<Record<string, string>> = { editor: 'pigment-editor' };

/** The demo user that a value of `as` stands for; `undefined` for the visitor. */
export function userKeyOf(as: string): string | undefined {
  return as === 'visitor' ? undefined : (aliases[as] ?? as);
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
