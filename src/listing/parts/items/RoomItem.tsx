import { useContext, useEffect, useRef } from 'react';
import type { MissingHits } from '../../rules/missing-hits.ts';
import { MissingRoomContext } from './missing-room.ts';

interface RoomItemProps {
  missing: MissingHits | undefined;
  /** The hit to load when the space comes near the viewport; without it nothing is loaded. */
  index: number | undefined;
  as: 'list' | 'rows' | undefined;
}

/** Distance in px from the viewport at which hits are loaded. */
const NEAR = '1800px';

/** Reserved space of missing hits in a list. */
export function RoomItem({ missing, index, as }: RoomItemProps) {
  const room = useRef<HTMLElement>(null);
  const { load } = useContext(MissingRoomContext);
  // Each loaded range changes the space.
  useEffect(() => {
    if (!missing || index === undefined || !room.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) load(index);
      },
      { rootMargin: NEAR },
    );
    observer.observe(room.current);
    return () => observer.disconnect();
  }, [missing, index, load]);
  if (!missing) return null;
  const Tag = as === 'rows' ? 'tr' : 'li';
  return (
    <Tag
      ref={(element: HTMLElement | null) => {
        room.current = element;
      }}
      aria-hidden
      className="ce-hits__room"
      style={{ '--ce-_room': `${missing.height}px` }}
    />
  );
}
