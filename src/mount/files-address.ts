/**
 * Returns the address that the files of the build are relative to: `data-ce-base` on `<html>` or the script tag, else the
 * address of the running script, else that of a script called `ce-widgets`. Modules and inlined scripts have no address
 * of their own, and a script that was combined with others has the wrong one.
 *
 * @returns `undefined` if none of these is there
 */
export function filesAddress(): string | undefined {
  const folder = document.querySelector<HTMLElement>(':is(html,script)[data-ce-base]')?.dataset.ceBase;
  if (folder) return new URL(folder.replace(/\/?$/, '/'), document.baseURI).href;
  // Read with the prototype's getter: an element named `currentScript` would shadow our script.
  const running = Reflect.get(Document.prototype, 'currentScript', document) as HTMLScriptElement | null;
  return running?.src || document.querySelector<HTMLScriptElement>('script[src*=ce-widgets]')?.src;
}
