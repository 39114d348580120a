/** Types that browsers run, and whose files report that they have loaded. */
const RUNS = /^(module|(text|application)\/(x-)?(java|ecma)script)?$/i;

/** Keeps a script of inserted markup from running before its turn. */
export function holdScript(script: HTMLScriptElement): HTMLScriptElement {
  script.dataset.ceType = script.type;
  script.type = 'text/plain';
  return script;
}

/**
 * Returns a function that runs a script as if it had been in the page from the start: after those before it, files
 * included; `async`, `defer` and modules when they would. `document.write` writes where the script stands instead of
 * replacing the page, and listeners for past events of the page are called once all scripts have run.
 */
export function createScriptQueue(): (script: HTMLScriptElement) => void {
  const inTurn: HTMLScriptElement[] = [];
  const deferred: HTMLScriptElement[] = [];
  const running = new Map<Document['currentScript'], ReturnType<typeof createWriter>>();
  let current: HTMLScriptElement | undefined;
  let callMissed: (() => void) | undefined;

  const begin = (script: HTMLScriptElement) => {
    if (!callMissed) writeInPlace(() => running.get(document.currentScript));
    callMissed ??= catchMissed(() => running.has(document.currentScript));
    const writer = createWriter(script);
    running.set(script, writer);
    const end = () => {
      running.delete(script);
      if (script === current) current = undefined;
      queueMicrotask(next);
      inTurn.unshift(...writer.takeScripts());
    };
    script.type = script.dataset.ceType ?? '';
    // Scripts inserted by script don't wait for earlier ones by default.
    script.async = script.hasAttribute('async');
    const isSkipped = !script.isConnected || (script.noModule && script.type !== 'module');
    const isAwaited = script.src && RUNS.test(script.type) && !isSkipped;
    if (isAwaited) for (const type of ['load', 'error']) script.addEventListener(type, end, { once: true });
    // Inserting the same element again prepares it anew and keeps it trusted under Trusted Types.
    script.parentNode?.insertBefore(script, script.nextSibling);
    if (!isAwaited) end();
  };
  const next = () => {
    if (current) return;
    current = inTurn.shift() ?? deferred.shift();
    if (current) begin(current);
    else if (running.size === 0) callMissed?.();
  };
  return (script) => {
    const isModule = script.dataset.ceType === 'module';
    if (script.hasAttribute('async') && (isModule || script.src)) begin(script);
    else (isModule || (script.defer && script.src) ? deferred : inTurn).push(script);
    // Once all of the page's are in the queue.
    queueMicrotask(next);
  };
}

/**
 * Lets scripts write into a page that has been parsed.
 *
 * @param getWriter returns the running script's; all others write by the browser's methods
 */
function writeInPlace(getWriter: () => ReturnType<typeof createWriter> | undefined): void {
  for (const name of ['open', 'write', 'writeln'] as const) {
    const original = document[name] as (...texts: string[]) => unknown;
    const write = (...texts: string[]) => getWriter()?.put(name, texts) ?? original.apply(document, texts);
    Object.assign(document, { [name]: write });
  }
}

/** Puts behind a script what it writes. */
function createWriter(script: HTMLScriptElement) {
  const parser = document.implementation.createHTMLDocument();
  let last: ChildNode = script;
  const written: ChildNode[] = [];
  return {
    put(name: 'open' | 'write' | 'writeln', texts: string[]) {
      if (name === 'open') return document;
      // A parser goes on with an element that is written in pieces, even after it has been moved to the page.
      parser[name](...texts);
      const nodes = [...parser.querySelectorAll('head,body')].flatMap(({ childNodes }) => [...childNodes]);
      // As in a page being parsed, text in the head begins the body.
      if (last.parentNode === document.head) document.body.prepend(...nodes);
      else last.after(...nodes);
      last = nodes.at(-1) ?? last;
      written.push(...nodes);
      return document;
    },
    /** Puts scripts that can run in place of those written, which the parser has made inert. */
    takeScripts: () =>
      [...document.scripts]
        .filter((script) => written.some((node) => node.contains(script)))
        .map((inert) => {
          const { firstChild } = document.createRange().createContextualFragment(inert.outerHTML);
          const script = holdScript(firstChild as HTMLScriptElement);
          inert.replaceWith(script);
          return script;
        }),
  };
}

/** Events that come once, in their order. */
const ONCE = ['DOMContentLoaded', 'readystatechange', 'load', 'pageshow'];

/**
 * Catches listeners that scripts add for events that the page has had.
 *
 * @returns calls them, each once
 */
function catchMissed(isOurs: () => boolean): () => void {
  const { addEventListener } = EventTarget.prototype;
  /** The handler that has been called, or that the browser will call. */
  let { onload } = window;
  let isCalling = false;
  let round = 0;
  const missed = (type: string) => `ce-missed-${round}-${type}`;

  // Stays in place, since scripts may wrap it.
  EventTarget.prototype.addEventListener = function (type, ...rest) {
    const isReady = type === 'DOMContentLoaded' && document.readyState !== 'loading';
    const isPast = isReady || (ONCE.includes(type) && document.readyState === 'complete');
    const isMissed = isPast && (isCalling || isOurs());
    if (isMissed) addEventListener.call(this, missed(type), ...rest);
    // `load` of images may be meant as well; `DOMContentLoaded` may yet come, and would be a second call.
    if (!isMissed || !isReady) addEventListener.call(this, type, ...rest);
  };
  window.addEventListener('load', () => {
    onload = window.onload;
  });
  return () => {
    if (window.onload && window.onload !== onload && document.readyState === 'complete') {
      onload = window.onload;
      window.addEventListener(missed('load'), onload);
    }
    isCalling = true;
    for (const type of ONCE) {
      const event = new Event(missed(type), { bubbles: true });
      Object.defineProperty(event, 'type', { value: type });
      (type === 'load' || type === 'pageshow' ? window : document).dispatchEvent(event);
    }
    isCalling = false;
    round++;
  };
}
