import type { ReactNode } from 'react';
import { formatDay } from '../../../domain/format/format-day.ts';
import { languageName } from '../../../lib/text/language-name.ts';
import { DownloadProgress } from '../../../outcome/files/DownloadProgress.tsx';
import { InternalActions } from '../../../product/parts/documents/InternalActions.tsx';
import { useDocumentActions } from '../../../product/parts/documents/useDocumentActions.ts';
import { useDocumentName } from '../../../product/parts/documents/useDocumentName.ts';
import { documentNews } from '../../../product/rules/documents/document-news.ts';
import { formatSize } from '../../../product/rules/documents/format-size.ts';
import { useTexts } from '../../../store/hooks.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { AbsentValue } from '../../../ui/content/AbsentValue.tsx';
import { downloadIcon } from '../../../ui/icon/download.ts';
import { lockIcon } from '../../../ui/icon/lock.ts';
import { listedDocumentTexts } from '../../texts/documents.ts';
import { useIsNew } from '../products/HitFlags.tsx';
import { type ListedDocument, useDocumentsView } from './documents-view.ts';
import { SelectBox } from './SelectBox.tsx';

interface DocumentLineProps {
  document: ListedDocument;
  /** Link to the product, if it is not shown above. */
  product?: ReactNode;
  /** Level of the title. @default 3 */
  level?: 3 | 4;
  onOpen?: () => void;
}

/**
 * A document as a row: type, product, language, version, date, size. The link leads to the file, or to its page; a
 * plain click downloads in place, or opens the choice of safety data sheets.
 */
export function DocumentLine({ document, product, level = 3, onOpen }: DocumentLineProps) {
  const text = useTexts(listedDocumentTexts);
  const { downloads, selection, limit, previousLogin, isInternal } = useDocumentsView();
  const { asset, title, kind } = document;
  const { id, prd, product_name } = document.product;
  const name = text('listed.named', { name: useDocumentName()(document), product: product_name });
  const { titleLink, downloadLink, progress } = useDocumentActions({
    asset,
    downloads,
    onOpen,
    accessLevel: asset.accessLevel,
    subject: { prd: prd ?? '', productId: id, productName: product_name, industry: null },
  });
  const isNew = useIsNew(asset.id);
  const news = documentNews(asset, previousLogin) ?? (isNew ? 'new' : undefined);
  const Title = `h${level}` as const;
  return (
    <article className="ce-document" data-has-product={product !== undefined || undefined}>
      {selection && <SelectBox {...{ document, name, selection, limit }} />}
      <div className="ce-document__title ce-cluster">
        <Title className="ce-document__name">
          <a {...titleLink} className="ce-document__link">
            {title}
          </a>
        </Title>
        {news && <span className="ce-hit__flag ce-document__news">{text(`listed.${news}`)}</span>}
        {asset.accessLevel === 'internal' && (
          <span className="ce-hit__flag ce-document__lock">
            <Icon path={lockIcon} size="small" />
            {text('listed.internal')}
          </span>
        )}
        {kind && <span className="ce-document__kind ce-meta">{kind}</span>}
        {asset.changelog && <span className="ce-document__change ce-meta">{asset.changelog}</span>}
        <DownloadProgress {...progress} name={name} />
      </div>
      {product !== undefined && <div className="ce-document__product">{product}</div>}
      <Facts asset={asset} />
      {isInternal && (
        <div className="ce-document__internal">
          <InternalActions {...{ asset, name }} accessLevel={asset.accessLevel} prd={prd ?? null} />
        </div>
      )}
      <a
        href={downloadLink.href}
        onClick={downloadLink.onClick}
        className="ce-document__download"
        aria-label={text('listed.download', {
          format: formatOf(asset.filename) ?? text('listed.file'),
          name,
        })}
      >
        <Icon path={downloadIcon} size="small" />
        <span className="ce-document__format">{formatOf(asset.filename) ?? text('listed.file')}</span>
      </a>
    </article>
  );
}

/** Columns if there is room, else one line. */
function Facts({ asset }: Pick<ListedDocument, 'asset'>) {
  const text = useTexts(listedDocumentTexts);
  const none = <AbsentValue kind="none" text={text('listed.none')} />;
  return (
    <p className="ce-document__facts">
      <Fact label={text('listed.head.language')}>{asset.locale ? languageName(asset.locale) : none}</Fact>
      <Fact label={text('listed.head.version')} isFigure>
        {asset.version ?? none}
      </Fact>
      <Fact label={text('listed.head.date')} isFigure>
        {formatDay(asset.createdDate ?? '') ?? none}
      </Fact>
      <Fact label={text('listed.head.size')} isFigure>
        {formatSize(asset.size)}
      </Fact>
    </p>
  );
}

function Fact({ label, isFigure, children }: { label: string; isFigure?: boolean; children: ReactNode }) {
  return (
    <span className="ce-document__fact" data-figure={isFigure || undefined}>
      <span className="ce-visually-hidden">{label} </span>
      {children}
    </span>
  );
}

/** `PDF`, from the file name. */
function formatOf(filename: string | undefined): string | undefined {
  return /\.([a-z0-9]{2,4})$/i.exec(filename ?? '')?.[1]?.toUpperCase();
}
