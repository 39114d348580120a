import { useId } from 'react';
import { colorIndexName } from '../../../domain/search/color-index-name.ts';
import type { ProductHit } from '../../../domain/search/search-hit.ts';
import { leftOutOf } from '../../../lib/left-out.ts';
import { documentNews } from '../../../product/rules/documents/document-news.ts';
import { useTexts } from '../../../store/hooks.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { AbsentValue } from '../../../ui/content/AbsentValue.tsx';
import { chevronDownIcon } from '../../../ui/icon/chevron-down.ts';
import { MAIN_DOCUMENTS, mainDocument } from '../../rules/main-documents.ts';
import { useListing, useListingState } from '../../state/listing-context.ts';
import { listedDocumentTexts } from '../../texts/documents.ts';
import { hitTexts } from '../../texts/hits.ts';
import type { HitsView } from '../items/hits-view.ts';
import { HitFlags } from '../products/HitFlags.tsx';
import { HitHeart } from '../products/HitHeart.tsx';
import { HitLink } from '../products/HitLink.tsx';
import { HitSwatch } from '../products/HitSwatch.tsx';
import { DocumentLine } from './DocumentLine.tsx';
import { type ListedDocument, useDocumentsView } from './documents-view.ts';
import { openBelow } from './open-below.ts';
import { SheetFile } from './SheetFile.tsx';

interface SheetRowProps {
  hit: ProductHit;
  index: number;
  view: HitsView;
  documents: readonly ListedDocument[];
  /** Whether documents of the line are chosen for a ZIP. */
  isChoosing: boolean;
}

/** A product as a line with the documents that people come for; a button opens all of them below it. */
export function SheetRow({ hit, index, view, documents, isChoosing }: SheetRowProps) {
  const text = useTexts(listedDocumentTexts);
  const words = useTexts(hitTexts);
  const id = useId();
  const isUnread = leftOutOf(hit.assets ?? []).length > 0;
  const isOpen = useListingState(({ opened }) => opened?.includes(hit.id) ?? false);
  const identity = [hit.color_index ? colorIndexName(hit.color_index) : hit.chemistry, hit.prd];
  const onOpen = () => view.onOpen(hit, index);
  return (
    <section className="ce-sheet">
      <div className="ce-sheet__swatch">
        <HitSwatch hit={hit} notMeasured={words('hits.notMeasured')} />
      </div>
      <div>
        <h3 className="ce-hit__name">
          <HitLink hit={hit} index={index} product={hit} view={view} className="ce-sheet__link" />
          <HitFlags {...hit} />
        </h3>
        <p className="ce-sheet__identity">{identity.filter(Boolean).join(' · ')}</p>
      </div>
      <div className="ce-sheet__files">
        {documents.length === 0 && (
          <p className="ce-sheet__none">{text(isUnread ? 'listed.noneRead' : 'listed.noSheets')}</p>
        )}
        {documents.length > 0 &&
          MAIN_DOCUMENTS.map((kind, index) => {
            const document = mainDocument(documents, kind, navigator.language);
            const label = text(`listed.head.${kind}`);
            return document ? (
              <SheetFile key={kind} column={index + 1} {...{ label, document, isChoosing, isOpen, onOpen }} />
            ) : (
              <p key={kind} className="ce-sheet__missing">
                <span className="ce-visually-hidden">{label} </span>
                <span className="ce-sheet__label" aria-hidden>
                  {label}
                </span>
                <AbsentValue kind="none" text={text(isUnread ? 'listed.unread' : 'listed.missing')} />
              </p>
            );
          })}
        {documents.length > 0 && <OpenButton {...{ hit, documents, isOpen }} controls={id} />}
      </div>
      {hit.prd && <HitHeart prd={hit.prd} name={hit.product_name} />}
      {isOpen && (
        <ul
          id={id}
          className="ce-sheet__documents"
          aria-label={text('listed.sheetsOf', { name: hit.product_name })}
        >
          {documents.map((document) => (
            <li key={document.asset.id}>
              <DocumentLine document={document} level={4} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface OpenButtonProps extends Pick<SheetRowProps, 'hit' | 'documents'> {
  isOpen: boolean;
  /** Id of the list. */
  controls: string;
}

/** Opens all documents of a product; says how many there are, and how many of them are news. */
function OpenButton({ hit, documents, isOpen, controls }: OpenButtonProps) {
  const text = useTexts(listedDocumentTexts);
  const { toggleOpened } = useListing();
  const { previousLogin } = useDocumentsView();
  const { length: count } = documents;
  const label = text(count === 1 ? 'listed.count.one' : 'listed.count', { count });
  const news = documents.filter(({ asset }) => documentNews(asset, previousLogin)).length;
  const newsText = news > 0 && text('listed.news', { count: news });
  return (
    <button
      type="button"
      className="ce-sheet__all"
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      aria-label={text('listed.named', {
        name: newsText ? `${label}, ${newsText}` : label,
        product: hit.product_name,
      })}
      onClick={({ currentTarget }) => openBelow(currentTarget, () => toggleOpened(hit.id))}
    >
      <span>{label}</span>
      <Icon path={chevronDownIcon} size="small" />{' '}
      {newsText && <span className="ce-sheet__news">{newsText}</span>}
    </button>
  );
}
