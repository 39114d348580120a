import type { RawPayload } from '../../payload/schema.ts';

/** A named state of an island, used by the gallery, unit tests and end-to-end tests. */
export interface IslandExample<Props extends object = object> {
  /** Heading in the gallery, unique within the island. */
  name: string;
  /** The state that this example shows, in a sentence. */
  shows: string;
  /** Payload fields that differ from the page's. */
  payload?: RawPayload;
  props?: Partial<Props>;
  /** The visitor's cookies by name; what the example writes stays within it. */
  cookies?: Readonly<Record<string, string>>;
  /** Name of a button of another island that opens this one, for overlays without an opener of their own. */
  openedBy?: { island: string; props: object; button: string };
  /** Whether it needs a page that is long enough to scroll. @default false */
  isOnLongPage?: boolean;
}
