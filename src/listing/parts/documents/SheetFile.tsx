import type { MouseEvent } from 'react';
import { formatDay } from '../../../domain/format/format-day.ts';
import { languageCode } from '../../../lib/text/language-code.ts';
import { DownloadProgress } from '../../../outcome/files/DownloadProgress.tsx';
import { useDocumentActions } from '../../../product/parts/documents/useDocumentActions.ts';
import { useDocumentName } from '../../../product/parts/documents/useDocumentName.ts';
import { documentNews } from '../../../product/rules/documents/document-news.ts';
import { useTexts } from '../../../store/hooks.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { downloadIcon } from '../../../ui/icon/download.ts';
import { lockIcon } from '../../../ui/icon/lock.ts';
import { listedDocumentTexts } from '../../texts/documents.ts';
import { type ListedDocument, useDocumentsView } from './documents-view.ts';
import { SelectBox } from './SelectBox.tsx';

interface SheetFileProps {
  /** Number of its column, from 1. */
  column: number;
  /** Short title; seen where there is no header above. */
  label: string;
  document: ListedDocument;
  /** Whether a checkbox stands in place of the icon. */
  isChoosing: boolean;
  /** Whether the document is also listed below the line, which tells of its download then. */
  isOpen: boolean;
  onOpen: () => void;
}

/** A document in the line of its product: version and date. A plain click downloads it in place. */
export function SheetFile({ column, label, document, isChoosing, isOpen, onOpen }: SheetFileProps) {
  const text = useTexts(listedDocumentTexts);
  const { downloads, selection, limit, previousLogin } = useDocumentsView();
  const { asset } = document;
  const { id, prd, product_name } = document.product;
  const name = text('listed.named', { name: useDocumentName()(document), product: product_name });
  const { titleLink, downloadLink, progress } = useDocumentActions({
    asset,
    downloads,
    accessLevel: asset.accessLevel,
    subject: { prd: prd ?? '', productId: id, productName: product_name, industry: null },
  });
  const click = (event: MouseEvent) => {
    downloadLink.onClick(event);
    if (event.defaultPrevented) onOpen();
  };
  const news = documentNews(asset, previousLogin);
  const language = languageCode(asset.locale ?? 'en');
  return (
    <div className="ce-sheet__cell" style={{ '--ce-_column': column }}>
      {isChoosing && selection && <SelectBox {...{ document, name, selection, limit }} />}
      <a ref={titleLink.ref} href={downloadLink.href} onClick={click} className="ce-sheet__file">
        {!isChoosing && <Icon path={downloadIcon} size="small" />}
        <span className="ce-sheet__facts ce-figure ce-cluster">
          <span className="ce-visually-hidden">{name} </span>
          <span className="ce-sheet__label" aria-hidden>
            {label}
          </span>
          <span className="ce-sheet__version">
            {asset.version ? text('listed.version', { version: asset.version }) : text('listed.file')}
            {language !== 'en' && <span aria-hidden> · {language.toUpperCase()}</span>}
          </span>
          <span className="ce-sheet__date">{formatDay(asset.createdDate ?? '')}</span>
          {news && <span className="ce-hit__flag ce-document__news">{text(`listed.${news}`)}</span>}
          {asset.accessLevel === 'internal' && (
            <span className="ce-hit__flag ce-document__lock">
              <Icon path={lockIcon} size="small" />
              {text('listed.internal')}
            </span>
          )}
        </span>
      </a>
      {!isOpen && <DownloadProgress {...progress} name={name} />}
    </div>
  );
}
