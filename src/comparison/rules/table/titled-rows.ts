import type { FieldContent } from '../../../domain/fields/field-content.ts';
import type { FieldEntry } from '../../../domain/fields/field-entry.ts';
import { valueStatusOf } from '../../../domain/fields/value-status.ts';

/** A row of a technical property, or of one of its titled values. */
interface TitledRow {
  key: string;
  title: string;
  contents: readonly (FieldContent | null)[];
}

/** Code of an angle from the gloss. */
const ANGLE = /°$/;

/**
 * Returns a row for each titled value of a property, such as the fastness to each agent; a single one for all other
 * properties, including those by angle.
 */
export function titledRows(
  { code, title }: Pick<FieldEntry, 'code' | 'title'>,
  contents: readonly (FieldContent | null)[],
): TitledRow[] {
  const titles = new Set(
    contents.flatMap((content) => (content?.form === 'pairs' ? content.pairs.map((pair) => pair.title) : [])),
  );
  const isByAngle = [...titles].every((each) => ANGLE.test(each));
  if (isByAngle) return [{ key: code, title, contents }];
  return [...titles].map((each) => ({
    key: `${code}.${each}`,
    title: `${title}: ${each}`,
    contents: contents.map((content) => contentOf(content, each)),
  }));
}

/** The value with that title; a content for all of them, such as a status, applies to each. */
function contentOf(content: FieldContent | null, title: string): FieldContent | null {
  if (content?.form !== 'pairs') return content;
  const pair = content.pairs.find((each) => each.title === title);
  if (!pair) return null;
  const status = pair.status ?? valueStatusOf(pair.value);
  return status ? { form: 'status', status } : { form: 'text', text: pair.value };
}
