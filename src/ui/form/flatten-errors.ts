/** One field's error with the dotted name of the field. */
export interface NamedError {
  name: string;
  message: string;
  type: string;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Lists React Hook Form's tree of errors, in the order of the schema. */
export function flattenErrors(errors: object, prefix = ''): NamedError[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (!isObject(value) || (prefix === '' && key === 'root')) return [];
    const name = prefix + key;
    // A field may itself be called `message` or `type`: only a leaf holds them as texts.
    if (typeof value.message === 'string' && typeof value.type === 'string') {
      return [{ name, message: value.message, type: value.type }];
    }
    return key === 'ref' ? [] : flattenErrors(value, `${name}.`);
  });
}
