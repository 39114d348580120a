import { useStyles } from '../../../ui/base/styles.ts';
import css from './basket-strip.css';
import { IndustryHint } from './IndustryHint.tsx';
import { SyncTrouble } from './SyncTrouble.tsx';
import { UndoStrip } from './UndoStrip.tsx';

interface Props {
  /** The comparison has products; otherwise a removed one may be restorable. */
  isFilled: boolean;
  hintMonths: number;
  onNews: (news: string) => void;
  /** Takes the focus of a message that disappears. */
  takeFocus: () => void;
}

/** Current messages above the bar. */
export function BasketStrips({ isFilled, hintMonths, onNews, takeFocus }: Props) {
  useStyles(css);
  return (
    <>
      <UndoStrip onNews={onNews} takeFocus={takeFocus} />
      {isFilled && <IndustryHint months={hintMonths} takeFocus={takeFocus} />}
      {isFilled && <SyncTrouble takeFocus={takeFocus} />}
    </>
  );
}
