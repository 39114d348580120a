import { type CSSProperties, useEffect, useState } from 'react';
import { useTexts } from '../store/hooks.ts';
import { partTexts } from '../texts/parts.ts';
import { usePending } from '../ui/base/pending.ts';
import { Spinner } from '../ui/base/Spinner.tsx';

/** Milliseconds until a spinner tells that something is loading. */
const PATIENCE = 300;

/**
 * Stands in place of a part whose code is loading, with a spinner after a moment.
 *
 * @param props `className` reserves room for the part, by what `style` tells
 */
export function PartWaiting({ className, style }: { className?: string; style?: CSSProperties }) {
  const text = useTexts(partTexts);
  const [isSlow, setSlow] = useState(false);
  usePending(!className);
  useEffect(() => {
    const timer = setTimeout(setSlow, PATIENCE, true);
    return () => clearTimeout(timer);
  }, []);
  if (!className && !isSlow) return null;
  return (
    <div className={className} style={style} aria-busy>
      {isSlow && <Spinner label={text('parts.loading')} />}
    </div>
  );
}
