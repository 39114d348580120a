// What becomes of a change whose page is left: calls that change something outlive it, reads before them do not.

/** Returns what a read brings, or `known` if the page is hidden before that: it may be left. */
export async function readUnlessLeft<Saved>(read: Promise<Saved>, known: Saved): Promise<Saved> {
  const { promise: left, resolve } = Promise.withResolvers<Saved>();
  const onHidden = () => document.visibilityState === 'hidden' && resolve(known);
  document.addEventListener('visibilitychange', onHidden);
  try {
    return await Promise.race([read, left]);
  } finally {
    document.removeEventListener('visibilitychange', onHidden);
  }
}

/** Has the browser ask before it leaves the page while something would be lost. Returns a function that stops it. */
export function askBeforeLeaving(isLosable: () => boolean): () => void {
  const onLeave = (event: Event) => isLosable() && event.preventDefault();
  addEventListener('beforeunload', onLeave);
  return () => removeEventListener('beforeunload', onLeave);
}

/** Has the browser ask before it leaves the page until the code of a change has come: without it nothing is sent. */
export async function askUntilLoaded<Code>(code: Promise<Code>): Promise<Code> {
  const stop = askBeforeLeaving(() => true);
  try {
    return await code;
  } finally {
    stop();
  }
}
