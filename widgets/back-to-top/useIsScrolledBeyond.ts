import { useSyncExternalStore } from 'react';

/** Whether the page is scrolled by more than these px, or than the window is high. */
export function useIsScrolledBeyond(breakpoint: number | undefined): boolean {
  return useSyncExternalStore(subscribe, () => scrollY > (breakpoint ?? innerHeight));
}

function subscribe(onChange: () => void): () => void {
  const types = ['scroll', 'resize'];
  for (const type of types) addEventListener(type, onChange, { passive: true });
  return () => {
    for (const type of types) removeEventListener(type, onChange);
  };
}
