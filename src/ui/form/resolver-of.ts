import { type FieldErrors, type Resolver, set } from 'react-hook-form';
import { type GenericSchema, getDotPath, safeParse } from 'valibot';
import type { FormValues } from './form-handle.ts';

/**
 * Lets React Hook Form ask a schema: of each field the first thing that is wrong, and checks of the whole object
 * even while single fields are wrong. Their own adapter does more, and weighs more than all of this form's rules.
 */
export function resolverOf<Input extends FormValues, Output>(
  schema: GenericSchema<Input, Output>,
): Resolver<Input, unknown, Output> {
  return (values) => {
    const { success, output, issues } = safeParse(schema, values);
    if (success) return { values: output, errors: {} };
    const errors: FieldErrors<Input> = {};
    const named = new Set<string>();
    for (const issue of issues) {
      const name = getDotPath(issue) ?? 'root';
      if (!named.has(name)) set(errors, name, { type: issue.type, message: issue.message });
      named.add(name);
    }
    return { values: {}, errors };
  };
}
