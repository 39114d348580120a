import { useEffect, useState } from 'react';
import { useTexts } from '../store/hooks.ts';
import { partTexts } from '../texts/parts.ts';
import { usePending } from '../ui/base/pending.ts';
import { Spinner } from '../ui/message/Spinner.tsx';

/** Milliseconds until a spinner tells that something is loading. */
const PATIENCE = 300;

/**
 * Stands in place of a part whose code is loading, with a spinner after a moment.
 *
 * @param className reserves room for the part
 */
export function PartWaiting({ className }: { className?: string }) {
  const text = useTexts(partTexts);
  const [isSlow, setSlow] = useState(false);
  usePending(!className);
  useEffect(() => {
    const timer = setTimeout(setSlow, PATIENCE, true);
    return () => clearTimeout(timer);
  }, []);
  if (!className && !isSlow) return null;
  return (
    <div className={className} aria-busy>
      {isSlow && <Spinner label={text('parts.loading')} />}
    </div>
  );
}
