import { afterRenewal } from '../session/renewal.ts';
import type { Store } from '../state.ts';

/** Delay that combines several changes into one call. */
const PAUSE = 600;

/** Pending changes. */
export interface Waiting {
  /** Whether there are any, of the user who is signed in. */
  isDue: () => boolean;
  /**
   * Makes the call. @returns whether the service has accepted it; if not, it waits for the next change, connection or
   * login
   */
  send: () => Promise<boolean>;
}

/** Sends changes to a service after a short delay, one call at a time. */
export interface Sender {
  /** Sends after the delay: something has changed. */
  soon(): void;
  /** Sends at once. */
  now(): Promise<void>;
  /** Stops sending automatically. */
  stop(): void;
}

/** Creates a {@link Sender}. Changes that could not be sent are sent with each connection and each login. */
export function createSender(store: Store, { isDue, send }: Waiting): Sender {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  const sendOnce = async () => {
    const isTaken = await send();
    running = undefined;
    // Changes made meanwhile are sent next.
    if (isTaken && isDue()) sender.soon();
  };
  const sender: Sender = {
    soon() {
      clearTimeout(timer);
      timer = setTimeout(() => void sender.now(), PAUSE);
    },
    async now() {
      clearTimeout(timer);
      if (!running && isDue()) running = sendOnce();
      await running;
    },
    stop() {
      clearTimeout(timer);
      removeEventListener('online', sendAgain);
      document.removeEventListener('visibilitychange', onHidden);
      for (const stop of stops) stop();
    },
  };
  const sendAgain = () => void sender.now();
  addEventListener('online', sendAgain);
  // The page may be left. The calls continue without it.
  const onHidden = () => document.visibilityState === 'hidden' && void sender.now();
  document.addEventListener('visibilitychange', onHidden);
  const stops = [
    store.subscribe((now, before) => {
      if (now.token !== null && before.token === null) sendAgain();
    }),
    // Replaces one token by another.
    afterRenewal(store, sendAgain),
  ];
  return sender;
}
