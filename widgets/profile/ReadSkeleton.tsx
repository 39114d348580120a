import { useTexts } from '../../src/store/hooks.ts';
import { Skeleton } from '../../src/ui/message/Skeleton.tsx';
import { profileTexts } from './texts.ts';

/** Placeholder of a loading list. */
export function ReadSkeleton() {
  const text = useTexts(profileTexts);
  return (
    <div role="status" className="ce-stack ce-gap-4">
      <span className="ce-visually-hidden">{text('profile.loading')}</span>
      {[1, 2, 3].map((index) => (
        <Skeleton key={index} shape="block" height="calc(var(--ce-_m) * 5)" />
      ))}
    </div>
  );
}
