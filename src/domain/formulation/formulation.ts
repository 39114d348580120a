/** A product of ours as an ingredient. */
export interface OurProduct {
  id: string;
  prd?: string | undefined;
  industries: readonly string[];
  /** Such as `PR254`. */
  colorIndex?: string | undefined;
  /** `#rrggbb`, in full shade. */
  color?: string | undefined;
  /** `#rrggbb`, measured in the same medium. */
  tint?: string | undefined;
}

/** An ingredient of a formulation. */
export interface Ingredient {
  title: string;
  /** Per cent by weight. */
  share: number;
  /** Letter of the stage in which it is added. */
  part: string;
  /** Function, such as `Binder`; empty if not stated. */
  purpose: string;
  /** Set for products of ours. */
  product?: OurProduct;
}

/** A formulation with its ingredients and method (decision B11). */
export interface FormulationDetail {
  id: string;
  title: string;
  /** Code. */
  industry: string;
  /** ISO 8601. */
  createdDate?: string | undefined;
  isFavorite: boolean;
  application?: string | undefined;
  binder?: string | undefined;
  /** Per cent by weight. */
  solids?: number | undefined;
  /** Stages by letter, in order. */
  stages: readonly { part: string; title: string }[];
  parts: readonly Ingredient[];
  method: readonly { title: string; text: string }[];
  /** `color`: sRGB in hex (decision B24); `lab`: D65. */
  shade?:
    | { title: string; color?: string | undefined; lab?: { L: number; a: number; b: number } | undefined }
    | undefined;
}
