import { useState } from 'react';
import { moveDraft } from '../../src/lib/draft.ts';
import { useShared } from '../../src/store/hooks.ts';

/**
 * Name of the message's draft, separate for each user and subject. A draft from before the login becomes the user's.
 *
 * @param subject as from `contactSubject`
 */
export function useContactDraft(subject: string): string {
  const userId = useShared(({ user }) => user?.userId);
  const nameOf = (owner: string) => `${owner}/contact-${subject}`;
  useState(() => {
    if (userId) moveDraft(nameOf('visitor'), nameOf(userId));
  });
  return nameOf(userId ?? 'visitor');
}
