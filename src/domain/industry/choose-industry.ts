/** What may name the industry of a product page, by code. */
export interface IndustryHints {
  /** The product's own; unknown until it has been loaded, unless the page says. */
  industries: readonly string[] | undefined;
  /** Named by the element's prop. */
  prop?: string | null | undefined;
  /** Named by the address, `?i=`. */
  query?: string | null | undefined;
  /** Those that the user works in. */
  profile?: readonly string[] | undefined;
}

/** The industry to load a product for, and the one to preselect where somebody has to choose. */
export interface IndustryChoice {
  /** `null` for none. */
  industry: string | null;
  /** Whether an element that can ask should ask: the product has industries, and none of them is named. */
  asks: boolean;
  /** The one of the profile's industries that the product has; `null` for none or several. */
  preselected: string | null;
}

/**
 * Chooses the industry of a product: the prop's, else the address's, else the only one. One that the product does not
 * have counts as none (decision B4); while its industries are unknown, any is believed.
 */
export function chooseIndustry({ industries, prop, query, profile = [] }: IndustryHints): IndustryChoice {
  const named = [prop, query].find((code) => code && (industries?.includes(code) ?? true)) ?? null;
  const fitting = new Set(profile.filter((code) => industries?.includes(code)));
  const [first = null] = fitting;
  return {
    industry: named ?? (industries?.length === 1 ? (industries[0] ?? null) : null),
    asks: named === null && (industries?.length ?? 0) > 0,
    preselected: fitting.size === 1 ? first : null,
  };
}
