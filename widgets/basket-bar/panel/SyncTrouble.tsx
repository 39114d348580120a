import { useComparison } from '../../../src/store/comparison/useComparison.ts';
import { usePage, useTexts } from '../../../src/store/hooks.ts';
import { expectLogin } from '../../../src/store/session.ts';
import { basketPanelTexts } from '../../../src/texts/basket-panel.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { Strip } from './Strip.tsx';

/** Why the changes of a saved comparison are not saved yet; they are kept, and nobody has to hurry. */
export function SyncTrouble({ takeFocus }: { takeFocus: () => void }) {
  const page = usePage();
  const text = useTexts(basketPanelTexts);
  const sync = useComparison((state) => state.sync);
  if (sync === 'idle' || sync === 'saving') return null;

  const retry = () =>
    import('../../../src/store/comparison/send-changes.ts').then(
      ({ sendNow }) => sendNow(page),
      () => {},
    );
  const logIn = () => {
    expectLogin(page.store);
    page.bus.emit('overlay:open', { name: 'login' });
  };
  return (
    <Strip
      role="status"
      takeFocus={takeFocus}
      action={
        sync === 'signed-out' ? (
          <Button size="small" variant="quiet" onClick={logIn}>
            {text('basket.sync.login')}
          </Button>
        ) : (
          <Button size="small" variant="quiet" onClick={retry}>
            {text('basket.sync.retry')}
          </Button>
        )
      }
    >
      {text(`basket.sync.${sync}`)}
    </Strip>
  );
}
