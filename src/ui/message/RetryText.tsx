import { Countdown } from './Countdown.tsx';

/** Longer waits are told in minutes. */
const LONGEST_IN_SECONDS = 60;

export interface RetryTextProps {
  /** Until a new try makes sense. */
  seconds: number;
  inSeconds: (count: number) => string;
  inMinutes: (count: number) => string;
  /** The wait is over. */
  overText: string;
}

/** Tells how long to wait before the next try, and that the wait is over. */
export function RetryText({ seconds, inSeconds, inMinutes, overText }: RetryTextProps) {
  return (
    <Countdown
      seconds={seconds}
      text={(left) => (left > LONGEST_IN_SECONDS ? inMinutes(Math.ceil(left / 60)) : inSeconds(left))}
      overText={overText}
    />
  );
}
