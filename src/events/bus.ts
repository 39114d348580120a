import type { EventName, Events } from './events.ts';

/** Options of a subscription. */
export interface OnOptions {
  /**
   * Call at once with the last detail, if there was one: how late subscribers learn a state.
   * @default false
   */
  replay?: boolean;
}

/** The typed, synchronous event bus that all islands share (docs/architecture.md, "Payload, store, events"). */
export interface Bus {
  /** Subscribes; returns the stop. */
  on<Name extends EventName>(
    name: Name,
    listener: (detail: Events[Name]) => void,
    options?: OnOptions,
  ): () => void;
  /**
   * Freezes the detail, calls every listener and mirrors the event to the page as a bubbling `ce:<name>`.
   *
   * @param target where the page's event starts; `document` by default, and for elements off the page
   * @returns whether no listener of the page prevented the default
   */
  emit<Name extends EventName>(name: Name, detail: Events[Name], target?: EventTarget): boolean;
}

/** Makes a bus. A listener that throws is reported and harms no other. */
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
      // From an element that has left the page an event would not bubble to anyone.
      const place = target instanceof Node && !target.isConnected ? document : target;
      return place.dispatchEvent(new CustomEvent(`ce:${name}`, { bubbles: true, cancelable: true, detail }));
    },
  };
}

/** Freezes plain data to its depth; elements and errors belong to the page and stay as they are. */
function freeze(value: unknown): void {
  const kind = value?.constructor;
  if ((kind === Object || kind === Array) && !Object.isFrozen(value)) {
    Object.values(Object.freeze(value as object)).forEach(freeze);
  }
}
