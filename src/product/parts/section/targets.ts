import { deepActiveElement } from '../../../lib/focus/deep-active-element.ts';
import { focusTarget } from './focus-target.ts';

/** A part of the product's page with its own address, such as `#documents`. */
export interface Target {
  /** The address without `#`. */
  id: string;
  /** Title in the index; a target without one is not in it. */
  title?: string | undefined;
  /** Id of the section that it is part of, for those of the index's second level. */
  within?: string | undefined;
  /** Number of items, shown in the index. */
  count?: number | undefined;
  /** Scroll target. Its first heading gets the focus. */
  element: HTMLElement;
  /** Opens whatever hides it. */
  open?: (() => void) | undefined;
}

/** The places of one island, in the order of the page. */
export interface Targets {
  /** Adds a place; returns its removal. */
  add(target: Target): () => void;
  list(): readonly Target[];
  subscribe(listener: () => void): () => void;
}

/** Creates the list of places that sections add themselves to. */
export function createTargets(): Targets {
  let targets: readonly Target[] = [];
  const listeners = new Set<() => void>();
  /** Address of a part that was removed with the focus: the one that takes its place gets it. */
  let lost: string | undefined;
  const change = (next: readonly Target[]) => {
    targets = next;
    for (const listener of listeners) listener();
  };
  return {
    add(target) {
      change([...targets, target].toSorted(inPageOrder));
      if (target.id === lost) {
        lost = undefined;
        if (!deepActiveElement()) focusTarget(target.element);
      }
      return () => {
        const active = deepActiveElement();
        if (active && target.element.contains(active)) lost = target.id;
        change(targets.filter((each) => each !== target));
      };
    },
    list: () => targets,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function inPageOrder(one: Target, other: Target): number {
  const position = one.element.compareDocumentPosition(other.element);
  return position & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
