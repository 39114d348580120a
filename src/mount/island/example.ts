import type { RawPayload } from '../../payload/schema.ts';

/** One named state of an island; gallery, unit tests and end-to-end tests all read it. */
export interface IslandExample<Props extends object = object> {
  /** Heading in the gallery, unique within the island. */
  name: string;
  /** The state that this example shows, in a sentence. */
  shows: string;
  /** Payload fields that differ from the page's. */
  payload?: RawPayload;
  props?: Partial<Props>;
  /** Cookies that the visitor brings along, by name; what the example writes stays within it. */
  cookies?: Readonly<Record<string, string>>;
  /** The button of another island that leads to it, by the button's name; for an overlay that no page can open. */
  openedBy?: { island: string; props: object; button: string };
  /** Whether it needs a page that is long enough to scroll. @default false */
  isOnLongPage?: boolean;
}
