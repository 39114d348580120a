import type { ComponentType } from 'react';
import type { GenericSchema } from 'valibot';
import type { ComparisonField } from '../../payload/comparison-fields.ts';
import type { PayloadField } from '../../payload/schema.ts';
import type { AheadCall } from '../../store/ahead/ahead-call.ts';

/** One condition for loading and running an island's code; see {@link When}. */
type Occasion =
  | 'load'
  | 'idle'
  | 'visible'
  | 'interaction'
  | 'scroll'
  | `media(${string})`
  | `event(${string})`
  | `cookie(${string})`;

/**
 * When an island's code is loaded and run.
 * - `load`: after the page's `load` event
 * - `idle`: after `load`, when the browser has nothing else to do
 * - `visible`: when the marked element comes near the viewport
 * - `interaction`: on the first pointer or focus inside the element. Events are not replayed, so use it only where the
 * fallback already works
 * - `scroll`: once the page is scrolled at all
 * - `media(query)`: once the media query matches
 * - `event(name)`: once the bus emits `name`; `overlay:shown` only for the island itself
 * - `cookie(name)`: after `load`, if the browser has a cookie of this name by then
 *
 * With several conditions separated by `|`, the first to occur counts.
 */
export type When = Occasion | `${Occasion}|${Occasion}`;

/** Where an island renders: behind a shadow root, or in the page's own tree with a derived stylesheet. */
export type Isolation = 'shadow' | 'light';

/**
 * Rank of an overlay: the lowest due rank is shown and the others wait (decision 7).
 */
export type OverlayRank = 1 | 2 | 3 | 4 | 5 | 6;

/** What opens an island that is an overlay rather than a marked place on the page. */
export interface OverlayContract {
  /** 1 initial password, 2 privacy policy, 3 country, 4 cookies, 5 login family, 6 hints. */
  rank: OverlayRank;
  /** Query flag that opens it, such as `showLogin` (present and neither `0` nor `false`). */
  query?: string;
  /** Address hash that opens it, without `#`. */
  hash?: string;
  /** Has nothing to show to signed-in users: for them its opener stays a plain link. @default false */
  forVisitors?: boolean;
}

/** What an island is about: its place in the gallery and in the guide. */
export type IslandGroup = 'page' | 'account' | 'search' | 'product' | 'comparison';

/** Fields common to all contracts (docs/architecture.md, "Island contract"). */
export interface IslandFacts {
  /** Value of `data-ce-widget`, in kebab case. */
  name: string;
  group: IslandGroup;
  /** One sentence for the gallery: what the island does for a visitor. */
  summary: string;
  /** Schema of `data-ce-props` and of the mount options, with their defaults. */
  props: GenericSchema;
  /** Payload fields that the island requires. */
  needs: readonly PayloadField[];
  /** Payload fields that the island uses if present. */
  reads?: readonly (PayloadField | ComparisonField)[];
  when: When;
  isolation: Isolation;
  overlay?: OverlayContract;
  /** Calls that the island makes as soon as it is shown; the script tag makes them while React is still loading. */
  ahead?: readonly AheadCall[];
}

/** An island's contract: what the runtime, the gallery and the documentation know about it. */
export interface Island<Props extends object = object, Given extends object = object> extends IslandFacts {
  props: GenericSchema<Given, Props>;
  load: () => Promise<ComponentType<Props>>;
}

/** Types a contract: `export const basketBar = defineIsland({ ... })`. */
export function defineIsland<Props extends object, Given extends object>(
  island: Island<Props, Given>,
): Island<Props, Given> {
  return island;
}
