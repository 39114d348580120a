import type { ConsentSettings } from '../domain/user/consent.ts';
import type { User } from '../payload/schema.ts';

/** Messages between the tabs of a site. */
export type TabMessage =
  | { type: 'session'; user: User | null }
  | { type: 'token'; userId: string; token: string }
  | { type: 'user'; user: User }
  /** The session of this token has ended. */
  | { type: 'over'; userId: string; token: string }
  | { type: 'consent'; settings: ConsentSettings }
  /** A change of the active comparison, encoded as in its cookie. */
  | { type: 'comparison'; before: string; after: string; at: number }
  /** A favourite of a user as the service has saved it; `value` depends on the kind. */
  | { type: 'favourite'; userId: string; kind: string; id: string; value: unknown }
  /** A catalogue's new version number; 0 if it was deleted. */
  | { type: 'catalog'; id: string; version: number };

/** A received message. The sending tab may run another release, so nothing is certain. */
export type RawTabMessage = Readonly<Record<string, unknown>>;

/**
 * Channel of {@link TabMessage}. Each change of the protocol gets a new number, so that tabs with an older one don't
 * hear it.
 */
export const TAB_CHANNEL = 'ce-widgets/2';

/** Connection to the site's other tabs. */
export interface TabChannel {
  /** Sends a message to the other tabs. */
  post(message: TabMessage): void;
  /** Whether other tabs can be reached: not if the browser lacks channels or blocks storage. */
  isOpen(): boolean;
  /** Closes the connection for good. */
  close(): void;
}

/**
 * Connects to the site's other tabs. The connection is closed while the page is in the back/forward cache: a message to
 * a cached page evicts it (https://web.dev/articles/bfcache).
 *
 * @param receive called with each message; checks it, and ignores what it doesn't know
 * @param catchUp called when the page is restored from that cache: re-reads what other tabs may have changed
 */
export function openTabChannel(receive: (message: RawTabMessage) => void, catchUp?: () => void): TabChannel {
  let channel: BroadcastChannel | undefined;
  const open = () => {
    try {
      channel ??= new BroadcastChannel(TAB_CHANNEL);
      channel.onmessage = ({ data }) => receive(Object(data));
    } catch {
      // Firefox throws if cookies are blocked: each tab then works alone.
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
