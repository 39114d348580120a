import { classNames } from '../../lib/text/class-names.ts';
import { Icon } from '../base/Icon.tsx';
import { useStyles } from '../base/styles.ts';
import { ringIcon } from '../icon/ring.ts';
import { successIcon } from '../icon/success.ts';
import statusCss from '../message/status.css';
import css from './password-points.css';

/** A requirement for passwords, and whether the password meets it. */
export interface RulePoint {
  text: string;
  isMet: boolean;
  /** Recommended, but not required. */
  isRecommended?: boolean;
}

export interface PasswordPointsProps {
  points: readonly RulePoint[];
  /** Introduction, such as “A good password has”. */
  intro: string;
  /** Suffix of a recommended requirement. */
  recommendedText: string;
  /** Read by screen readers after a met requirement. */
  metText: string;
  /** Read by screen readers after an unmet one. */
  missingText: string;
}

/** The requirements for a password: a met one shows a tick, and screen readers say so. */
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
