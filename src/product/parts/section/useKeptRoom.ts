import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the room of a placeholder for what replaces it as long as the reader sees it, so that nothing below moves up.
 *
 * @param isWaiting whether the element shows the placeholder
 */
export function useKeptRoom(element: RefObject<HTMLElement | null>, isWaiting: boolean): void {
  const room = useRef(0);
  useLayoutEffect(() => {
    const box = element.current;
    if (box && isWaiting) room.current = box.offsetHeight;
  });
  useLayoutEffect(() => {
    const box = element.current;
    if (!box || isWaiting || room.current === 0 || !isInWindow(box)) return;
    const end = () => {
      observer.disconnect();
      box.style.minBlockSize = '';
    };
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => !isIntersecting)) end();
    });
    box.style.minBlockSize = `${room.current}px`;
    observer.observe(box);
    return end;
  }, [element, isWaiting]);
}

function isInWindow(box: HTMLElement): boolean {
  const { top, bottom } = box.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}
