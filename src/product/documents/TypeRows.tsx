import { useState } from 'react';
import type { DocumentsOfType } from '../../domain/documents/document-tabs.ts';
import { languageName } from '../../lib/language-name.ts';
import { useTexts } from '../../store/hooks.ts';
import { documentTexts } from '../../texts/documents.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { chevronDownIcon } from '../../ui/icon/chevron-down.ts';
import { chevronUpIcon } from '../../ui/icon/chevron-up.ts';
import { UpdatedMark } from './DocumentMarks.tsx';
import { DocumentRow } from './DocumentRow.tsx';
import type { DocumentsView } from './documents-view.ts';

/** With more languages than this, a type is one row until it is expanded. */
const LANGUAGES = 3;

/** Number of the other languages that are named. */
const NAMED = 3;

interface TypeRowsProps {
  ofType: DocumentsOfType;
  view: DocumentsView;
}

/** The rows of a type, with the reader's language first. */
export function TypeRows({ ofType: { documents }, view }: TypeRowsProps) {
  const [isOpen, setOpen] = useState(false);
  const [first, ...others] = documents;
  if (!first) return null;
  const languages = new Set(documents.map(({ asset }) => asset.locale ?? ''));
  const isLong = languages.size > LANGUAGES;
  return (
    <>
      <DocumentRow document={first} view={view}>
        {isLong && (
          <OtherLanguages
            locales={[...languages].slice(1)}
            isOpen={isOpen}
            hasUpdated={others.some(({ isUpdated }) => isUpdated)}
            toggle={() => setOpen(!isOpen)}
          />
        )}
      </DocumentRow>
      {(!isLong || isOpen) &&
        others.map((document) => <DocumentRow key={document.asset.id} document={document} view={view} />)}
    </>
  );
}

interface OtherLanguagesProps {
  locales: readonly string[];
  isOpen: boolean;
  hasUpdated: boolean;
  toggle: () => void;
}

function OtherLanguages({ locales, isOpen, hasUpdated, toggle }: OtherLanguagesProps) {
  const text = useTexts(documentTexts);
  const names = locales.map((locale) => (locale ? languageName(locale) : text('documents.none')));
  const more = names.length - NAMED;
  // Naming a single one takes no more room than counting it.
  const named = more > 1 ? names.slice(0, NAMED) : names;
  return (
    <button type="button" className="ce-docs__languages" aria-expanded={isOpen} onClick={toggle}>
      <span>
        {text(more > 1 ? 'documents.alsoInMore' : 'documents.alsoIn', {
          languages: named.join(', '),
          count: more,
        })}{' '}
        {hasUpdated && !isOpen && <UpdatedMark />}
      </span>
      <Icon path={isOpen ? chevronUpIcon : chevronDownIcon} size="small" />
    </button>
  );
}
