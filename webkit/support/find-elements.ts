/** What a flow looks for: a role with a name, or a text. */
export interface Wanted {
  /** One of the roles that {@link findElements} knows, or `text`. */
  role: string;
  /** The accessible name, or the text; the beginning is enough. */
  name: string;
}

/**
 * Finds what a visitor sees, shadow roots included, in the order of the page. It runs in the page, so it refers to
 * nothing outside of itself.
 *
 * @param path each is looked for within the first that was found for the one before
 */
export function findElements(path: readonly Wanted[]): Element[] {
  const SELECTORS: Record<string, string> = {
    alert: '[role=alert]',
    button: 'button, [role=button]',
    checkbox: 'input[type=checkbox]',
    combobox: 'select, [role=combobox]',
    dialog: 'dialog, [role=dialog]',
    heading: 'h1, h2, h3, h4',
    link: 'a[href]',
    main: 'main',
    navigation: 'nav',
    region: 'section[aria-labelledby], section[aria-label], [role=region]',
    table: 'table',
    text: '*',
    textbox: 'input:not([type]), input:is([type=text], [type=email], [type=tel], [type=password]), textarea',
  };
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const inside = (place: ParentNode): Element[] =>
    [...place.children].flatMap((child) => [
      child,
      ...(child.shadowRoot ? inside(child.shadowRoot) : []),
      ...inside(child),
    ]);
  const within = (element: Element) => [
    ...(element.shadowRoot ? inside(element.shadowRoot) : []),
    ...inside(element),
  ];
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not what a visitor reads
  const seen = (element: Element) => plain((element as HTMLElement).innerText);
  const nameOf = (element: Element): string => {
    const root = element.getRootNode() as ShadowRoot;
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    return (
      plain(ids.map((id) => root.getElementById(id)?.textContent).join(' ')) ||
      plain(element.getAttribute('aria-label')) ||
      plain(labels.map(seen).join(' ')) ||
      seen(element)
    );
  };
  const fits = ({ role, name }: Wanted, element: Element): boolean =>
    element.matches(SELECTORS[role] ?? `[role=${role}]`) &&
    element.checkVisibility({ visibilityProperty: true }) &&
    (role === 'text' ? seen(element).includes(name) : nameOf(element).startsWith(name));

  let found: Element[] = [document.documentElement];
  for (const wanted of path) {
    const [place] = found;
    if (!place) return [];
    found = within(place).filter((element) => fits(wanted, element));
    // Of a text, the innermost element that holds it.
    if (wanted.role === 'text')
      found = found.filter((element) => !within(element).some((inner) => found.includes(inner)));
  }
  return found;
}
