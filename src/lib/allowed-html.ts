/** Elements that text from elsewhere may have; others go with all that is in them. */
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

/** Elements that go, but leave what is in them: landmarks, forms and old-fashioned dress. */
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

/** Attributes that those elements may have. No `style`, `class`, `id` or `name`: they reach beyond the text. */
export const allowedAttributes: readonly string[] = [
  ...['abbr', 'alt', 'colspan', 'datetime', 'dir', 'height', 'href', 'lang', 'open', 'reversed'],
  ...['rowspan', 'scope', 'span', 'src', 'start', 'target', 'title', 'value', 'width'],
];
