import { type KeyboardEvent, type PointerEvent, useState } from 'react';

/** Maximum distance from a point at which the pointer selects it, in units of the picture. */
const REACH = 24;

interface Point {
  x: number;
  y: number;
}

/**
 * The point of a chart that shows its values: the focused one or the one nearest to the pointer. All points are one tab
 * stop; arrow keys, Home and End move between them, Escape hides the values.
 *
 * @param width of the picture in its own units
 */
export function useActivePoint(points: readonly Point[], width: number) {
  const [active, setActive] = useState<number | null>(null);
  const [stop, setStop] = useState(0);
  const last = points.length - 1;

  const tabStop = Math.min(stop, last);

  return {
    active: active !== null && active <= last ? active : null,
    /** Props of the box around chart and values. */
    box: { onPointerLeave: () => setActive(null) },
    /** Props of the picture. A group, since its points can be focused one by one. */
    picture: {
      role: 'group',
      onPointerMove: point,
      onPointerDown: point,
      onKeyDown: press,
    } as const,
    pointAt: (at: number) =>
      ({
        role: 'img',
        tabIndex: at === tabStop ? 0 : -1,
        onFocus() {
          setStop(at);
          setActive(at);
        },
        onBlur: () => setActive(null),
      }) as const,
  };

  function point({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) {
    const box = currentTarget.getBoundingClientRect();
    const scale = width / box.width;
    setActive(nearest(points, { x: (clientX - box.left) * scale, y: (clientY - box.top) * scale }));
  }

  function press(event: KeyboardEvent<SVGSVGElement>) {
    if (event.key === 'Escape' && active !== null) {
      event.preventDefault();
      setActive(null);
    }
    const target = targetOf(event.key, tabStop, last);
    if (target === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<SVGElement>('[tabindex]')[target]?.focus();
  }
}

function targetOf(key: string, at: number, last: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return at === last ? 0 : at + 1;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return at === 0 ? last : at - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

function nearest(points: readonly Point[], { x, y }: Point): number | null {
  const distances = points.map((point) => Math.hypot(point.x - x, point.y - y));
  const least = Math.min(...distances);
  return least <= REACH ? distances.indexOf(least) : null;
}
