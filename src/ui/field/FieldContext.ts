import { createContext, useContext, useId } from 'react';

/** What a field provides to its control. */
export interface FieldControl {
  /** Id of the control, for the label. */
  id: string;
  /** Id of the label, for controls that are not form elements. */
  labelId: string;
  /** Ids of error and hint. */
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

/** Provided by `Field`; `null` outside of one. */
export const FieldContext = createContext<FieldControl | null>(null);

/** Attributes that connect a control to its field; a control outside a field gets an id of its own. */
export function useFieldControl(own: { id?: string | undefined; 'aria-describedby'?: string | undefined }) {
  const field = useContext(FieldContext);
  const fallbackId = useId();
  const describedBy = [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ');
  return {
    id: own.id ?? field?.id ?? fallbackId,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': field?.invalid || undefined,
    'aria-required': field?.required || undefined,
  };
}
