import type { Subject } from '../../src/product/parts/requests/subject.ts';
import { usePage, useTexts } from '../../src/store/hooks.ts';
import { Button } from '../../src/ui/action/Button.tsx';
import { regulatoryRequestTexts } from './texts.ts';

/** Link to product safety, for documents not in the list (spec P§6). */
export function SafetyContact({ subject, isBusy }: { subject: Subject; isBusy: boolean }) {
  const text = useTexts(regulatoryRequestTexts);
  const { bus } = usePage();
  const { prd, productName, industry } = subject;
  const ask = () =>
    bus.emit('overlay:open', {
      name: 'contact-form',
      props: {
        contactType: 'psr',
        title: text('regulatoryRequest.psr.title', { name: productName }),
        data: { prd, productName, ...(industry && { forIndustry: industry }) },
      },
    });
  return (
    <p className="ce-request__else ce-muted ce-cluster ce-gap-1">
      {text('regulatoryRequest.psr')}
      <Button size="small" variant="quiet" aria-disabled={isBusy || undefined} onClick={ask}>
        {text('regulatoryRequest.psr.ask')}
      </Button>
    </p>
  );
}
