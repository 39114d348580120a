import { createContext, useContext, useEffect, useId, useRef } from 'react';
import { usePage } from '../../src/store/hooks.ts';

/** The forms of the area that hold edits, by an id of each, with the way to give the edits up. */
export type UnsavedForms = Map<string, () => void>;

/** Given by the profile area around its pages. */
export const UnsavedContext = createContext<UnsavedForms>(new Map());

/** Keeps someone from leaving with unsaved edits: within the area by its own question, else by the browser's. */
export function useUnsaved(isUnsaved: boolean, discard: () => void): void {
  const forms = useContext(UnsavedContext);
  const { store } = usePage();
  const id = useId();
  const latest = useRef(discard);
  useEffect(() => {
    latest.current = discard;
  });

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => {
      // A login loads the page anew, and finds the edits again.
      if (!store.getState().isLoginDue) event.preventDefault();
    };
    forms.set(id, () => latest.current());
    addEventListener('beforeunload', ask);
    return () => {
      forms.delete(id);
      removeEventListener('beforeunload', ask);
    };
  }, [isUnsaved, forms, id, store]);
}
