import { useId } from 'react';
import { useTexts } from '../../../store/hooks.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { comparePageTexts } from '../../texts/compare-page.ts';
import css from './columns.css';
import { UndoButton } from './UndoButton.tsx';

interface RemovedColumnProps {
  name: string;
  onUndo: () => void;
  takeFocus: () => void;
}

/** What the column of a removed product says. No live region: the button takes the focus, and its description says it. */
export function RemovedColumn({ name, ...rest }: RemovedColumnProps) {
  useStyles(css);
  const text = useTexts(comparePageTexts);
  const id = useId();
  return (
    <div className="ce-column__removed ce-cluster ce-gap-2">
      <span id={id} className="ce-column__gone">
        {text('compare.removed', { name })}
      </span>
      <UndoButton aria-describedby={id} {...rest} />
    </div>
  );
}
