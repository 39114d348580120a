import type { ConsentSettings } from '../domain/consent.ts';
import type { ContactType } from '../domain/contact/contact-type.ts';
import type { FavouriteState } from '../domain/favourites/favourite.ts';
import type { TrackingStatus } from '../domain/user-status.ts';

/** What an island event says of its island. */
export interface WidgetEvent {
  island: string;
  element: Element;
}

/** Every event of the bus and its detail. Those marked as state are worth a `replay`. */
export interface Events {
  /** An island's first commit is on the page. */
  'widget:ready': WidgetEvent;
  /** An island could not be mounted or broke; its fallback is back. */
  'widget:failed': WidgetEvent & { error: Error };
  /** An island was taken off the page. */
  'widget:unmounted': WidgetEvent;
  /** Someone asks for an overlay by name, with props for it; those of the opener's `data-ce-props` by default. */
  'overlay:open': { name: string; opener?: Element | undefined; props?: object | undefined };
  /** State: the overlay now shown, or none, and the props that it was asked for with. */
  'overlay:shown': { name: string | null; props?: object | undefined };
  /** State: the cookie settings in force; not emitted before a choice exists. */
  'consent:changed': ConsentSettings;
  /** State: who is signed in, without personal data. */
  'session:changed': { signedIn: boolean; status: TrackingStatus };
  /** A login succeeded; the page is about to move on. */
  'login:succeeded': Record<string, never>;
  /** A message was sent by the contact form; the page may confirm it itself by preventing the default. */
  'contact:sent': { contactType: ContactType };
  /** State: what the active comparison holds; not emitted before there is something in it. */
  'comparison:changed': { isSaved: boolean; industry: string | null; uids: readonly string[] };
  /** A product was added to the comparison by the visitor. */
  'comparison:added': { uid: string };
  /** A product was taken out of the comparison by the visitor. */
  'comparison:removed': { uid: string };
  /** A comparison was saved for the first time. */
  'comparison:saved': { id: string };
  /** An account was opened; its address is yet to be verified. */
  'registration:succeeded': Record<string, never>;
  /** Someone follows the link to a saved comparison; the page is about to move on. */
  'comparison:opened': { id: string };
  /** A saved comparison does not exist any more. */
  'comparison:deleted': { id: string };
  /** State: the product that the page shows, and for which industry; `null` for none or all. */
  'product:shown': { id: string; prd: string | null; industry: string | null };
  /** State: what the signed-in user keeps of a product's documents; no types listed in `full` stands for all. */
  'favourite:changed': { prd: string; state: FavouriteState; documentTypes: readonly string[] };
  /** A safety data sheet was downloaded. */
  'safety-sheet:downloaded': { prd: string; language: string; type: string };
  /** A document was saved. */
  'document:downloaded': { assetId: string; type: string; prd: string | null };
  /** A ZIP of documents is on its way: how many are in it, and how many of those asked for are not. */
  'documents:downloaded': { included: number; notIncluded: number };
  /** A digital catalogue was made, changed or deleted. */
  'catalog:changed': { id: string };
  /** A formulation is shown. */
  'formulation:opened': { id: string };
  /** A sample was asked for. */
  'sample:requested': { prd: string };
  /** A regulatory document was asked for. */
  'regulatory:requested': { prd: string; documentType: string };
  /** A user has asked for the validation of the account by the overlay. */
  'validation:requested': Record<string, never>;
  /** A search was answered; what was typed is not told. */
  'search:answered': {
    /** Identifies the answer, in `search:hit-opened`, too. */
    queryId: string;
    termLength: number;
    filterKeys: readonly string[];
    total: number;
    /** Milliseconds from the request. */
    ms: number;
  };
  /** Someone follows the link of a hit; `position` counts from 1. */
  'search:hit-opened': { queryId: string; id: string; position: number };
  /** A listing has grown by what “Load more” has brought. */
  'search:extended': { shown: number; total: number };
  /** An event for the analytics service (spec S§7). */
  track: { category: string; action: string; name?: string; value?: number };
}

/** Name of a bus event. */
export type EventName = keyof Events;
