/** Values by field name: a string, or the checked values of several checkboxes with one name. */
export type NativeValues = Record<string, string | string[]>;

/**
 * Reads fields of a form; one that sends nothing, such as a select without options, is empty.
 *
 * @param lists names of the fields with a list of values
 */
export function readForm(
  form: HTMLFormElement,
  names: readonly string[],
  lists: readonly string[],
): NativeValues {
  const data = new FormData(form);
  return Object.fromEntries(
    names.map((name) => {
      const texts = data.getAll(name).map(String);
      return [name, lists.includes(name) ? texts : (texts[0] ?? '')];
    }),
  );
}
