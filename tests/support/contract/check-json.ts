import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Schema } from '../../../demo/server/shell/contract/contract.ts';
import { api } from './document.ts';

interface Compiled {
  ajv: Ajv2020;
  validators: Map<string, ValidateFunction>;
}

const KEPT = Symbol.for('ce-widgets tests: compiled contract');

/** Cached for the whole worker: compiling takes longer than most tests, and modules are reset between files. */
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
 * @returns its faults, each with its JSON path; `[]` if there are none
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

/** Details that the message lacks, such as the allowed values or the name of the extra field. */
function detailsOf(params: Record<string, unknown>): string {
  const details =
    params.allowedValues ?? params.allowedValue ?? params.additionalProperty ?? params.unevaluatedProperty;
  return details === undefined ? '' : JSON.stringify(details);
}
