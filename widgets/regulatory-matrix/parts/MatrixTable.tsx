import { formatDay } from '../../../src/domain/format/format-day.ts';
import { productAddress } from '../../../src/domain/product/product-address.ts';
import { useDocumentHref } from '../../../src/product/parts/documents/useDocumentHref.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { Link } from '../../../src/ui/action/Link.tsx';
import { useStyles } from '../../../src/ui/base/styles.ts';
import { CodeText } from '../../../src/ui/content/CodeText.tsx';
import { type Column, DataTable } from '../../../src/ui/content/DataTable.tsx';
import choiceCss from '../../../src/ui/field/choice.css';
import { keyOf, type MatrixRow, type MissingDocument } from '../rules/matrix-rows.ts';
import { regulatoryMatrixTexts } from '../texts.ts';

/** Returns the day on which the user requested a document that is missing; `undefined` if never. */
export type RequestedOn = (document: MissingDocument) => string | undefined;

interface MatrixTableProps {
  rows: readonly MatrixRow[];
  types: readonly string[];
  titleOf: (type: string) => string;
  productPage: string;
  /** Whether missing documents can be chosen. */
  canRequest: boolean;
  /** Keys of what is chosen. */
  chosen: ReadonlySet<string>;
  requestedOn: RequestedOn;
  onChoose: (key: string, isChosen: boolean) => void;
}

/** Products by document types: date, version and link of each document, or a box to request it. */
export function MatrixTable({ rows, types, titleOf, productPage, ...choice }: MatrixTableProps) {
  useStyles(choiceCss);
  const text = useTexts(regulatoryMatrixTexts);
  const columns: Column<MatrixRow>[] = [
    {
      key: 'product',
      title: text('matrix.product'),
      rowHeader: true,
      sortBy: ({ product }) => product.product_name,
      cell: ({ product }) => (
        <>
          <Link href={productAddress(productPage, product.id, null)}>
            <CodeText>{product.product_name}</CodeText>
          </Link>
          {product.prd && <span className="ce-matrix__line ce-meta">{product.prd}</span>}
        </>
      ),
    },
    ...types.map((type) => ({
      key: type,
      title: titleOf(type),
      sortBy: (row: MatrixRow) => cellOf(row, type)?.asset?.createdDate ?? '',
      cell: (row: MatrixRow) => <Cell row={row} type={type} title={titleOf(type)} {...choice} />,
    })),
  ];
  return (
    <DataTable
      caption={text('matrix.caption')}
      captionHidden
      stickyColumn
      columns={columns}
      rows={rows}
      rowKey={({ product }) => product.id}
    />
  );
}

interface CellProps extends Pick<MatrixTableProps, 'canRequest' | 'chosen' | 'requestedOn' | 'onChoose'> {
  row: MatrixRow;
  type: string;
  title: string;
}

function Cell({ row, type, title, canRequest, chosen, requestedOn, onChoose }: CellProps) {
  const text = useTexts(regulatoryMatrixTexts);
  const hrefOf = useDocumentHref();
  const { product } = row;
  const { asset, isUnread } = cellOf(row, type) ?? {};
  const names = { title, name: product.product_name };
  if (asset) {
    const date = formatDay(asset.createdDate ?? '');
    const version = asset.version && text('matrix.version', { version: asset.version });
    return (
      <>
        <Link
          href={hrefOf({ asset, accessLevel: asset.accessLevel })}
          aria-label={[text('matrix.document', names), date, version].filter(Boolean).join(', ')}
        >
          {date ?? version ?? title}
        </Link>
        {date && version && <span className="ce-matrix__line ce-meta">{version}</span>}
      </>
    );
  }
  if (isUnread) return <span className="ce-muted">{text('matrix.unread')}</span>;
  const key = keyOf({ product, type });
  const requested = requestedOn({ product, type });
  const none = (
    <span className="ce-muted">
      {requested ? text('matrix.requested', { date: requested }) : text('matrix.none')}
    </span>
  );
  if (!canRequest) return none;
  return (
    <>
      {none}
      <label className="ce-matrix__choice ce-pair ce-gap-2 ce-meta ce-screen">
        <input
          type="checkbox"
          className="ce-choice__box"
          aria-label={text('matrix.request.of', names)}
          checked={chosen.has(key)}
          onChange={({ target }) => onChoose(key, target.checked)}
        />
        {text('matrix.request')}
      </label>
    </>
  );
}

function cellOf({ cells }: MatrixRow, type: string) {
  return cells.find((cell) => cell.type === type);
}
