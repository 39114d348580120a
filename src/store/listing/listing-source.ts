import type { DocumentType } from '../../domain/documents/document-type.ts';
import type { FieldEntry } from '../../domain/fields/field-entry.ts';
import type { FacetAudience } from '../../domain/search/facet-rows.ts';
import type { ListingRequest } from '../../domain/search/listing-request.ts';
import type { Suggestions } from '../../domain/search/suggestions.ts';
import type { SearchResult } from '../../services/search.ts';
import type { SearchCall } from '../../services/search-calls.ts';
import type { ListingHistory } from './listing-history.ts';

/** An answer that has come: what events tell of it. */
export interface AnsweredEvent {
  queryId: string;
  termLength: number;
  filterKeys: readonly string[];
  total: number;
  /** Milliseconds from the request. */
  ms: number;
}

/** What the engine of a listing takes from the page. */
export interface ListingSource {
  history: ListingHistory;
  search(call: ListingRequest & Pick<SearchCall, 'part'>, signal: AbortSignal): Promise<SearchResult>;
  suggest(request: ListingRequest, signal: AbortSignal): Promise<Suggestions>;
  /** Titles of fields; none where they cannot be had. Never rejects. */
  manifest(): Promise<readonly FieldEntry[]>;
  /** Types of documents with their categories; none where they cannot be had. Never rejects. */
  documentTypes(): Promise<readonly DocumentType[]>;
  /** An answer that the server has put into the page, for this viewer. */
  servedAnswer(): Promise<{ query: string; answer: SearchResult } | undefined>;
  /** Identifies who looks at the page, with their rights; empty for visitors. */
  viewer(): string;
  watchViewer(listener: () => void): () => void;
  audience(): FacetAudience;
  /** Text of a key of `listingFilterTexts`. */
  text(key: string, values?: Readonly<Record<string, number>>): string;
  onAnswered(event: AnsweredEvent): void;
  onExtended(event: { shown: number; total: number }): void;
  /** A term was searched for to its end. */
  onTerm(term: string): void;
  /** A call says that the session is over. */
  onSessionOver(): void;
}
