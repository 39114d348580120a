import { useState } from 'react';
import { formatDay } from '../../../src/domain/format/format-day.ts';
import { formatNumber } from '../../../src/domain/format/format-number.ts';
import { pageUrl } from '../../../src/lib/address/page-address.ts';
import type { TableText } from '../../../src/lib/file/table-text.ts';
import { CsvButtons } from '../../../src/outcome/files/TableActions.tsx';
import { lazyDialog } from '../../../src/outcome/lazy-dialog.ts';
import { useDocumentHref } from '../../../src/product/parts/documents/useDocumentHref.ts';
import { useRequestedDocuments } from '../../../src/product/parts/requests/useRequestedDocuments.ts';
import { useShared, useTexts } from '../../../src/store/hooks.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { keyOf, type MatrixRow, type MissingDocument, missingDocuments } from '../rules/matrix-rows.ts';
import { regulatoryMatrixTexts } from '../texts.ts';
import { MatrixTable, type RequestedOn } from './MatrixTable.tsx';

const RequestMissing = lazyDialog(() =>
  import('./RequestMissing.tsx').then((module) => module.RequestMissing),
);

interface MatrixProps {
  rows: readonly MatrixRow[];
  types: readonly string[];
  titleOf: (type: string) => string;
  productPage: string;
}

/** The table, its file, and the request for what is chosen of the missing documents. */
export function Matrix({ rows, types, titleOf, productPage }: MatrixProps) {
  const text = useTexts(regulatoryMatrixTexts);
  const canRequest = useShared(({ user }) => user?.canRequestRegulatoryDocument ?? false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { dateOf, keep } = useRequestedDocuments();
  const [asked, setAsked] = useState<readonly MissingDocument[]>();
  const missing = missingDocuments(rows);
  const unread = rows.flatMap(({ cells }) => cells.filter(({ isUnread }) => isUnread)).length;
  const requestedOn: RequestedOn = ({ product, type }) => dateOf(product.prd, type);
  const open = missing.filter((document) => !requestedOn(document));
  const selected = missing.filter((document) => chosen.has(keyOf(document)));
  const tableOf = useTable({ types, titleOf, requestedOn });
  const count = selected.length;
  const choose = (key: string, isChosen: boolean) =>
    setChosen((others) => {
      const next = new Set(others);
      if (isChosen) next.add(key);
      else next.delete(key);
      return next;
    });
  const isAll = open.length > 0 && open.every((document) => chosen.has(keyOf(document)));
  return (
    <>
      <div className="ce-matrix__bar ce-cluster ce-gap-3">
        <p className="ce-meta" role="status">
          {missing.length === 0
            ? text('matrix.sum.none')
            : text('matrix.sum', {
                missing: formatNumber(missing.length),
                count: formatNumber(rows.length * types.length),
              })}{' '}
          {unread > 0 && text('matrix.sum.unread', { count: formatNumber(unread) })}{' '}
          {!canRequest && missing.length > 0 && text('matrix.closed')}
        </p>
        <div className="ce-cluster ce-gap-2 ce-screen">
          {canRequest && open.length > 0 && (
            <Button
              onClick={() => setChosen(isAll ? new Set() : new Set(open.map((document) => keyOf(document))))}
            >
              {text(isAll ? 'matrix.clear' : 'matrix.all')}
            </Button>
          )}
          {canRequest && missing.length > 0 && (
            // Stays without a choice: the focus returns to it from the form.
            <Button
              variant="primary"
              aria-disabled={count === 0 || undefined}
              onClick={() => setAsked(selected)}
            >
              {count === 0
                ? text('matrix.send.none')
                : count === 1
                  ? text('matrix.send.one')
                  : text('matrix.send', { count: formatNumber(count) })}
            </Button>
          )}
          <CsvButtons
            csvText={text('matrix.csv')}
            csvLabel={text('matrix.csv.of')}
            table={() => tableOf(rows)}
            name={[text('matrix.file')]}
          />
        </div>
      </div>
      <MatrixTable
        {...{ rows, types, titleOf, productPage, canRequest, chosen, requestedOn }}
        onChoose={choose}
      />
      {asked && (
        <RequestMissing
          documents={asked}
          titleOf={titleOf}
          onSent={(sent) => {
            keep(sent);
            for (const { key } of sent) choose(key, false);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

/** Returns a function that writes the rows as a table, with date and link of each document. */
function useTable({
  types,
  titleOf,
  requestedOn,
}: Pick<MatrixProps, 'types' | 'titleOf'> & { requestedOn: RequestedOn }) {
  const text = useTexts(regulatoryMatrixTexts);
  const hrefOf = useDocumentHref();
  return (rows: readonly MatrixRow[]): TableText => {
    const isInternal = rows.some(
      ({ product, cells }) =>
        product.isInternal || cells.some(({ asset }) => asset?.accessLevel === 'internal'),
    );
    return {
      names: [text('matrix.product'), text('matrix.code')],
      columns: [
        text('matrix.product'),
        text('matrix.code'),
        ...types
          .map(titleOf)
          .flatMap((title) => [text('matrix.date', { title }), text('matrix.link', { title })]),
      ],
      rows: rows.map(({ product, cells }) => [
        product.product_name,
        product.prd ?? '',
        ...cells.flatMap(({ type, asset, isUnread }) => {
          const date = requestedOn({ product, type });
          return asset
            ? [
                formatDay(asset.createdDate ?? '') ?? '',
                new URL(hrefOf({ asset, accessLevel: asset.accessLevel }), pageUrl()).href,
              ]
            : [
                date ? text('matrix.requested', { date }) : text(isUnread ? 'matrix.unread' : 'matrix.none'),
                '',
              ];
        }),
      ]),
      ...(isInternal && { isInternal: true as const }),
    };
  };
}
