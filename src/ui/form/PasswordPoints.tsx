import { classNames } from '../../lib/class-names.ts';
import { Icon } from '../base/Icon.tsx';
import { useStyles } from '../base/styles.ts';
import { ringIcon } from '../icon/ring.ts';
import { successIcon } from '../icon/success.ts';
import statusCss from '../message/status.css';
import css from './password-points.css';

/** One point of a rule for passwords, and whether the password meets it. */
export interface RulePoint {
  text: string;
  isMet: boolean;
  /** Makes a better password, but is not asked for. */
  isRecommended?: boolean;
}

export interface PasswordPointsProps {
  points: readonly RulePoint[];
  /** Before the points, such as “A good password has”. */
  intro: string;
  /** Behind a point that is only recommended. */
  recommendedText: string;
  /** Said by screen readers behind a point that is met. */
  metText: string;
  /** Said by screen readers behind a point that is not. */
  missingText: string;
}

/** A rule for passwords point by point: a met one has a tick in its ring, and says so to screen readers. */
export function PasswordPoints(props: PasswordPointsProps) {
  const { points, intro, recommendedText, metText, missingText } = props;
  useStyles(statusCss);
  useStyles(css);
  return (
    <>
      {intro}
      <ul className="ce-points">
        {points.map(({ text, isMet, isRecommended }) => (
          <li
            key={text}
            className={classNames('ce-points__point', isMet && 'ce-points__point--met ce-tone--success')}
          >
            <Icon path={isMet ? successIcon : ringIcon} size="small" />
            <span>
              {isRecommended ? `${text} ${recommendedText}` : text}
              <span className="ce-visually-hidden">: {isMet ? metText : missingText}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
