import type { PageRequest } from './page.ts';

/** Returns the key of the identity that looks at a page; `undefined` for a user whom the demo does not offer. */
export function currentIdentity({ c, deps }: Pick<PageRequest, 'c' | 'deps'>): string | undefined {
  const session = c.get('session');
  if (session.editor) return 'editor';
  const email = deps.currentUser(session)?.email;
  return deps.identities.find((identity) => identity.email === email)?.key;
}
