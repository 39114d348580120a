import { Icon } from '../base/Icon.tsx';
import { useStyles } from '../base/styles.ts';
import { closeIcon } from '../icon/close.ts';
import css from './absent-value.css';

export interface AbsentValueProps {
  /** Nothing was supplied; nobody has tested; tested, and advised against. */
  kind: 'none' | 'notTested' | 'notRecommended';
  /** Seen, except for `none`, where a dash stands in its place. */
  text: string;
}

/** Stands where a value does not: the three reasons look and read differently. */
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
