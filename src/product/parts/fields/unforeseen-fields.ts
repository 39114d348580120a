import type { FieldEntry } from '../../../domain/fields/field-entry.ts';
import { readFieldContent } from '../../../domain/fields/read-field-content.ts';
import { codesIn } from '../../../domain/fields/unnamed-codes.ts';
import { unknownFields } from '../../rules/fields/unknown-fields.ts';

/** Names the product's fields that the manifest lacks, and those with values of an unknown form. */
export function unforeseenFields(
  fields: Readonly<Record<string, unknown>>,
  manifest: readonly FieldEntry[],
): string[] {
  const ofUnknownForm = manifest.filter((entry) => {
    const content = readFieldContent(fields[entry.code], entry);
    return content?.form === 'text' && content.isUnknownForm;
  });
  return [
    ...unknownFields(fields, manifest).map(({ code }) => `the field "${code}", which the manifest lacks`),
    ...manifest.flatMap((entry) => {
      const content = readFieldContent(fields[entry.code], { ...entry, hidesCodes: false });
      return content
        ? codesIn(content).map((code) => `the value "${code}" of the field "${entry.code}"`)
        : [];
    }),
    ...ofUnknownForm.map(({ code }) => `the form of the field "${code}"`),
  ];
}
