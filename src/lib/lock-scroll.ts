let locks = 0;
let unlock = () => {};

/** Sets inline properties, important ones so that no theme wins; returns what puts the old values back. */
function override(element: HTMLElement, values: Readonly<Record<string, string>>): () => void {
  const { style } = element;
  const before = Object.keys(values).map(
    (name) => [name, style.getPropertyValue(name), style.getPropertyPriority(name)] as const,
  );
  for (const [name, value] of Object.entries(values)) style.setProperty(name, value, 'important');
  return () => {
    for (const [name, value, priority] of before) style.setProperty(name, value, priority);
  };
}

function lock(): () => void {
  const { documentElement: html, body } = document;
  // The viewport takes its scrolling from <html>, or from <body> where <html> says nothing.
  const bodyRules =
    getComputedStyle(html).overflowY === 'visible' && getComputedStyle(body).overflowY !== 'visible';
  const scrollbar = innerWidth - html.clientWidth;
  const gutter: Record<string, string> = {};
  if (scrollbar > 0 && getComputedStyle(html).scrollbarGutter !== 'stable') {
    if (CSS.supports('scrollbar-gutter', 'stable')) gutter['scrollbar-gutter'] = 'stable';
    else gutter['padding-inline-end'] = `${scrollbar}px`;
  }
  const undoGutter = override(html, gutter);
  const undoOverflow = override(bodyRules ? body : html, { overflow: 'hidden' });
  return () => {
    undoOverflow();
    undoGutter();
  };
}

/**
 * Keeps the page from scrolling behind a modal, without moving it by the width of its scrollbar.
 *
 * @returns releases this lock; the page scrolls again once every lock is released
 */
export function lockScroll(): () => void {
  locks += 1;
  if (locks === 1) unlock = lock();
  let released = false;
  return () => {
    if (released) return;
    released = true;
    locks -= 1;
    if (locks === 0) unlock();
  };
}
