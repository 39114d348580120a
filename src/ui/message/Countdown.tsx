import { useEffect, useState } from 'react';

export interface CountdownProps {
  /** Seconds from the first render. */
  seconds: number;
  /** The sentence for the remaining seconds. */
  text: (seconds: number) => string;
  /** The sentence afterwards. */
  overText: string;
}

/**
 * A sentence with a countdown. In a live region it is announced twice: when it appears and when the time is over.
 */
export function Countdown({ seconds, text, overText }: CountdownProps) {
  const [end] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  const isOver = left <= 0;

  useEffect(() => {
    if (isOver) return;
    // Uses the clock, since timers in background tabs are late.
    const timer = setInterval(() => setLeft(Math.ceil((end - Date.now()) / 1000)), 1000);
    return () => clearInterval(timer);
  }, [end, isOver]);

  if (isOver) return overText;
  return (
    <>
      <span aria-hidden className="ce-figure">
        {text(left)}
      </span>
      <span className="ce-visually-hidden">{text(seconds)}</span>
    </>
  );
}
