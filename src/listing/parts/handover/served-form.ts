import { type Selected, selectionOf } from '../../../lib/focus/remember-focus.ts';

/** What the visitor did in the server-rendered content before the listing replaced it. */
export interface ServedChanges {
  /** The changed fields as a query string: their server-rendered and their current values. */
  before: string;
  after: string;
  /** Search term as typed, with any trailing space; absent if unchanged. */
  term?: string | undefined;
  /** Position of the focus: in the search term, with its selection, or elsewhere in the content. */
  focus?: Selected | 'elsewhere' | undefined;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Reads changes of the server-rendered form, and the focus in the surrounding content.
 *
 * @param focused the focused element of the content
 * @param termName name of the search term's field
 */
export function readServedForm(
  form: Element | null | undefined,
  focused: Element | null | undefined,
  termName: string,
): ServedChanges {
  const before = new URLSearchParams();
  const after = new URLSearchParams();
  const elements = form instanceof HTMLFormElement ? [...form.elements] : [];
  const fields = elements.filter(
    (element): element is Field => 'defaultValue' in element || 'options' in element,
  );
  const changed = new Set(fields.filter((field) => !isSame(field)).map(({ name }) => name));
  for (const field of fields) {
    if (!changed.has(field.name)) continue;
    for (const value of valuesOf(field, true)) before.append(field.name, value);
    for (const value of valuesOf(field, false)) after.append(field.name, value);
  }
  const term = fields.find(({ name }) => name === termName);
  return {
    before: before.toString(),
    after: after.toString(),
    ...(term && changed.has(termName) && { term: term.value }),
    ...(focused && { focus: (focused === term && selectionOf(focused)) || 'elsewhere' }),
  };
}

function isSame(field: Field): boolean {
  return `${valuesOf(field, true)}` === `${valuesOf(field, false)}`;
}

/** The values that a field sends: as rendered by the server, or current. */
function valuesOf(field: Field, isServed: boolean): string[] {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    const isSet = options.some(({ defaultSelected }) => defaultSelected);
    // Without a default the browser selects the first option.
    return options
      .filter((option, at) => (isServed ? (isSet ? option.defaultSelected : at === 0) : option.selected))
      .map(({ value }) => value);
  }
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio'))
    return (isServed ? field.defaultChecked : field.checked) ? [field.value] : [];
  return [isServed ? field.defaultValue : field.value];
}
