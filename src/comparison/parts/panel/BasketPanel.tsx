import type { RefObject } from 'react';
import { useTexts } from '../../../store/hooks.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { useIndustryTitle } from '../../state/useComparison.ts';
import { basketPanelTexts } from '../../texts/basket-panel.ts';
import { BasketActions } from './BasketActions.tsx';
import { BasketList } from './BasketList.tsx';
import css from './basket-panel.css';
import { SyncState } from './SyncState.tsx';
import { TitleField } from './TitleField.tsx';
import type { Colors } from './useColors.ts';

export interface PanelProps {
  colors: Colors;
  /** Focused when the list opens. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Announces the result of a press. */
  onNews: (news: string) => void;
}

/** The products of the comparison, with all actions on it. */
export function BasketPanel({ colors, heading, onNews }: PanelProps) {
  useStyles(css);
  const text = useTexts(basketPanelTexts);
  const industry = useIndustryTitle();
  return (
    <div className="ce-basket-panel ce-stack ce-gap-4">
      <div className="ce-basket-panel__head ce-cluster ce-gap-2">
        <h2 ref={heading} tabIndex={-1} className="ce-basket-panel__heading">
          {industry
            ? text('basket.headingFor', { industry: industry.toLocaleLowerCase('en') })
            : text('basket.heading')}
        </h2>
        <SyncState />
      </div>
      <TitleField />
      <BasketList colors={colors} onNews={onNews} />
      <BasketActions colors={colors} takeFocus={() => heading.current?.focus()} />
    </div>
  );
}
