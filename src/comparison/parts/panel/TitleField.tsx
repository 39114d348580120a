import { useId, useState } from 'react';
import { usePage, useTexts } from '../../../store/hooks.ts';
import { TITLE_LIMIT } from '../../rules/content/comparison.ts';
import { renameComparison } from '../../state/edit-comparison.ts';
import { useComparison } from '../../state/useComparison.ts';
import { basketPanelTexts } from '../../texts/basket-panel.ts';

/** The comparison's title: saved by Enter or on blur, reset by Escape (decision 62). */
export function TitleField() {
  const page = usePage();
  const text = useTexts(basketPanelTexts);
  const id = useId();
  const title = useComparison(({ comparison }) => comparison.title);
  /** The edited text; `null` while the title is unchanged. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);

  const keep = () => {
    if (typed === null) return;
    const isKept = renameComparison(page, typed);
    setWrong(!isKept);
    if (isKept) setTyped(null);
  };
  return (
    <div className="ce-stack ce-gap-1">
      <div className="ce-pair ce-gap-2 ce-meta">
        <label htmlFor={id}>{text('basket.title')}</label>
        <span id={`${id}-error`} className="ce-basket-title__error" role="alert">
          {isWrong && text('basket.title.error')}
        </span>
      </div>
      <input
        id={id}
        className="ce-basket-title__input ce-box"
        type="text"
        autoComplete="off"
        maxLength={TITLE_LIMIT}
        value={typed ?? title}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.value.trim()) setWrong(false);
        }}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Enter') keep();
          if (event.key !== 'Escape' || typed === null) return;
          // Escape resets only the text and leaves the list open.
          event.preventDefault();
          setTyped(null);
          setWrong(false);
        }}
      />
    </div>
  );
}
