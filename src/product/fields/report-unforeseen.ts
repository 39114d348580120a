import type { FieldEntry } from '../../domain/fields/field-entry.ts';
import { readFieldContent } from '../../domain/fields/read-field-content.ts';
import { unknownFields } from '../../domain/fields/unknown-fields.ts';
import { PayloadError } from '../../errors/payload-error.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import type { Pigment } from '../../services/pigment.ts';

const reported = new WeakSet<Pigment>();

/** Reports fields that the manifest lacks, and values of an unknown form, once for each loaded product. */
export function reportUnforeseen(product: Pigment, manifest: readonly FieldEntry[]): void {
  if (reported.has(product)) return;
  reported.add(product);
  for (const { code } of unknownFields(product.fields, manifest)) {
    reportFailure(new PayloadError(pathOf(product, code), 'a field of the manifest', 'none'));
  }
  for (const entry of manifest) {
    const content = readFieldContent(product.fields[entry.code], entry);
    if (content?.form !== 'text' || !content.isUnknownForm) continue;
    reportFailure(new PayloadError(pathOf(product, entry.code), 'in a known form', 'in another'));
  }
}

function pathOf({ id }: Pigment, code: string): string {
  return `Field "${code}" of product ${id}`;
}
