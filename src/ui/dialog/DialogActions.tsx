import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** Foot of the dialog around a part; `null` until it is on the page, `undefined` outside of dialogs. */
export const DialogFoot = createContext<HTMLElement | null | undefined>(undefined);

/** Buttons of whatever a dialog shows: in its foot, visible while the body scrolls. */
export function DialogActions({ children }: { children: ReactNode }) {
  const foot = useContext(DialogFoot);
  return foot ? createPortal(children, foot) : null;
}
