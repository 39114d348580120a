import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { api, type Schema } from './document.ts';

interface Compiled {
  ajv: Ajv2020;
  validators: Map<string, ValidateFunction>;
}

const KEPT = Symbol.for('ce-widgets tests: compiled contract');

/** Kept for the whole worker: compiling takes longer than most tests, whose modules are new for each file. */
function compiled(): Compiled {
  const kept = globalThis as { [KEPT]?: Compiled };
  kept[KEPT] ??= {
    ajv: new Ajv2020({
      strict: false,
      allErrors: true,
      formats: { uri: (text: string) => URL.canParse(text) },
      schemas: [{ $id: 'api.json', ...api }],
    }),
    validators: new Map(),
  };
  return kept[KEPT];
}

/**
 * Holds a value against a schema of the document.
 *
 * @returns what is wrong with it, with the JSON path of each fault; `[]` where nothing is
 */
export function checkJson(schema: Schema, value: unknown): string[] {
  const { ajv, validators } = compiled();
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"api.json#/components/');
  const validate = validators.get(text) ?? ajv.compile(JSON.parse(text));
  validators.set(text, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    `${instancePath || '/'} ${message} ${detailsOf(params)}`.trim(),
  );
}

/** What the message alone leaves open, such as the values that are allowed or the field that is too much. */
function detailsOf(params: Record<string, unknown>): string {
  const details =
    params.allowedValues ?? params.allowedValue ?? params.additionalProperty ?? params.unevaluatedProperty;
  return details === undefined ? '' : JSON.stringify(details);
}
