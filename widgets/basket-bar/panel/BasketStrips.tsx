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
}

/** What there is to say at the moment, above the bar. */
export function BasketStrips({ isFilled, hintMonths, onNews }: Props) {
  useStyles(css);
  return (
    <>
      <UndoStrip onNews={onNews} />
      {isFilled && <IndustryHint months={hintMonths} />}
      {isFilled && <SyncTrouble />}
    </>
  );
}
