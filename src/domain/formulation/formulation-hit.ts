/** A formulation in a list of hits (spec P§3 "Formulation result"). */
export interface FormulationHit {
  resultType: 'formulations';
  id: string;
  title: string;
  /** Industry code. */
  industry?: string | undefined;
  /** ISO 8601. */
  createdDate?: string | undefined;
  /** Whether the user had saved it at the time of the response. */
  isFavorite: boolean;
  /** Our pigments that it contains. */
  products: readonly { id: string; title: string }[];
  /** `color`: `#rrggbb`. */
  shade?: { title: string; color?: string | undefined } | undefined;
}

/** Whether a hit is a formulation. */
export function isFormulationHit(hit: { resultType: string }): hit is FormulationHit {
  return hit.resultType === 'formulations';
}
