import type { DocumentType } from '../../src/domain/documents/document-type.ts';
import type { SelectOption } from '../../src/lib/select-option.ts';
import { ReadFailed } from '../../src/outcome/ReadFailed.tsx';
import { PersonFields } from '../../src/product/parts/requests/PersonFields.tsx';
import { RequestConsent } from '../../src/product/parts/requests/RequestConsent.tsx';
import { RequestForm } from '../../src/product/parts/requests/RequestForm.tsx';
import { useTexts } from '../../src/store/hooks.ts';
import { useDocumentManifest } from '../../src/store/reads/useDocumentManifest.ts';
import { Field } from '../../src/ui/field/Field.tsx';
import { RemoteSelect } from '../../src/ui/field/RemoteSelect.tsx';
import { Controlled } from '../../src/ui/form/Controlled.tsx';
import type { HookFormHandle } from '../../src/ui/form/useHookForm.ts';
import { regulatoryRequestTexts } from './texts.ts';
import type { RegulatoryValues } from './useRegulatoryForm.ts';

interface RegulatoryFieldsProps {
  form: HookFormHandle<RegulatoryValues>;
  /** Day of an earlier request for the chosen document. */
  requested: string | undefined;
}

/** The document and the person who requests it. */
export function RegulatoryFields({ form, requested }: RegulatoryFieldsProps) {
  const text = useTexts(regulatoryRequestTexts);
  const manifest = useDocumentManifest();
  return (
    <RequestForm
      form={form}
      busyText={text('regulatoryRequest.busy')}
      submitText={text('regulatoryRequest.submit')}
    >
      <Field
        required
        {...form.field('documentType')}
        hint={requested && text('regulatoryRequest.requested', { date: requested })}
      >
        <Controlled form={form} name="documentType">
          {({ onChange, ...control }) => (
            <RemoteSelect
              {...control}
              name="documentType"
              onChange={({ target }) => onChange(target.value)}
              status={manifest.status}
              options={manifest.status === 'ready' ? regulatoryOptions(manifest.value) : []}
              loadingText={text('regulatoryRequest.loading')}
              failure={(takeFocus) => (
                <ReadFailed
                  variant="line"
                  read={manifest}
                  takeFocus={takeFocus}
                  words={{ title: text('regulatoryRequest.failed') }}
                />
              )}
            />
          )}
        </Controlled>
      </Field>
      <PersonFields form={form} />
      <RequestConsent isAlways />
    </RequestForm>
  );
}

/** Documents to choose from: the manifest's types of category `regulatory`. */
function regulatoryOptions(types: readonly DocumentType[]): SelectOption[] {
  return types
    .filter(({ documentCategory }) => documentCategory === 'regulatory')
    .map(({ code, title }) => ({ value: code, title }));
}
