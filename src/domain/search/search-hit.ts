import type { Lab } from '../color/lab.ts';
import type { AccessLevel } from '../documents/access-level.ts';
import type { Asset } from '../documents/asset.ts';
import type { FormulationHit } from '../formulation/formulation-hit.ts';

/** Result types of a listing (spec P§3, filter `type`); formulations are searched separately. */
export type ResultType = 'pigments' | 'assets' | 'imageStacks' | 'formulations';

/** A product in a list of hits (spec P§3 "Pigment", decision B32). */
export interface ProductHit {
  resultType: 'pigments';
  id: string;
  prd?: string | undefined;
  product_name: string;
  brand?: string | undefined;
  /** Code; `product_group_title` is the readable text. */
  product_group?: string | undefined;
  product_group_title?: string | undefined;
  /** As `PR122`. */
  color_index?: string | undefined;
  /** Titles, as supplied. */
  chemistry?: string | undefined;
  transparency?: string | undefined;
  form?: string | undefined;
  /** Ordinal, 1 to 8, as supplied. */
  light_fastness?: string | undefined;
  /** Ordinal, 1 to 5, as supplied. */
  weather_fastness?: string | undefined;
  /** Degrees Celsius, as supplied. */
  heat_stability?: string | undefined;
  /** Codes. */
  industries: readonly string[];
  isActive: boolean;
  isInternal: boolean;
  /** Whether there is a safety data sheet for the viewer; absent where the service does not say. */
  hasSafetySheet?: boolean | undefined;
  /** `#rrggbb`, measured in full shade; absent if not measured. */
  masstone?: string | undefined;
  /** `#rrggbb`, measured in the same medium; never computed. */
  tint?: string | undefined;
  /** Coordinates of the masstone; absent if not measured, and for effect pigments. */
  lab?: Lab | undefined;
  /** `#rrggbb` by angle, 15° first, of an effect pigment, which has no single shade. */
  angles?: readonly string[] | undefined;
  /** The field by which a suggestion's term found the product, if its name does not show it. */
  matched?: { title: string; text: string } | undefined;
  /** Documents, in listings of sheets. */
  assets?: readonly SheetDocument[] | undefined;
}

/** A document below a product in a listing of sheets. */
export type SheetDocument = Pick<
  Asset,
  | 'id'
  | 'type'
  | 'label'
  | 'version'
  | 'locale'
  | 'size'
  | 'createdDate'
  | 'changelog'
  | 'accessLevel'
  | 'filename'
  | 'isRootVersion'
>;

/** A document in a list of hits (spec P§3 "Document metadata"). */
export interface DocumentHit extends SheetDocument {
  resultType: 'assets';
  /** Title of its type. */
  title: string;
  accessLevel?: AccessLevel | undefined;
  product: { id: string; prd?: string | undefined; product_name: string; masstone?: string | undefined };
}

/** Images of a product at several angles (spec P§3, `type=imageStacks`). */
export interface StackHit {
  resultType: 'imageStacks';
  id: string;
  productId: string;
  prd?: string | undefined;
  product_name: string;
  stackFileVersion: number;
  /** Address of the image at 15°; absent if there is none. */
  preview?: string | undefined;
  /** Codes of the angles, as `as15`. */
  angles: readonly string[];
}

/** Any hit. */
export type SearchHit = ProductHit | DocumentHit | StackHit | FormulationHit;
