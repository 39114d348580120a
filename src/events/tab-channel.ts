import type { ConsentSettings } from '../domain/consent.ts';
import type { User } from '../payload/schema.ts';

/** What the tabs of one site tell each other. */
export type TabMessage =
  | { type: 'session'; user: User | null }
  | { type: 'token'; userId: string; token: string }
  | { type: 'user'; user: User }
  | { type: 'consent'; settings: ConsentSettings }
  /** A change of the active comparison, in the words of its cookie. */
  | { type: 'comparison'; before: string; after: string; at: number }
  /** A catalogue has another version; 0: it is gone. */
  | { type: 'catalog'; id: string; version: number };

/** A message as it arrives: from a tab that may run another release, so nothing is certain. */
export type RawTabMessage = Readonly<Record<string, unknown>>;

/** Channel of {@link TabMessage}. A change of the protocol takes another number: its tabs don't hear older ones. */
export const TAB_CHANNEL = 'ce-widgets/2';

/** The way to the site's other tabs. */
export interface TabChannel {
  /** Tells the other tabs. */
  post(message: TabMessage): void;
  /** Whether other tabs can be heard: not if the browser has no channels, or storage is blocked. */
  isOpen(): boolean;
  /** Ends it for good. */
  close(): void;
}

/**
 * Opens the way to the site's other tabs. It is closed while the page is in the back/forward cache: a message to a page
 * there evicts it (https://web.dev/articles/bfcache).
 *
 * @param receive called with each message; checks it, and ignores what it doesn't know
 * @param catchUp called when the page comes back from that cache: reads again what the other tabs may have changed
 */
export function openTabChannel(receive: (message: RawTabMessage) => void, catchUp?: () => void): TabChannel {
  let channel: BroadcastChannel | undefined;
  const open = () => {
    try {
      channel ??= new BroadcastChannel(TAB_CHANNEL);
      channel.onmessage = ({ data }) => receive(Object(data));
    } catch {
      // Firefox throws if cookies are blocked: each tab goes on by itself.
    }
  };
  const hide = () => {
    channel?.close();
    channel = undefined;
  };
  const show = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    open();
    catchUp?.();
  };
  open();
  addEventListener('pagehide', hide);
  addEventListener('pageshow', show);

  return {
    post: (message) => channel?.postMessage(message),
    isOpen: () => !!channel,
    close() {
      hide();
      removeEventListener('pagehide', hide);
      removeEventListener('pageshow', show);
    },
  };
}
