import type { DocumentType } from '../../domain/documents/document-type.ts';
import type { FieldEntry } from '../../domain/fields/field-entry.ts';
import type { Suggestions } from '../../domain/search/suggestions.ts';
import type { Events } from '../../events/events.ts';
import type { SearchResult } from '../../services/search.ts';
import type { SearchCall } from '../../services/search-calls.ts';
import type { FacetAudience } from '../rules/facet-audience.ts';
import type { ListingRequest } from '../rules/listing-request.ts';
import type { ListingHistory } from './listing-history.ts';

/** What a listing's engine needs from the page. */
export interface ListingSource {
  history: ListingHistory;
  search(call: ListingRequest & Pick<SearchCall, 'range'>, signal: AbortSignal): Promise<SearchResult>;
  suggest(request: ListingRequest, signal: AbortSignal): Promise<Suggestions>;
  /** Titles of fields; empty if they fail to load. Never rejects. */
  manifest(): Promise<readonly FieldEntry[]>;
  /** Types of documents with their categories; empty if they fail to load. Never rejects. */
  documentTypes(): Promise<readonly DocumentType[]>;
  /** An answer contained in the page, for this viewer. */
  servedAnswer(): Promise<{ query: string; answer: SearchResult } | undefined>;
  /** Identifies the viewer and their rights; empty for visitors. */
  viewer(): string;
  watchViewer(listener: () => void): () => void;
  audience(): FacetAudience;
  /** Text of a key of `listingFilterTexts`. */
  text(key: string, values?: Readonly<Record<string, number>>): string;
  onAnswered(event: Events['search:answered']): void;
  /** Names parts of an answer that are left out, since they are unknown. */
  onUnknown(names: readonly string[]): void;
  onExtended(event: { shown: number; total: number }): void;
  /** A search for a complete term. */
  onTerm(term: string): void;
  /** A call reported that the session has ended. @param goOn repeats the call once it is renewed */
  onSessionOver(goOn: () => void): void;
}
