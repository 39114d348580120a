import { Icon } from '../base/Icon.tsx';
import { useStyles } from '../base/styles.ts';
import { closeIcon } from '../icon/close.ts';
import css from './absent-value.css';

export interface AbsentValueProps {
  /** Not supplied; not tested; tested, and not recommended. */
  kind: 'none' | 'notTested' | 'notRecommended';
  /** Visible text, except for `none`, which shows a dash. */
  text: string;
}

/** Shown in place of a missing value: the three reasons look and sound different. */
export function AbsentValue({ kind, text }: AbsentValueProps) {
  useStyles(css);
  return (
    <span className="ce-absent" data-kind={kind}>
      {kind === 'notRecommended' && <Icon path={closeIcon} size="small" />}
      {kind === 'none' ? (
        <>
          <span aria-hidden>–</span>
          <span className="ce-visually-hidden ce-absent__spoken">{text}</span>
        </>
      ) : (
        text
      )}
    </span>
  );
}
