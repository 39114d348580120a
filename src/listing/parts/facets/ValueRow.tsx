import { memo, useId } from 'react';
import { formatNumber } from '../../../domain/format/format-number.ts';
import { classNames } from '../../../lib/text/class-names.ts';

export interface ValueRowProps {
  /** Key of the value. */
  value: string;
  title: string;
  /** Number of hits; `undefined` before the first answer. */
  count: number | undefined;
  isChosen: boolean;
  /** Whether some of its children are selected. @default false */
  isPartly?: boolean;
  /** `#rrggbb` colour of the checkbox. */
  swatch?: string | undefined;
  /** A stable function, so that a row re-renders only if its count changes. */
  onToggle: (value: string) => void;
}

/** As wide as a digit: a count of fewer digits must not begin elsewhere, which would be a layout shift. */
const FIGURE_SPACE = '\u2007';

/** A value of a facet: a native checkbox, its title, and its number of hits. */
export const ValueRow = memo((props: ValueRowProps) => {
  const { value, title, count, isChosen, isPartly = false, swatch, onToggle } = props;
  const id = useId();
  return (
    <label className="ce-facet__value">
      <input
        ref={(box) => {
          if (box) box.indeterminate = isPartly;
        }}
        type="checkbox"
        checked={isChosen}
        onChange={() => onToggle(value)}
        // The name must not change while counts do.
        aria-labelledby={`${id}-title`}
        aria-describedby={count === undefined ? undefined : `${id}-count`}
        className={classNames('ce-facet__box ce-box', swatch && 'ce-facet__box--swatch')}
        data-light={(swatch && isLight(swatch)) || undefined}
        style={swatch ? { '--ce-_color': swatch } : undefined}
      />
      <span id={`${id}-title`} className={classNames('ce-facet__title', count === 0 && 'ce-muted')}>
        {title}
      </span>
      {count !== undefined && (
        <span id={`${id}-count`} className="ce-meta ce-figure">
          {formatNumber(count).padStart(3, FIGURE_SPACE)}
        </span>
      )}
    </label>
  );
});

/** Whether a dark tick has more contrast than a white one. */
function isLight(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 > 140;
}
