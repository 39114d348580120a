import { useContext, useEffect, useRef } from 'react';
import type { MissingHits } from '../../../domain/search/missing-hits.ts';
import { MissingRoomContext } from './missing-room.ts';

interface RoomItemProps {
  missing: MissingHits | undefined;
  /** The hit to load as someone comes near; nothing is loaded without it. */
  index: number | undefined;
  as: 'list' | 'rows' | undefined;
}

/** Pixels from the window at which the room is near. */
const NEAR = '1800px';

/** The room that missing hits take in a list. */
export function RoomItem({ missing, index, as }: RoomItemProps) {
  const room = useRef<HTMLElement>(null);
  const { load } = useContext(MissingRoomContext);
  // Each part that has come makes the room another.
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
