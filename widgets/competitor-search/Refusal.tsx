import { usePage, useShared, useTexts } from '../../src/store/hooks.ts';
import { competitorTexts } from '../../src/texts/competitor-search.ts';
import { Button } from '../../src/ui/action/Button.tsx';
import { Alert } from '../../src/ui/message/Alert.tsx';

/** What stands in place of the search for those who may not use it; visitors can log in. */
export function Refusal({ message }: { message?: string | undefined }) {
  const { bus } = usePage();
  const text = useTexts(competitorTexts);
  const isVisitor = useShared(({ user }) => !user);
  if (isVisitor)
    return (
      <Alert
        tone="info"
        live={false}
        title={text('competitor.login.title')}
        actions={
          <Button variant="primary" onClick={() => bus.emit('overlay:open', { name: 'login' })}>
            {text('competitor.login.button')}
          </Button>
        }
      >
        {text('competitor.login')}
      </Alert>
    );
  return (
    <Alert tone="warning" live={message !== undefined} title={text('competitor.forbidden.title')}>
      {message ?? text('competitor.forbidden')}
    </Alert>
  );
}
