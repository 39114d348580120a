import type { EventName, Events } from './events.ts';

/** Options of a subscription. */
export interface OnOptions {
  /**
   * Call immediately with the last detail, if any, so that late subscribers learn the current state.
   * @default false
   */
  replay?: boolean;
}

/** The typed, synchronous event bus that all islands share (docs/architecture.md, "Payload, store, events"). */
export interface Bus {
  /** Subscribes. Returns a function that unsubscribes. */
  on<Name extends EventName>(
    name: Name,
    listener: (detail: Events[Name]) => void,
    options?: OnOptions,
  ): () => void;
  /**
   * Freezes the detail, calls all listeners and dispatches the event on the page as a bubbling `ce:<name>`.
   *
   * @param target element that dispatches the page's event; `document` by default and for detached elements
   * @returns `false` if a listener of the page called `preventDefault`, else `true`
   */
  emit<Name extends EventName>(name: Name, detail: Events[Name], target?: EventTarget): boolean;
}

/** Creates a bus. An error thrown by a listener is reported and does not affect the others. */
export function createBus(): Bus {
  const listeners = new Map<EventName, Set<(detail: never) => void>>();
  const last = new Map<EventName, unknown>();

  return {
    on(name, listener, { replay = false } = {}) {
      const set = listeners.get(name) ?? new Set();
      listeners.set(name, set.add(listener));
      if (replay && last.has(name)) listener(last.get(name) as never);
      return () => set.delete(listener);
    },
    emit(name, detail, target = document) {
      freeze(detail);
      last.set(name, detail);
      for (const listener of [...(listeners.get(name) ?? [])]) {
        try {
          listener(detail as never);
        } catch (error) {
          reportError(error);
        }
      }
      // Events of a detached element would not bubble to the document.
      const source = target instanceof Node && !target.isConnected ? document : target;
      return source.dispatchEvent(new CustomEvent(`ce:${name}`, { bubbles: true, cancelable: true, detail }));
    },
  };
}

/** Freezes plain data deeply. Elements and errors belong to the page and are left alone. */
function freeze(value: unknown): void {
  const kind = value?.constructor;
  if ((kind === Object || kind === Array) && !Object.isFrozen(value)) {
    Object.values(Object.freeze(value as object)).forEach(freeze);
  }
}
