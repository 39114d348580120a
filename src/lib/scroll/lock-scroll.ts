let locks = 0;
let unlock = () => {};

/** Sets inline properties with `!important`, so that no theme overrides them. Returns a function that restores them. */
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
  // The viewport's overflow comes from <html>, or from <body> if <html> has none.
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
 * Stops the page from scrolling behind a modal, without a shift by the scrollbar's width.
 *
 * @returns releases this lock; the page scrolls again when all locks are released
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
