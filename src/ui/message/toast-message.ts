import type { ReactNode } from 'react';
import type { Tone } from './tones.ts';

/** A message at the edge of the screen. */
export interface ToastMessage {
  id: string;
  tone: Tone;
  text: ReactNode;
  /** Of messages of one kind only the newest is shown: one about saving at a time (spec S§8). */
  kind?: 'save' | undefined;
  /** A button or link, such as “Undo”. */
  action?: ReactNode;
}

/** Leaves out messages about saving that a newer one replaces. */
export function currentToasts(toasts: readonly ToastMessage[]): ToastMessage[] {
  const lastSave = toasts.findLastIndex(({ kind }) => kind === 'save');
  return toasts.filter(({ kind }, index) => kind !== 'save' || index === lastSave);
}
