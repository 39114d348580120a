/** Joins the class names that apply: `classNames('ce-button', busy && 'ce-button--busy')`. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
