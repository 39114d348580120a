import type { DocumentType } from '../../src/domain/documents/document-type.ts';
import type { SelectOption } from '../../src/lib/select-option.ts';

/** What can be asked for: the manifest's types of category `regulatory`. */
export function regulatoryOptions(types: readonly DocumentType[]): SelectOption[] {
  return types
    .filter(({ documentCategory }) => documentCategory === 'regulatory')
    .map(({ code, title }) => ({ value: code, title }));
}
