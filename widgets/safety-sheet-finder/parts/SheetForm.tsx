import {
  languageOf,
  namesOf,
  type SheetOptions,
  typeOf,
} from '../../../src/product/rules/documents/sheet-options.ts';
import { safetySheetTexts } from '../../../src/product/texts/safety-sheet.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { summaryTitle, validationTexts } from '../../../src/texts/validation.ts';
import { HandoverButton } from '../../../src/ui/action/HandoverButton.tsx';
import { Field } from '../../../src/ui/field/Field.tsx';
import { Controlled } from '../../../src/ui/form/Controlled.tsx';
import { Form } from '../../../src/ui/form/Form.tsx';
import { FormActions } from '../../../src/ui/form/FormActions.tsx';
import { SearchSelect } from '../../../src/ui/listbox/SearchSelect.tsx';
import { typesFor } from '../rules/sheet-countries.ts';
import { sheetFinderTexts } from '../texts.ts';
import { SheetFacts } from './SheetFacts.tsx';
import { useFinderForm } from './useFinderForm.ts';

interface SheetFormProps {
  prd: string;
  options: SheetOptions;
  urlPrefix: string;
}

/**
 * Country, type and language of the sheet, what it states, and its download. The type is asked for only if the country
 * has several, or if the service names no countries.
 */
export function SheetForm({ prd, options, urlPrefix }: SheetFormProps) {
  const text = useTexts(sheetFinderTexts);
  const words = useTexts(safetySheetTexts);
  const validation = useTexts(validationTexts);
  const { form, countries, chosen } = useFinderForm({ prd, options, urlPrefix });
  const { languages } = options;
  const types = typesFor(options.types, chosen.country);
  const isCountryMissing = countries.length > 0 && chosen.country === '';
  const missing = chosen.language === '' && words('safetySheet.languages', { languages: namesOf(languages) });
  const fields = [
    ...(countries.length > 0
      ? ([['country', countries, text('sheetFinder.country.hint'), () => chosen.country]] as const)
      : []),
    ...(!isCountryMissing && types.length > 1
      ? ([['type', types, undefined, (value: string) => typeOf(types, value)]] as const)
      : []),
    ['language', languages, missing, (value: string) => languageOf(languages, value)] as const,
  ];
  const find = (selector: string) => form.formRef.current?.querySelector<HTMLElement>(selector);
  const takeLanguage = (language: string) => {
    form.hookForm.setValue('language', language);
    form.check('language', 'change');
    find(`[id="${form.field('language').id}"]`)?.focus();
  };
  return (
    <Form form={form} summaryTitle={summaryTitle(validation)} busyText={words('safetySheet.busy')}>
      <div className="ce-sheet-finder__fields ce-split ce-gap-4">
        {fields.map(([name, offered, hint, shown]) => (
          <Field key={name} required hint={hint} {...form.field(name)}>
            <Controlled form={form} name={name}>
              {(control) => (
                <SearchSelect
                  {...control}
                  placeholder={words('safetySheet.search')}
                  noMatchesText={words('safetySheet.noMatches')}
                  options={offered}
                  value={shown(control.value)}
                />
              )}
            </Controlled>
          </Field>
        ))}
      </div>
      {!isCountryMissing && chosen.language !== '' && (
        <SheetFacts
          prd={prd}
          type={chosen.type}
          language={chosen.language}
          titleOf={(language) => languages.find(({ value }) => value === language)?.title ?? language}
          onLanguage={takeLanguage}
        />
      )}
      <FormActions submitText={words('safetySheet.submit')}>
        {form.busy && (
          <HandoverButton onClick={form.abort} takeFocus={() => find('[type="submit"]')?.focus()}>
            {words('safetySheet.cancel')}
          </HandoverButton>
        )}
      </FormActions>
    </Form>
  );
}
