import { type FieldFacts, type FieldRow, fieldRows } from './field-rows.ts';
import type { InformationType } from './information-type.ts';
import { unknownFields } from './unknown-fields.ts';

/**
 * Lists the filled fields of one kind. Internal information is for internal users only (row 160); for them it ends with
 * the fields unknown to the manifest, under their codes.
 */
export function rowsOfType(type: InformationType, facts: FieldFacts): FieldRow[] {
  if (type !== 'internal_info') return fieldRows(type, facts);
  if (!facts.isInternalUser) return [];
  const unknown = unknownFields(facts.fields, facts.manifest).map(({ code, content }) => ({
    entry: { code, title: code },
    content,
    isInternal: true,
  }));
  const known = fieldRows(type, facts).map((row) => ({ ...row, isInternal: true }));
  return [...known, ...unknown];
}
