import { useStyles } from '../../../src/ui/styles.ts';
import css from './basket-strip.css';
import { IndustryHint } from './IndustryHint.tsx';
import { SyncTrouble } from './SyncTrouble.tsx';
import { UndoStrip } from './UndoStrip.tsx';

interface Props {
  /** The comparison has products; without, there may still be one to put back. */
  isFilled: boolean;
  hintMonths: number;
  onNews: (news: string) => void;
  /** A product was put back, and the offer to do so has gone with the focus. */
  onRestored: () => void;
}

/** What there is to say at the moment, above the bar. */
export function BasketStrips({ isFilled, hintMonths, onNews, onRestored }: Props) {
  useStyles(css);
  return (
    <>
      <UndoStrip onNews={onNews} onRestored={onRestored} />
      {isFilled && <IndustryHint months={hintMonths} />}
      {isFilled && <SyncTrouble />}
    </>
  );
}
