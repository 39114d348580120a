import type { FieldContent } from '../../../domain/fields/field-content.ts';
import { plainValue } from '../../../domain/fields/plain-value.ts';
import type { FieldWords } from '../../../domain/fields/text-of-content.ts';
import type { ComparedGroup, ComparedRow } from './compared-row.ts';
import type { TableLine } from './table-line.ts';

/** Title of a value by angle. */
const ANGLE = /^[-−]?\d+(\.\d+)?°$/;

/**
 * Lists a group's fields as data, with their units and conditions; a list is one field, an angle a line of its own.
 *
 * @param mediaGroup names the groups of all media
 */
export function fieldLines(
  { title, isMedium, rows }: ComparedGroup,
  words: FieldWords,
  mediaGroup: string,
): TableLine[] {
  // Medium and depth have columns of their own.
  const group = isMedium ? mediaGroup : title;
  return rows
    .filter((row) => row.role !== 'item')
    .flatMap((row) => {
      const { title: property, description: method, measured } = row;
      const base = {
        group,
        property,
        method,
        medium: measured?.medium,
        mediumCondition: measured?.composition,
        depth: measured?.application,
      };
      return anglesOf(row).map((angle) => ({
        ...base,
        angle: angle.replace('−', '-').replace('°', ''),
        ...valuesAt(angle, row, words),
      }));
    });
}

/** Titles of the angles; an empty one for values without. */
function anglesOf({ contents }: ComparedRow): string[] {
  const titles = contents.flatMap((content) =>
    content?.form === 'pairs' ? content.pairs.map(({ title }) => title) : [],
  );
  const isByAngle = titles.length > 0 && titles.every((title) => ANGLE.test(title));
  return isByAngle ? [...new Set(titles)] : [''];
}

/** The values, and the unit if any of them has it. */
function valuesAt(
  angle: string,
  { contents, texts, role, unit = '' }: ComparedRow,
  words: FieldWords,
): Pick<TableLine, 'unit' | 'values'> {
  // Cells of a list count its values.
  if (role === 'list') return { values: texts };
  const own = contents.map((content) => (angle ? contentAt(content, angle) : content));
  const values = own.map((content) => plainValue(content, unit, words));
  const hasUnit = own.some((content, at) => plainValue(content, '', words) !== values[at]);
  return { values, unit: hasUnit ? unit : '' };
}

function contentAt(content: FieldContent | null, angle: string): FieldContent | null {
  if (content?.form !== 'pairs') return content;
  const pair = content.pairs.find(({ title }) => title === angle);
  if (!pair) return null;
  return pair.color ? { form: 'color', color: pair.color } : { form: 'text', text: pair.value };
}
