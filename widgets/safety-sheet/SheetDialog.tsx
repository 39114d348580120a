import { regionTitles } from '../../src/domain/user/region-titles.ts';
import { ReadFailed } from '../../src/outcome/ReadFailed.tsx';
import type { Subject } from '../../src/product/parts/requests/subject.ts';
import { useSheetOptions } from '../../src/product/state/useSheetOptions.ts';
import { requestTexts } from '../../src/product/texts/requests.ts';
import { safetySheetTexts } from '../../src/product/texts/safety-sheet.ts';
import { useOverlay, useShared, useTexts } from '../../src/store/hooks.ts';
import { downloadTexts } from '../../src/texts/downloads.ts';
import { summaryTitle, validationTexts } from '../../src/texts/validation.ts';
import { Button } from '../../src/ui/action/Button.tsx';
import { Spinner } from '../../src/ui/base/Spinner.tsx';
import { Dialog } from '../../src/ui/dialog/Dialog.tsx';
import { Form } from '../../src/ui/form/Form.tsx';
import { FormActions } from '../../src/ui/form/FormActions.tsx';
import { Alert } from '../../src/ui/message/Alert.tsx';
import { SheetFields } from './SheetFields.tsx';
import { useSheetForm } from './useSheetForm.ts';

/**
 * Asks for language and type. Accidental closing is prevented while options load or the sheet downloads (row 207);
 * Cancel stops either.
 */
export function SheetDialog({ subject }: { subject: Subject }) {
  const text = useTexts(safetySheetTexts);
  const words = useTexts(requestTexts);
  const refused = useTexts(downloadTexts);
  const validation = useTexts(validationTexts);
  const { close } = useOverlay('safety-sheet');
  const options = useSheetOptions(subject.prd);
  const form = useSheetForm({ subject, options, onSaved: close });
  const regions = useShared(({ payload }) => payload.contactRegions);
  const region = useShared(({ payload }) => payload.requestRegion);
  const isComplete = options.languages.length > 0 && options.types.length > 0;
  const isReady = options.status === 'ready' && isComplete;
  const hasNone = options.status === 'ready' && !isComplete;

  return (
    <Dialog
      title={text('safetySheet.title')}
      size="medium"
      closable={options.status !== 'loading' && !form.busy}
      closeText={words('request.close')}
      onClose={close}
    >
      <div className="ce-sheet__lead ce-stack ce-gap-1">
        <p>
          <strong>{words('request.product', { name: subject.productName, prd: subject.prd })}</strong>
        </p>
        {region && <p>{text('safetySheet.region', { region: regionTitles(regions, { region }).join() })}</p>}
      </div>
      <Form form={form} summaryTitle={summaryTitle(validation)} busyText={text('safetySheet.busy')}>
        {options.status === 'loading' && !options.failure && (
          <Spinner size="large" label={text('safetySheet.loading')} />
        )}
        <ReadFailed
          read={options}
          words={{
            title: text('safetySheet.failed.title'),
            login: { text: options.failure?.serverMessage ?? refused('documents.needsLogin') },
            forbidden: { title: text('safetySheet.unavailable'), text: refused('documents.forbidden') },
            gone: {
              title: text('safetySheet.unavailable'),
              text: options.failure?.serverMessage ?? text('safetySheet.none'),
            },
          }}
        />
        {hasNone && (
          <Alert tone="info" title={text('safetySheet.unavailable')}>
            {text('safetySheet.none')}
          </Alert>
        )}
        {isReady && <SheetFields form={form} options={options} />}
        <FormActions submitText={isReady && text('safetySheet.submit')}>
          <Button onClick={() => (form.busy ? form.abort() : close())}>
            {hasNone ? words('request.close') : text('safetySheet.cancel')}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
