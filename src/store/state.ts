import type { StoreApi } from 'zustand/vanilla';
import type { Message } from '../domain/validation/message.ts';
import type { User } from '../payload/schema.ts';
import type { ConsentSlice } from './consent.ts';
import type { CopiesSlice } from './copies.ts';
import type { OverlaysSlice } from './overlays.ts';
import type { PageSlice } from './page.ts';

/** The signed-in user and token. */
export interface SessionSlice {
  user: User | null;
  /** Bearer token; in memory only (docs/architecture.md, "Security"). */
  token: string | null;
  /** Number of sign-ins and sign-outs so far; identifies answers to requests of an earlier session. */
  sessionEpoch: number;
  /** Whether the user has to log in again: the session has ended, or is too old for the action (decision 61). */
  isLoginDue: boolean;
  /** The token if a service has refused it; `null` once the session proves to be alive. */
  refusedToken: string | null;
  /** Whether the session has ended although the page still shows its user, and who found out: a call of this page, or not. */
  sessionEnd: 'here' | 'elsewhere' | null;
}

/** A short message at the bottom of the page (spec S§8 "Notifications"). */
export interface Notice {
  id: number;
  type: Message['type'];
  text: string;
  /** Whether the message is about saving. A new one replaces the previous one. */
  kind?: 'save' | undefined;
  /** The subject of the message, by which it can be dismissed. */
  about?: 'comparison' | undefined;
  /** Action offered by the message, such as Undo. A press dismisses the message. */
  action?: { text: string; run: () => void } | undefined;
}

/** Notices on the page, oldest first. */
export interface NoticesSlice {
  notices: readonly Notice[];
}

/** The state shared by islands. Each fact is owned by the slice that declares it. */
export interface State
  extends SessionSlice,
    ConsentSlice,
    OverlaysSlice,
    NoticesSlice,
    PageSlice,
    CopiesSlice {}

/** The one store of a page (docs/architecture.md, "Payload, store, events"). */
export type Store = StoreApi<State>;
