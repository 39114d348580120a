import type { ContactType } from '../domain/contact/contact-type.ts';
import type { FavouriteState } from '../domain/product/favourite.ts';
import type { ConsentSettings } from '../domain/user/consent.ts';
import type { TrackingStatus } from '../domain/user/user-status.ts';

/** Detail of an island's events. */
export interface WidgetEvent {
  island: string;
  element: Element;
}

/** All events of the bus with their details. For those marked as state, `replay` is useful. */
export interface Events {
  /** An island's first commit is on the page. */
  'widget:ready': WidgetEvent;
  /** An island failed to mount or crashed; its fallback is shown again. */
  'widget:failed': WidgetEvent & { error: Error };
  /** An island was unmounted. */
  'widget:unmounted': WidgetEvent;
  /** An overlay is requested by name, with its props; by default those of the opener's `data-ce-props`. */
  'overlay:open': { name: string; opener?: Element | undefined; props?: object | undefined };
  /** State: the overlay now shown with the props of its request, or none. */
  'overlay:shown': { name: string | null; props?: object | undefined };
  /** State: the current cookie settings; not emitted before the visitor has chosen. */
  'consent:changed': ConsentSettings;
  /** State: who is signed in, without personal data; also for another user of the same status. */
  'session:changed': { signedIn: boolean; status: TrackingStatus };
  /** The page's payload was replaced: by a navigation without a reload, or by `updatePayload`. */
  'payload:changed': Record<string, never>;
  /** A login succeeded; the page is about to navigate, unless it has renewed the session of the user it shows. */
  'login:succeeded': Record<string, never>;
  /** State: a login has just succeeded, but the payload has no user. */
  'login:lost': Record<string, never>;
  /** The contact form was sent. The page may call `preventDefault` to show a confirmation of its own. */
  'contact:sent': { contactType: ContactType };
  /** State: the contents of the active comparison; not emitted while it is empty from the start. */
  'comparison:changed': { isSaved: boolean; industry: string | null; uids: readonly string[] };
  /** The visitor added a product to the comparison. */
  'comparison:added': { uid: string };
  /** The visitor removed a product from the comparison. */
  'comparison:removed': { uid: string };
  /** A comparison was saved for the first time. */
  'comparison:saved': { id: string };
  /** An account was registered; its email address is not verified yet. */
  'registration:succeeded': Record<string, never>;
  /** A visitor follows a link to a saved comparison; the page is about to navigate. */
  'comparison:opened': { id: string };
  /** A saved comparison was deleted. */
  'comparison:deleted': { id: string };
  /** State: the product on the page and its industry; `null` if there is none, or for all industries. */
  'product:shown': { id: string; prd: string | null; industry: string | null };
  /** State: the user's favourites among a product's documents; an empty `full` means all types. */
  'favourite:changed': { prd: string; state: FavouriteState; documentTypes: readonly string[] };
  /** A safety data sheet was downloaded. */
  'safety-sheet:downloaded': { prd: string; language: string; type: string };
  /** A document was saved. */
  'document:downloaded': { assetId: string; type: string; prd: string | null };
  /** A ZIP of documents is being downloaded: the number of documents in it, and of those left out. */
  'documents:downloaded': { included: number; notIncluded: number };
  /** A digital catalogue was created, changed or deleted. */
  'catalog:changed': { id: string };
  /** A formulation is shown. */
  'formulation:opened': { id: string };
  /** A sample was requested; for each product of a request for several. */
  'sample:requested': { prd: string };
  /** Samples of several products were requested at once; `number` is that of the request. */
  'samples:requested': { number: string; prds: readonly string[] };
  /** A regulatory document was requested. */
  'regulatory:requested': { prd: string; documentType: string };
  /** A user requested validation of the account in the overlay. */
  'validation:requested': Record<string, never>;
  /** A search was answered; the search term is not included. */
  'search:answered': {
    /** Identifies the response; the same as in `search:hit-opened`. */
    queryId: string;
    termLength: number;
    filterKeys: readonly string[];
    total: number;
    /** Milliseconds since the request. */
    ms: number;
  };
  /** A visitor follows a link to a hit; `position` counts from 1. */
  'search:hit-opened': { queryId: string; id: string; position: number };
  /** “Load more” has added hits to a listing. */
  'search:extended': { shown: number; total: number };
  /** State, in editor mode only: parts of answers that this version does not know and leaves out. */
  'answer:unknown': { names: readonly string[] };
  /** An event for the analytics service (spec S§7). */
  track: { category: string; action: string; name?: string; value?: number };
}

/** Name of a bus event. */
export type EventName = keyof Events;
