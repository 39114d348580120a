import type { BasketItem } from '../../../domain/product/basket-item.ts';

/** What the colour figures of a comparison refer to: others see the same figures only with the same view. */
export interface ComparisonView {
  /** Uid of the product that the others are compared with. @default the first */
  reference?: string | undefined;
  /** Code of the medium whose measurements are shown. @default the one in which most products were measured */
  medium?: string | undefined;
}

/** Query keys of a view, in addresses of comparisons and of their PDF. */
export const VIEW_KEYS = ['reference', 'medium'] as const satisfies (keyof ComparisonView)[];

type Viewed = ComparisonView & { basket: readonly Pick<BasketItem, 'uid'>[] };

/** Returns the uid of the reference: the chosen product, else the first that is left; `undefined` without products. */
export function referenceOf({ basket, reference }: Viewed): string | undefined {
  return (basket.find(({ uid }) => uid === reference) ?? basket[0])?.uid;
}

/** The chosen view without a reference that is not compared any more. */
export function chosenView({ basket, reference, medium }: Viewed): ComparisonView {
  const isCompared = basket.some(({ uid }) => uid === reference);
  return { ...(isCompared && { reference }), ...(medium && { medium }) };
}

/** Reads the view that an address names. */
export function viewOfAddress(address: string): ComparisonView {
  const { searchParams } = new URL(address);
  return Object.fromEntries(
    VIEW_KEYS.flatMap((key) => {
      const value = searchParams.get(key);
      return value ? [[key, value]] : [];
    }),
  );
}

/** Returns the address with this view, and no other. */
export function addressWithView(address: string, view: ComparisonView): string {
  const url = new URL(address);
  for (const key of VIEW_KEYS) {
    const value = view[key];
    if (value === undefined) url.searchParams.delete(key);
    else url.searchParams.set(key, value);
  }
  return legibleAddress(url);
}

/** Writes commas and colons of the query as they are: people read these links. */
export function legibleAddress(url: URL): string {
  const { searchParams } = url;
  const query = searchParams.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  return `${url.origin}${url.pathname}${query && `?${query}`}${url.hash}`;
}
