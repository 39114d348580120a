import { Component, type RefObject } from 'react';

interface StillHitsProps {
  root: RefObject<HTMLElement | null>;
  /** Number of hits. */
  shown: number;
}

interface Shown {
  hit: HTMLElement;
  top: number;
}

/**
 * Keeps the hits where they are when others are added below: fewer hits than filters stick to the window's bottom, more
 * do not (listing-frame.css). A class, since only `getSnapshotBeforeUpdate` sees the page before React changes it.
 */
export class StillHits extends Component<StillHitsProps> {
  override getSnapshotBeforeUpdate({ shown }: StillHitsProps): Shown | null {
    if (shown >= this.props.shown) return null;
    const hit = [...(this.props.root.current?.querySelectorAll<HTMLElement>('[data-ce-hit]') ?? [])].at(-1);
    return hit ? { hit, top: hit.getBoundingClientRect().top } : null;
  }

  override componentDidUpdate(_props: StillHitsProps, _state: unknown, shown: Shown | null) {
    if (!shown) return;
    const { hit, top } = shown;
    // Called before the frame is painted, once it is laid out anyway.
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      const moved = hit.getBoundingClientRect().top - top;
      if (hit.isConnected && Math.abs(moved) > 0.5) scrollBy({ top: moved, behavior: 'instant' });
    });
    observer.observe(hit);
  }

  override render() {
    return null;
  }
}
