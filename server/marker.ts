import type { MarkerProps, OpenerProps } from '../widgets/island-props.ts';
import { attributes } from './escape.ts';

/** Name of an island that is placed by a marker. */
export type MarkerName = keyof MarkerProps;

/** Name of an overlay that a link or button opens. */
export type OpenerName = keyof OpenerProps;

/** Options of `marker`. */
export interface MarkerOptions {
  /** Name of the HTML element, such as `nav`. @default 'div' */
  element?: string | undefined;
  /** Its other attributes, such as `class`; values are escaped. */
  attributes?: Readonly<Record<string, string>> | undefined;
}

/** What follows the island's name; its props may be left out where all of them are optional. */
type MarkerArguments<Props> =
  | [props: Props, fallback?: string, options?: MarkerOptions]
  | (object extends Props ? [] : never);

/**
 * Writes the element into which an island mounts.
 *
 * @param props props of the island; escaped
 * @param fallback HTML that is shown until the island is ready, and kept if it fails: trusted, so escape what is in it
 */
export function marker<Name extends MarkerName>(
  name: Name,
  ...[props, fallback = '', { element = 'div', attributes: others } = {}]: MarkerArguments<MarkerProps[Name]>
): string {
  return writeElement(element, { 'data-ce-widget': name, ...others }, props ?? {}, fallback);
}

/**
 * Writes a link that opens an overlay; without the script, it is a link.
 *
 * @param props props of the overlay; escaped
 * @param content HTML of the link: trusted, so escape what is in it
 * @param href address of the page that does the same without the script
 */
export function opener<Name extends OpenerName>(
  name: Name,
  props: OpenerProps[Name],
  content: string,
  href: string,
  others: Readonly<Record<string, string>> = {},
): string {
  return writeElement('a', { href, 'data-ce-open': name, ...others }, props, content);
}

function writeElement(
  element: string,
  values: Readonly<Record<string, string>>,
  props: object,
  content: string,
): string {
  const json = Object.keys(props).length > 0 ? JSON.stringify(props) : undefined;
  return `<${element}${attributes({ ...values, 'data-ce-props': json })}>${content}</${element}>`;
}
