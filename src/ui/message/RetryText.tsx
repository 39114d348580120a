import { Countdown } from './Countdown.tsx';

/** Longer waits are shown in minutes. */
const LONGEST_IN_SECONDS = 60;

export interface RetryTextProps {
  /** Time at which a retry makes sense. */
  seconds: number;
  inSeconds: (count: number) => string;
  inMinutes: (count: number) => string;
  /** Shown when the wait is over. */
  overText: string;
}

/** Says how long to wait before the next attempt, and when the wait is over. */
export function RetryText({ seconds, inSeconds, inMinutes, overText }: RetryTextProps) {
  return (
    <Countdown
      seconds={seconds}
      text={(left) => (left > LONGEST_IN_SECONDS ? inMinutes(Math.ceil(left / 60)) : inSeconds(left))}
      overText={overText}
    />
  );
}
