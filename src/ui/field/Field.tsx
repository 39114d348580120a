import { type ReactNode, useId } from 'react';
import { FieldContext } from './FieldContext.ts';
import { FieldHeading, type FieldTexts, fieldIds } from './FieldHeading.tsx';

export interface FieldProps extends FieldTexts {
  /** Id of the control, so that a form's summary can link to it. */
  id?: string;
  /** One control of this folder, which finds its label, hint and error by context. */
  children: ReactNode;
}

/** Label, required mark, hint and error around one control. */
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
