import { type ReactNode, useId } from 'react';
import { FieldContext } from './FieldContext.ts';
import { FieldHeading, type FieldTexts, fieldIds } from './FieldHeading.tsx';

export interface FieldProps extends FieldTexts {
  /** Of the control; a form gives it so that its summary can lead there. */
  id?: string;
  /** One control of this folder: it finds its label, hint and error by context. */
  children: ReactNode;
}

/** Label, star, hint and error around one control. */
export function Field({ id, children, ...texts }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const { labelId, describedBy } = fieldIds(controlId, texts);
  const invalid = Boolean(texts.error);
  const required = texts.required ?? false;
  return (
    <FieldContext value={{ id: controlId, labelId, describedBy, invalid, required }}>
      <div className="ce-field">
        <FieldHeading controlId={controlId} htmlFor={controlId} {...texts} />
        {children}
      </div>
    </FieldContext>
  );
}
