import { LoginLink } from '../../src/outcome/LoginLink.tsx';
import { useTexts } from '../../src/store/hooks.ts';
import { EmptyState } from './EmptyState.tsx';
import { profileTexts } from './texts.ts';

/** Shown to visitors, and after a sign-out in another tab. */
export function VisitorHint() {
  const text = useTexts(profileTexts);
  return (
    <EmptyState level={2} title={text('profile.visitor.title')} action={<LoginLink variant="primary" />}>
      {text('profile.visitor.text')}
    </EmptyState>
  );
}
