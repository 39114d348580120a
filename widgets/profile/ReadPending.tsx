import { ReadFailed } from '../../src/outcome/ReadFailed.tsx';
import type { Read } from '../../src/store/reads/useRead.ts';
import { ReadSkeleton } from './ReadSkeleton.tsx';

interface Props {
  read: Omit<Read<unknown>, 'replace' | 'change'>;
  /** Text that says what could not be loaded. */
  failed: string;
}

/** Replaces a list that is loading or has failed to load. */
export function ReadPending({ read, failed }: Props) {
  if (!read.failure) return <ReadSkeleton />;
  return <ReadFailed read={read} words={{ title: failed }} />;
}
