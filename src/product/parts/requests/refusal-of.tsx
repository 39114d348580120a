import type { ServiceError } from '../../../errors/service-error.ts';
import { SendFailed } from '../../../outcome/SendFailed.tsx';
import type { FormFailure } from '../../../ui/form/form-state.ts';

/**
 * Returns what a form shows after a failed request: the service's message (spec P§8), and messages of fields beside
 * them. Messages of fields that the form doesn't have, such as the industry, follow the service's message.
 *
 * @param fields the form's fields by the path under which the service names them, such as `address.customer.street`
 */
export function refusalOf<Name extends string>(
  failure: ServiceError,
  fields: Readonly<Record<string, Name>>,
): FormFailure<Name> {
  const found: Partial<Record<Name, string>> = {};
  const others = new Set<string>();
  for (const [path, message] of Object.entries(failure.fields)) {
    const name = fields[path];
    if (name) found[name] ??= message;
    else others.add(message);
  }
  const form = (
    <>
      <SendFailed failure={failure} /> {[...others].join(' ')}
    </>
  );
  return { form, fields: found, isUncertain: failure.mayBeDone };
}
