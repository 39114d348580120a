import {
  languageOf,
  namesOf,
  type SheetOptions,
  type SheetValues,
  typeOf,
} from '../../src/product/rules/documents/sheet-options.ts';
import { safetySheetTexts } from '../../src/product/texts/safety-sheet.ts';
import { useTexts } from '../../src/store/hooks.ts';
import { Field } from '../../src/ui/field/Field.tsx';
import { Controlled } from '../../src/ui/form/Controlled.tsx';
import type { HookFormHandle } from '../../src/ui/form/useHookForm.ts';
import { SearchSelect } from '../../src/ui/listbox/SearchSelect.tsx';

interface Props {
  form: HookFormHandle<SheetValues>;
  options: SheetOptions;
}

/**
 * Language and type. If the sheet is not available in a language, that one is deselected and the available ones are
 * named.
 */
export function SheetFields({ form, options }: Props) {
  const text = useTexts(safetySheetTexts);
  const { languages, types } = options;
  const isMissing = languageOf(languages, form.hookForm.watch('language')) === '';
  const hint = isMissing && text('safetySheet.languages', { languages: namesOf(languages) });
  const texts = { placeholder: text('safetySheet.search'), noMatchesText: text('safetySheet.noMatches') };
  return (
    <>
      {(
        [
          ['language', languages, hint, (chosen: string) => languageOf(languages, chosen)],
          ['type', types, undefined, (chosen: string) => typeOf(types, chosen)],
        ] as const
      ).map(([name, offered, help, shown]) => (
        <Field key={name} required hint={help} {...form.field(name)}>
          <Controlled form={form} name={name}>
            {(control) => (
              <SearchSelect {...control} {...texts} options={offered} value={shown(control.value)} />
            )}
          </Controlled>
        </Field>
      ))}
    </>
  );
}
