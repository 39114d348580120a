/** Possible sources of a product page's industry, by code. */
export interface IndustryHints {
  /** The product's own industries; unknown until it is loaded, unless the page names them. */
  industries: readonly string[] | undefined;
  /** The element's prop. */
  prop?: string | null | undefined;
  /** The address's `?i=`. */
  query?: string | null | undefined;
  /** The user's industries. */
  profile?: readonly string[] | undefined;
}

/** The industry to load a product for, and the one to preselect in a chooser. */
export interface IndustryChoice {
  /** `null` for none. */
  industry: string | null;
  /** Whether a chooser should be shown: the product has industries, and none of them is named. */
  asks: boolean;
  /** The only industry that profile and product have in common; `null` for none or several. */
  preselected: string | null;
}

/**
 * Chooses a product's industry: the prop's, else the address's, else the only one. One that the product does not have
 * is ignored (decision B4); while the product's industries are unknown, any is accepted.
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
