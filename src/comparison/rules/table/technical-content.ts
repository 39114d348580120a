import type { FieldContent, TitledValue } from '../../../domain/fields/field-content.ts';
import type { FieldEntry } from '../../../domain/fields/field-entry.ts';
import { readFieldContent } from '../../../domain/fields/read-field-content.ts';
import {
  formatAngle,
  rankOfAngle,
  type TechnicalProperty,
} from '../../../domain/technical/technical-property.ts';
import { hexNotation } from '../../../lib/text/hex-notation.ts';
import { withUnit } from '../../../lib/text/with-unit.ts';
import type { TechnicalGroup } from './technical-groups.ts';

/**
 * Returns a product's value of a property in one section, or its values by angle (decision B21).
 *
 * @returns `null` if nothing was measured
 */
export function technicalContent(
  properties: readonly TechnicalProperty[],
  { medium, applicationType }: Pick<TechnicalGroup, 'medium' | 'applicationType'>,
  entry: FieldEntry,
): FieldContent | null {
  const own = properties
    .filter(
      (property) =>
        property.propertyType === entry.code &&
        property.medium === medium &&
        property.applicationType === applicationType,
    )
    .toSorted((one, other) => rankOfAngle(one.angle) - rankOfAngle(other.angle));
  const [first] = own;
  if (!first) return null;
  if (first.angle === undefined)
    return readFieldContent(first.value, { ...entry, unit: first.unit ?? entry.unit });
  const pairs = own.flatMap(({ angle = '', value }) => pairOf(angle, readFieldContent(value, entry)) ?? []);
  return pairs.length > 0 ? { form: 'pairs', pairs } : null;
}

function pairOf(angle: string, content: FieldContent | null): TitledValue | undefined {
  const title = formatAngle(angle);
  switch (content?.form) {
    case 'number':
      return { title, value: withUnit(content.text, content.unit) };
    case 'text':
      return { title, value: content.text };
    case 'color':
      return { title, value: hexNotation(content.color), color: content.color };
    default:
      return undefined;
  }
}
