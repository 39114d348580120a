import type { ReactNode } from 'react';
import { formatDay } from '../../../domain/format/format-day.ts';
import { languageName } from '../../../lib/text/language-name.ts';
import { DownloadProgress } from '../../../outcome/files/DownloadProgress.tsx';
import { useTexts } from '../../../store/hooks.ts';
import { Link } from '../../../ui/action/Link.tsx';
import { Icon } from '../../../ui/base/Icon.tsx';
import { AbsentValue } from '../../../ui/content/AbsentValue.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { downloadIcon } from '../../../ui/icon/download.ts';
import { formatSize } from '../../rules/documents/format-size.ts';
import type { ProductDocument } from '../../rules/documents/visible-documents.ts';
import { documentTexts } from '../../texts/documents.ts';
import { subjectOf } from '../requests/subject.ts';
import { InternalMark, NewsMark } from './DocumentMarks.tsx';
import type { DocumentsView } from './documents-view.ts';
import { FavouriteStar } from './FavouriteStar.tsx';
import { InternalActions } from './InternalActions.tsx';
import { useDocumentActions } from './useDocumentActions.ts';
import { useDocumentName } from './useDocumentName.ts';

interface DocumentRowProps {
  document: ProductDocument;
  view: DocumentsView;
  /** Below the language, such as a button for the others. */
  children?: ReactNode;
}

/**
 * A document: title, type, language, version, date and size (row 188). The link leads to the file, or to the page that offers
 * it; a plain click downloads it in place, or opens the dialog of safety data sheets.
 */
export function DocumentRow({ document, view, children }: DocumentRowProps) {
  const text = useTexts(documentTexts);
  const { asset, title, kind, type, accessLevel, news } = document;
  const { product, downloads, selected, select } = view;
  const name = useDocumentName()(document);
  const { titleLink, downloadLink, progress } = useDocumentActions({
    asset,
    accessLevel,
    downloads,
    subject: subjectOf(product),
  });
  const isSelected = selected.has(asset.id);
  return (
    <tr className="ce-docs__row" data-selected={isSelected || undefined}>
      <td className="ce-docs__check ce-screen">
        <Checkbox
          label={<span className="ce-visually-hidden">{text('documents.select', { name })}</span>}
          checked={isSelected}
          onChange={(event) => select([asset.id], event.target.checked)}
        />
      </td>
      <th scope="row" className="ce-docs__title">
        <Link {...titleLink}>{title}</Link>
        {news && <NewsMark news={news} />}
        {accessLevel === 'internal' && <InternalMark />}
        {kind && <span className="ce-docs__kind ce-meta">{kind}</span>}
        <DownloadProgress {...progress} name={name} />
      </th>
      <td>
        {asset.locale ? (
          languageName(asset.locale)
        ) : (
          <AbsentValue kind="none" text={text('documents.none')} />
        )}
        {children}
      </td>
      <td className="ce-docs__number ce-docs__version">
        {asset.version ?? <AbsentValue kind="none" text={text('documents.none')} />}
      </td>
      <td className="ce-docs__number">
        {formatDay(asset.createdDate ?? '') ?? <AbsentValue kind="none" text={text('documents.none')} />}
      </td>
      <td className="ce-docs__number">{formatSize(asset.size)}</td>
      <td className="ce-docs__actions ce-screen">
        <div className="ce-docs__buttons ce-pair">
          {view.isInternal && <InternalActions {...{ asset, accessLevel, name }} prd={product.prd} />}
          {view.canKeep && product.prd !== null && (
            <FavouriteStar prd={product.prd} productName={product.product_name} type={type} />
          )}
          <a
            href={downloadLink.href}
            onClick={downloadLink.onClick}
            className="ce-docs__download"
            aria-label={text('documents.download', { name })}
          >
            <Icon path={downloadIcon} size="small" />
          </a>
        </div>
      </td>
    </tr>
  );
}
