import { useEffect, useState } from 'react';
import { useStyles } from '../base/styles.ts';
import css from './character-count.css';

export interface CharacterCountProps {
  /** Number of characters. */
  length: number;
  max: number;
  /** Number of characters before the maximum from which the count is shown. */
  nearEnd: number;
  /** Such as “Characters left: 12”. */
  leftText: (count: number) => string;
  /** Such as “Characters over the limit: 12”. */
  overText: (count: number) => string;
}

/** Pause in typing after which screen readers announce the count. */
const PAUSE = 1_000;

/** Remaining characters of a long text, shown near the limit. Announced when typing pauses. */
export function CharacterCount({ length, max, nearEnd, leftText, overText }: CharacterCountProps) {
  useStyles(css);
  const left = max - length;
  const isNear = left <= nearEnd;
  const text = left < 0 ? overText(-left) : leftText(left);
  const [said, setSaid] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setSaid(isNear ? text : ''), PAUSE);
    return () => clearTimeout(timer);
  }, [isNear, text]);

  return (
    <>
      {isNear && (
        <p aria-hidden className="ce-character-count ce-meta ce-figure" data-over={left < 0 || undefined}>
          {text}
        </p>
      )}
      <span role="status" className="ce-visually-hidden">
        {said}
      </span>
    </>
  );
}
