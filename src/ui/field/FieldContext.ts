import { createContext, useContext, useId } from 'react';

/** What a field tells the control inside it. */
export interface FieldControl {
  /** Of the control, so that the label points at it. */
  id: string;
  /** Of the label, for controls that are no form elements. */
  labelId: string;
  /** IDs of error and hint. */
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

/** Set by `Field`; `null` outside of one. */
export const FieldContext = createContext<FieldControl | null>(null);

/** Attributes that tie a control to the field around it; a control outside any field gets an id of its own. */
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
