// Content of `tags.json` in the folder of the built files: what a page's server needs to know of them, as plain data for
// any language.

/** A built file: its name, relative to the folder of the files, and its subresource integrity. */
export interface TaggedFile {
  file: string;
  integrity: string;
}

/**
 * A call that an island with its default props makes first; `callsOf` knows of the others. Names in braces stand for the element's props: `{productId}`, `{industry}`; a
 * parameter whose value is not known is left out.
 */
export interface TaggedCall {
  /** Where the response belongs in the island's `data-ce-answer`. */
  answer: AnswerName;
  service: 'search';
  method: 'GET' | 'POST';
  /** Relative to the service's address. */
  path: string;
  query: Readonly<Record<string, string>>;
  /** Parameters that are taken over from the page's address, as often as they occur there. */
  fromAddress?: readonly string[];
  /** Sent as JSON. */
  body?: object;
}

/** Place of a response in `data-ce-answer`: a listing's first hits are its `answer`. */
export type AnswerName = 'product' | 'fields' | 'catalogues' | 'answer';

/** What a page's head needs for one island. */
export interface IslandTags {
  /** Names in `files` of what a page with this island fetches first, in this order. */
  preload: readonly string[];
  /** Calls of the first view that the page's server can make instead. */
  calls: readonly TaggedCall[];
  /** Rules for the page's style sheet that keep room for the island, so that nothing below it moves. */
  style?: string;
}

/** Content of `tags.json`. */
export interface Tags {
  /** Version of ce-widgets. */
  version: string;
  /** The script tag. */
  script: TaggedFile;
  /** Names in `files` of what a page fetches first that asks a new visitor for consent. */
  cookieDialog: readonly string[];
  files: Readonly<Record<string, TaggedFile>>;
  islands: Readonly<Record<string, IslandTags>>;
}
