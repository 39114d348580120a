import type { Store } from './state.ts';

/** Several changes in a row are one call. */
const PAUSE = 600;

/** What waits to be sent. */
export interface Waiting {
  /** Whether something waits. */
  isDue: () => boolean;
  /** Makes the call. @returns whether the service has taken it; else it waits for the next change, connection or login */
  send: () => Promise<boolean>;
}

/** Sends changes to a service in a moment, one call at a time. */
export interface Sender {
  /** In a moment: something has changed. */
  soon(): void;
  /** At once. */
  now(): Promise<void>;
  /** Sends nothing by itself any more. */
  stop(): void;
}

/** Makes what keeps a service up to date: what could not be sent goes with each connection and each login. */
export function createSender(store: Store, { isDue, send }: Waiting): Sender {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | undefined;
  const sendOnce = async () => {
    const isTaken = await send();
    underWay = undefined;
    // What was changed meanwhile follows.
    if (isTaken && isDue()) sender.soon();
  };
  const sender: Sender = {
    soon() {
      clearTimeout(timer);
      timer = setTimeout(() => void sender.now(), PAUSE);
    },
    async now() {
      clearTimeout(timer);
      if (!underWay && isDue()) underWay = sendOnce();
      await underWay;
    },
    stop() {
      clearTimeout(timer);
      removeEventListener('online', onOnline);
      stopWatching();
    },
  };
  const onOnline = () => void sender.now();
  addEventListener('online', onOnline);
  const stopWatching = store.subscribe((now, before) => {
    if (now.token !== null && before.token === null) void sender.now();
  });
  return sender;
}
