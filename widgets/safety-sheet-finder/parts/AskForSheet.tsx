import { userStatus } from '../../../src/domain/user/user-status.ts';
import { usePage, useShared, useTexts } from '../../../src/store/hooks.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { sheetFinderTexts } from '../texts.ts';

/** Opens the contact form: to product safety for those whom it answers (spec P§6), else as a general enquiry. */
export function AskForSheet({ name }: { name: string }) {
  const text = useTexts(sheetFinderTexts);
  const { bus } = usePage();
  const status = useShared(({ user }) => userStatus(user));
  const contactType = status === 'validated' || status === 'internal' ? 'psr' : 'bce';
  const ask = () =>
    bus.emit('overlay:open', {
      name: 'contact-form',
      props: {
        contactType,
        title: text('sheetFinder.ask.title'),
        message: text('sheetFinder.ask.message', { name }),
      },
    });
  return <Button onClick={ask}>{text('sheetFinder.ask')}</Button>;
}
