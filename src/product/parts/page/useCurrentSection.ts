import { useEffect, useState } from 'react';
import type { Target } from '../section/targets.ts';

/** A section counts as being read once it begins above this share of the window's height. */
const LINE = 0.35;

/** Returns the section that is being read: the last one that begins in the upper third of the window. */
export function useCurrentSection(sections: readonly Target[]): Target | undefined {
  const [currentId, setCurrent] = useState<string>();
  const ids = sections.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is made anew with each render; the ids tell
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const line = innerHeight * LINE;
      const above = sections.filter(({ element }) => element.getBoundingClientRect().top <= line);
      setCurrent((above.at(-1) ?? sections[0])?.id);
    };
    const soon = () => {
      frame ||= requestAnimationFrame(update);
    };
    soon();
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', soon);
      removeEventListener('resize', soon);
    };
  }, [ids]);
  return sections.find(({ id }) => id === currentId) ?? sections[0];
}
