import { type ReactNode, useId } from 'react';
import { FieldContext } from './FieldContext.ts';
import { FieldHeading, type FieldTexts, fieldIds } from './FieldHeading.tsx';

export interface FieldGroupProps extends FieldTexts {
  /** Of the group; a form gives it so that its summary can lead there. */
  id?: string;
  /** @default 'group' */
  role?: 'group' | 'radiogroup';
  children: ReactNode;
}

/** Label, star, hint and error around several controls that answer one question. */
export function FieldGroup({ id, role = 'group', children, ...texts }: FieldGroupProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const { labelId, describedBy } = fieldIds(controlId, texts);
  const invalid = Boolean(texts.error);
  // A plain group has no required or invalid state in ARIA; there the error text says it.
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
