import { createContext, type RefObject, useEffect } from 'react';

/** Sends the form that contains this part again; does nothing outside of one. */
export const SendAgainContext = createContext<() => void>(() => {});

/** Draft of the form to be sent once it is shown again. */
let due: string | undefined;

/**
 * Returns how a form is sent again after a login. The login may have taken the place of its dialog; it is then sent when
 * the next form shown has the same draft, which another user's never has.
 */
export function useSendAgain(formRef: RefObject<HTMLFormElement | null>, draft?: string): () => void {
  useEffect(() => {
    const isDue = due !== undefined && due === draft;
    due = undefined;
    if (isDue) formRef.current?.requestSubmit();
  }, [formRef, draft]);
  return () => {
    if (formRef.current) formRef.current.requestSubmit();
    else due = draft;
  };
}
