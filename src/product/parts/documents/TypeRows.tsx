import { useState } from 'react';
import { languageName } from '../../../lib/text/language-name.ts';
import { useTexts } from '../../../store/hooks.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { chevronDownIcon } from '../../../ui/icon/chevron-down.ts';
import { chevronUpIcon } from '../../../ui/icon/chevron-up.ts';
import type { DocumentsOfType } from '../../rules/documents/document-tabs.ts';
import { foldTranslations } from '../../rules/documents/fold-translations.ts';
import type { ProductDocument } from '../../rules/documents/visible-documents.ts';
import { documentTexts } from '../../texts/documents.ts';
import { NewsMark } from './DocumentMarks.tsx';
import { DocumentRow } from './DocumentRow.tsx';
import type { DocumentsView } from './documents-view.ts';

/** Number of the other languages that are named. */
const NAMED = 3;

interface TypeRowsProps {
  ofType: DocumentsOfType;
  view: DocumentsView;
}

/** The rows of a type, with the reader's language first; its translations are folded where they are many. */
export function TypeRows({ ofType: { documents }, view }: TypeRowsProps) {
  const [isOpen, setOpen] = useState(false);
  const [first, ...others] = documents;
  if (!first) return null;
  const folded = foldTranslations(documents);
  return (
    <>
      <DocumentRow document={first} view={view}>
        {folded.length > 0 && (
          <OtherLanguages documents={folded} isOpen={isOpen} toggle={() => setOpen(!isOpen)} />
        )}
      </DocumentRow>
      {others
        .filter((document) => isOpen || !folded.includes(document))
        .map((document) => (
          <DocumentRow key={document.asset.id} document={document} view={view} />
        ))}
    </>
  );
}

interface OtherLanguagesProps {
  documents: readonly ProductDocument[];
  isOpen: boolean;
  toggle: () => void;
}

function OtherLanguages({ documents, isOpen, toggle }: OtherLanguagesProps) {
  const text = useTexts(documentTexts);
  const names = documents.map(({ asset }) => languageName(asset.locale ?? ''));
  const news = documents.some((each) => each.news === 'updated')
    ? 'updated'
    : documents.find((each) => each.news)?.news;
  const more = names.length - NAMED;
  // Naming a single one takes no more room than counting it.
  const named = more > 1 ? names.slice(0, NAMED) : names;
  return (
    <button
      type="button"
      className="ce-docs__languages ce-pair ce-gap-1 ce-meta"
      aria-expanded={isOpen}
      onClick={toggle}
    >
      <span>
        {text(more > 1 ? 'documents.alsoInMore' : 'documents.alsoIn', {
          languages: named.join(', '),
          count: more,
        })}{' '}
        {news && !isOpen && <NewsMark news={news} />}
      </span>
      <Icon path={isOpen ? chevronUpIcon : chevronDownIcon} size="small" />
    </button>
  );
}
