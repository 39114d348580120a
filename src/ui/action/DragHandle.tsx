import { Icon } from '../base/Icon.tsx';
import { useStyles } from '../base/styles.ts';
import { dragIcon } from '../icon/drag.ts';
import css from './drag-handle.css';
import { useRowDrag } from './useRowDrag.ts';

export interface DragHandleProps {
  /** Id of the row. */
  id: string;
  title: string;
  /** Called when the row is dropped in the place of another, with the other's id. */
  onMove: (to: string) => void;
}

/**
 * Drags its row to another place in the list. For pointers only: let buttons move rows as well (WCAG 2.2, 2.5.7). Few
 * visitors drag: load it lazily, with nothing in its place.
 */
export function DragHandle({ id, title, onMove }: DragHandleProps) {
  useStyles(css);
  const onPointerDown = useRowDrag(onMove);
  return (
    <span
      className="ce-drag-handle"
      title={title}
      aria-hidden="true"
      data-drag={id}
      onPointerDown={onPointerDown}
    >
      <Icon path={dragIcon} filled />
    </span>
  );
}
