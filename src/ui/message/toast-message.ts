import type { ReactNode } from 'react';
import type { Tone } from './tones.ts';

/** A message that comes up at the edge of the screen. */
export interface ToastMessage {
  id: string;
  tone: Tone;
  text: ReactNode;
  /** Of messages of one kind only the newest is shown: one save message at a time (spec S§8). */
  kind?: 'save' | undefined;
  /** A button or link, such as “Undo”. */
  action?: ReactNode;
}

/** Leaves out save messages that a newer one has replaced. */
export function currentToasts(toasts: readonly ToastMessage[]): ToastMessage[] {
  const lastSave = toasts.findLastIndex(({ kind }) => kind === 'save');
  return toasts.filter(({ kind }, index) => kind !== 'save' || index === lastSave);
}
