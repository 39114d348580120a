/** Creates an element with text. */
export function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.textContent = text;
  return element;
}

/** A part of the panel with its heading. */
export function section(title: string, content: HTMLElement): HTMLElement {
  const element = create('section', 'section');
  element.append(create('h2', 'heading', title), content);
  return element;
}

/** A table whose first cell of each row is its head. */
export function table(heads: readonly string[], rows: readonly (readonly HTMLElement[])[]): HTMLElement {
  const element = create('table', 'table');
  const head = element.createTHead().insertRow();
  for (const title of heads) {
    const cell = create('th', '', title);
    cell.scope = 'col';
    head.append(cell);
  }
  const body = element.createTBody();
  for (const cells of rows) {
    const row = body.insertRow();
    for (const [at, content] of cells.entries()) {
      const cell = document.createElement(at === 0 ? 'th' : 'td');
      if (at === 0) cell.scope = 'row';
      cell.append(content);
      row.append(cell);
    }
  }
  return element;
}

/** A list of sentences. */
export function list(items: readonly string[]): HTMLElement {
  const element = create('ul', 'list');
  element.append(...items.map((item) => create('li', '', item)));
  return element;
}

/** A button that looks like a link. */
export function action(title: string, act: () => void, key = title): HTMLButtonElement {
  const button = create('button', 'action', title);
  button.type = 'button';
  button.dataset.action = key;
  button.addEventListener('click', act);
  return button;
}
