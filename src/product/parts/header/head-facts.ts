import type { FieldContent } from '../../../domain/fields/field-content.ts';
import type { FieldEntry } from '../../../domain/fields/field-entry.ts';
import { readFieldContent } from '../../../domain/fields/read-field-content.ts';
import type { TechnicalEntry } from '../../../domain/technical/technical-property.ts';
import type { Pigment } from '../../../services/pigment.ts';

/** One of the head's facts. */
export interface HeadFact {
  code: string;
  title: string;
  content: FieldContent;
  /** Last step of its scale, whose first step is 1. */
  max?: number | undefined;
}

/** The head's facts, as far as they are known. */
export interface HeadFacts {
  /** Facts of identity. */
  identity: HeadFact[];
  /** Facts of performance. */
  performance: HeadFact[];
  /** Whether some of them were measured in the main medium. */
  hasMeasured: boolean;
}

/** Codes of the facts of identity. */
export const IDENTITY = ['color_index', 'prd', 'chemistry', 'transparency', 'form'];
/** Codes of the facts of performance. */
export const PERFORMANCE = [
  'light_fastness',
  'weather_fastness',
  'heat_stability',
  'density',
  'oil_absorption',
];

interface Sources {
  manifest: readonly FieldEntry[];
  technicalEntries: readonly TechnicalEntry[];
  /** Code of the medium whose masstone the page shows large. */
  medium: string | undefined;
  /** Title of the product code, which the manifest doesn't have. */
  codeTitle: string;
}

/**
 * Lists the facts of the head: five of identity, five of performance. A property measured in the main medium's
 * masstone takes precedence over the field of the same code; facts without a value are left out.
 */
export function headFacts(product: Pigment, sources: Sources): HeadFacts {
  const measured = PERFORMANCE.flatMap((code) => measuredFact(product, sources, code) ?? []);
  const fact = (code: string) =>
    measured.find((each) => each.code === code) ?? fieldFact(product, sources, code);
  return {
    identity: IDENTITY.flatMap((code) => fact(code) ?? []),
    performance: PERFORMANCE.flatMap((code) => fact(code) ?? []),
    hasMeasured: measured.length > 0,
  };
}

function measuredFact(
  { technicalProperties }: Pigment,
  { technicalEntries, medium }: Sources,
  code: string,
): HeadFact | undefined {
  const entry = technicalEntries.find((each) => each.catalogue === 'propertyType' && each.code === code);
  const property = technicalProperties.find(
    (each) => each.propertyType === code && each.medium === medium && each.applicationType === 'masstone',
  );
  if (!entry || !property) return undefined;
  const unit = property.unit ?? entry.unit;
  const content = readFieldContent(property.value, {
    code,
    unit,
    options: entry.listOptions,
    decimals: entry.decimals,
    hidesCodes: entry.hidesCodes,
  });
  return content ? { code, title: entry.title, content, max: lastStep(entry, content) } : undefined;
}

function fieldFact(
  { fields, prd }: Pigment,
  { manifest, codeTitle }: Sources,
  code: string,
): HeadFact | undefined {
  if (code === 'prd')
    return prd ? { code, title: codeTitle, content: { form: 'text', text: prd } } : undefined;
  const entry = manifest.find((each) => each.code === code);
  const content = entry && readFieldContent(fields[code], entry);
  return content ? { code, title: entry.title, content } : undefined;
}

/** Returns the last step of the value's scale if it is the best one; other scales need an explanation. */
function lastStep({ scale }: TechnicalEntry, content: FieldContent): number | undefined {
  const step = content.form === 'text' || content.form === 'number' ? Number(content.text) : Number.NaN;
  if (!scale || scale.best !== scale.max || !Number.isInteger(step)) return undefined;
  return step >= scale.min && step <= scale.max ? scale.max : undefined;
}
