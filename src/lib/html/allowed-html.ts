/** Elements allowed in foreign HTML. All others are removed with their content. */
export const allowedElements: readonly string[] = [
  ...['a', 'abbr', 'b', 'bdi', 'bdo', 'blockquote', 'br', 'caption', 'cite', 'code', 'col', 'colgroup', 'dd'],
  ...['del', 'details', 'dfn', 'div', 'dl', 'dt', 'em', 'figcaption', 'figure', 'h1', 'h2', 'h3', 'h4', 'h5'],
  ...[
    'h6',
    'hr',
    'i',
    'img',
    'ins',
    'kbd',
    'li',
    'mark',
    'ol',
    'p',
    'pre',
    'q',
    's',
    'samp',
    'small',
    'span',
  ],
  ...['strong', 'sub', 'summary', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'time', 'tr', 'u'],
  ...['ul', 'var', 'wbr'],
];

/** Elements that are removed but keep their content: landmarks, forms and presentational markup. */
export const unwrappedElements: readonly string[] = [
  ...[
    'address',
    'article',
    'aside',
    'big',
    'center',
    'fieldset',
    'font',
    'footer',
    'form',
    'header',
    'hgroup',
  ],
  ...['label', 'legend', 'main', 'nav', 'search', 'section', 'strike', 'tt'],
];

/** Allowed attributes. Not `style`, `class`, `id` or `name`: they affect the page around the text. */
export const allowedAttributes: readonly string[] = [
  ...['abbr', 'alt', 'colspan', 'datetime', 'dir', 'height', 'href', 'lang', 'open', 'reversed'],
  ...['rowspan', 'scope', 'span', 'src', 'start', 'target', 'title', 'value', 'width'],
];
