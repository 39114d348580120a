import { type GenericSchema, safeParse } from 'valibot';
import { readDraft } from '../../lib/storage/draft.ts';
import { fieldOf } from './field-of.ts';
import type { FormValues } from './form-state.ts';

/**
 * Returns the input of a form that was stored before the page was left. Values that no version of the form's controls
 * could show now, such as an option that is gone, are left out.
 */
export function readFormDraft<Values extends FormValues>(
  name: string,
  empty: Values,
  schema: GenericSchema<Values, unknown>,
): Partial<Values> {
  const draft = readDraft(name, empty);
  const { issues = [] } = safeParse(schema, { ...empty, ...draft });
  // Other kinds are rules for what users enter.
  const odd = new Set(issues.filter(({ kind }) => kind === 'schema').map(fieldOf));
  return Object.fromEntries(Object.entries(draft).filter(([field]) => !odd.has(field))) as Partial<Values>;
}
