import { useState } from 'react';
import { moveDraft } from '../../src/lib/draft.ts';
import { useShared } from '../../src/store/hooks.ts';

/** Name of the message's draft, separate for each user. A draft from before the login becomes the user's. */
export function useContactDraft(contactType: string): string {
  const userId = useShared(({ user }) => user?.userId);
  const nameOf = (owner: string) => `${owner}/contact-${contactType}`;
  useState(() => {
    if (userId) moveDraft(nameOf('visitor'), nameOf(userId));
  });
  return nameOf(userId ?? 'visitor');
}
