import { useState } from 'react';
import type { SamplesProps } from '../../../src/domain/requests/samples-props.ts';
import { RequestDialog } from '../../../src/product/parts/requests/RequestDialog.tsx';
import { RequestForm } from '../../../src/product/parts/requests/RequestForm.tsx';
import { ShipmentFields } from '../../../src/product/parts/requests/sample/ShipmentFields.tsx';
import { sampleFormTexts } from '../../../src/product/texts/sample-form.ts';
import { useOverlay, useShared, useTexts } from '../../../src/store/hooks.ts';
import { useStyles } from '../../../src/ui/base/styles.ts';
import { Alert } from '../../../src/ui/message/Alert.tsx';
import css from '../samples-request.css';
import { samplesRequestTexts } from '../texts.ts';
import { LastAddress } from './LastAddress.tsx';
import { ProductRows } from './ProductRows.tsx';
import { Receipt } from './Receipt.tsx';
import type { SampleOffer } from './samples-values.ts';
import { useLastAddress } from './useLastAddress.ts';
import { type SentSamples, useSamplesForm } from './useSamplesForm.ts';
import { WantedDate } from './WantedDate.tsx';

/** A page that opens the overlay by a link of its own, and says nothing of limit and amounts. */
const DEFAULT_OFFER: SampleOffer = { limit: 10, amounts: [] };

/** The form, then the receipt in its place. Closing resets the form. */
export function SamplesDialog({ asked }: { asked: SamplesProps }) {
  useStyles(css);
  const text = useTexts(samplesRequestTexts);
  const words = useTexts(sampleFormTexts);
  const { close } = useOverlay('samples-request');
  const offer = useShared(({ payload }) => payload.samples) ?? DEFAULT_OFFER;
  const [sent, setSent] = useState<SentSamples>();
  const { last, keep } = useLastAddress();
  const form = useSamplesForm(asked, offer, (request) => {
    keep(request.request.address);
    setSent(request);
  });
  const leave = () => {
    // Keep what was typed while sending.
    if (!sent) form.reset();
    close();
  };
  return (
    <RequestDialog
      title={text('samplesRequest.title')}
      sent={
        sent && { title: text('samplesRequest.sent.title'), receipt: <Receipt {...sent} onClose={leave} /> }
      }
      isBusy={form.busy}
      onClose={leave}
      isFilled={form.isFilled}
    >
      <RequestForm
        form={form}
        busyText={words('sampleRequest.busy')}
        submitText={words('sampleRequest.submit')}
      >
        {asked.unavailable.length > 0 && (
          <Alert tone="info" live={false}>
            {text('samplesRequest.unavailable', { names: asked.unavailable.join(', ') })}
          </Alert>
        )}
        <ProductRows form={form} products={asked.products} offer={offer} />
        <WantedDate form={form} />
        <ShipmentFields
          form={form}
          aboveAddress={last && !asked.customer && <LastAddress form={form} last={last} />}
        />
      </RequestForm>
    </RequestDialog>
  );
}
