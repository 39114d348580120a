import { type ReactNode, useId } from 'react';
import { FieldContext } from './FieldContext.ts';
import { FieldHeading, type FieldTexts, fieldIds } from './FieldHeading.tsx';

export interface FieldGroupProps extends FieldTexts {
  /** Id of the group, so that a form's summary can link to it. */
  id?: string;
  /** @default 'group' */
  role?: 'group' | 'radiogroup';
  children: ReactNode;
}

/** Label, required mark, hint and error around several controls for one question. */
export function FieldGroup({ id, role = 'group', children, ...texts }: FieldGroupProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const { labelId, describedBy } = fieldIds(controlId, texts);
  const invalid = Boolean(texts.error);
  // Plain groups have no required or invalid state in ARIA; their error text says it.
  const states = role === 'radiogroup' && {
    'aria-required': texts.required || undefined,
    'aria-invalid': invalid || undefined,
  };
  return (
    <FieldContext value={null}>
      <div
        id={controlId}
        {...{ role, 'aria-labelledby': labelId, 'aria-describedby': describedBy }}
        {...states}
        data-invalid={invalid || undefined}
        className="ce-field"
      >
        <FieldHeading controlId={controlId} {...texts} />
        {children}
      </div>
    </FieldContext>
  );
}
