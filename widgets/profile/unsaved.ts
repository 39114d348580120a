import { createContext, useContext, useEffect, useId, useRef } from 'react';
import { usePage } from '../../src/store/hooks.ts';

/** The area's forms with edits: functions that discard them, by form id. */
export type UnsavedForms = Map<string, () => void>;

/** Provided by the profile area around its screens. */
export const UnsavedContext = createContext<UnsavedForms>(new Map());

/** Warns before unsaved edits are lost: within the area by a dialog of its own, else by the browser's. */
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
      // A login reloads the page, which restores the edits.
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
