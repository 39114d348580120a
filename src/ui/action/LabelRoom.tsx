import { useStyles } from '../base/styles.ts';
import css from './label-room.css';

interface LabelRoomProps {
  /** All texts that the label may have. */
  texts: readonly string[];
  /** The current one. */
  children: string;
}

/** The label of a button that changes as it is pressed: it has room for its longest text, so that nothing moves. */
export function LabelRoom({ texts, children }: LabelRoomProps) {
  useStyles(css);
  return (
    <span className="ce-label-room" data-texts={texts.join('\n')}>
      {children}
    </span>
  );
}
