/** What an argument of a translating function is; `undefined` for one that no translator sees. */
type Argument = 'text' | 'plural' | 'context' | 'domain' | undefined;

const TEXT = ['text', 'domain'] as const;
const IN_CONTEXT = ['text', 'context', 'domain'] as const;
const COUNTED = ['text', 'plural', undefined, 'domain'] as const;
const COUNTED_IN_CONTEXT = ['text', 'plural', undefined, 'context', 'domain'] as const;

/** The functions of `wp.i18n` and their arguments. */
export const SCRIPT_FUNCTIONS: ReadonlyMap<string, readonly Argument[]> = new Map<
  string,
  readonly Argument[]
>([
  ['__', TEXT],
  ['_x', IN_CONTEXT],
  ['_n', COUNTED],
  ['_nx', COUNTED_IN_CONTEXT],
]);

/** The translating functions of WordPress and their arguments. */
export const PHP_FUNCTIONS: ReadonlyMap<string, readonly Argument[]> = new Map<string, readonly Argument[]>([
  ...SCRIPT_FUNCTIONS,
  ...['_e', 'esc_html__', 'esc_html_e', 'esc_attr__', 'esc_attr_e'].map((name) => [name, TEXT] as const),
  ...['_ex', 'esc_html_x', 'esc_attr_x'].map((name) => [name, IN_CONTEXT] as const),
  ['_n_noop', ['text', 'plural', 'domain']],
  ['_nx_noop', ['text', 'plural', 'context', 'domain']],
]);
