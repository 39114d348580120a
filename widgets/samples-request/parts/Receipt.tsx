import { useEffect, useRef } from 'react';
import { formatDate } from '../../../src/domain/format/format-date.ts';
import { addressLines } from '../../../src/domain/requests/address-lines.ts';
import { useCopy } from '../../../src/store/files/useCopy.ts';
import { useShared, useTexts } from '../../../src/store/hooks.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { ButtonLink } from '../../../src/ui/action/ButtonLink.tsx';
import { ConfirmingButton } from '../../../src/ui/action/ConfirmingButton.tsx';
import { ContactList, isReachable } from '../../../src/ui/content/ContactList.tsx';
import { DialogActions } from '../../../src/ui/dialog/DialogActions.tsx';
import { copyIcon } from '../../../src/ui/icon/copy.ts';
import { samplesRequestTexts } from '../texts.ts';
import type { SentSamples } from './useSamplesForm.ts';

/** The receipt of a request: its number, what was requested, who answers. Takes the focus of the form. */
export function Receipt({ receipt, request, onClose }: SentSamples & { onClose: () => void }) {
  const text = useTexts(samplesRequestTexts);
  const user = useShared((state) => state.user);
  const profile = useShared(({ payload }) => payload.links?.profile);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    // The form before it may be scrolled to its end.
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  const { number, copyTo } = receipt;
  const { copy } = useCopy(number);
  const { products, wantedDate, address } = request;
  const date = wantedDate ? formatDate(wantedDate) : undefined;
  const contacts = receipt.contacts ?? [
    { role: 'customerService' as const, ...user?.customerService },
    { role: 'accountManager' as const, ...user?.accountManager },
  ];
  const reachable = contacts
    .map(({ role, ...contact }) => ({ role: text(`samplesRequest.contact.${role}`), ...contact }))
    .filter(isReachable);
  return (
    <div className="ce-samples__receipt ce-stack ce-gap-4">
      <div className="ce-cluster ce-gap-3">
        <h3 ref={heading} tabIndex={-1} className="ce-samples__number ce-figure">
          {text('samplesRequest.sent.number', { number })}
        </h3>
        <ConfirmingButton
          size="small"
          icon={copyIcon}
          done={text('samplesRequest.sent.copied')}
          onPress={async () => (await copy()) && text('samplesRequest.sent.copied.number', { number })}
        >
          {text('samplesRequest.sent.copy')}
        </ConfirmingButton>
      </div>
      <p role="status">
        {copyTo ? text('samplesRequest.sent.mail', { email: copyTo }) : text('samplesRequest.sent')}
      </p>
      <dl className="ce-split ce-gap-4">
        <div>
          <dt className="ce-meta">{text('samplesRequest.sent.samples')}</dt>
          {products.map(({ prd, productName: name, amount }) => (
            <dd key={prd}>{amount ? text('samplesRequest.sent.sample', { amount, name }) : name}</dd>
          ))}
        </div>
        {date && (
          <div>
            <dt className="ce-meta">{text('samplesRequest.sent.date')}</dt>
            <dd className="ce-figure">{date}</dd>
          </div>
        )}
        <div>
          <dt className="ce-meta">{text('samplesRequest.sent.address')}</dt>
          <dd className="ce-samples__address">{addressLines(address.shipping ?? address.customer)}</dd>
        </div>
      </dl>
      {reachable.length > 0 && (
        <section className="ce-stack ce-gap-2">
          <h4 className="ce-samples__subheading">{text('samplesRequest.sent.contacts')}</h4>
          <ContactList contacts={reachable} />
        </section>
      )}
      <DialogActions>
        {profile && (
          <ButtonLink href={`${profile}#/sample-requests`} onClick={onClose}>
            {text('samplesRequest.sent.all')}
          </ButtonLink>
        )}
        <Button variant="primary" onClick={onClose}>
          {text('samplesRequest.sent.close')}
        </Button>
      </DialogActions>
    </div>
  );
}
