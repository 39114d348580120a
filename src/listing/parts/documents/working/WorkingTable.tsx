import type { DocumentType } from '../../../../domain/documents/document-type.ts';
import { useTexts } from '../../../../store/hooks.ts';
import { Link } from '../../../../ui/action/Link.tsx';
import { CodeText } from '../../../../ui/content/CodeText.tsx';
import { DataTable } from '../../../../ui/content/DataTable.tsx';
import type { WorkingDocument } from '../../../rules/working-list.ts';
import { workingListTexts } from '../../../texts/working-list.ts';
import { useWorkingWords } from './useWorkingWords.ts';

interface WorkingTableProps {
  documents: readonly WorkingDocument[];
  types: readonly DocumentType[];
  caption: string;
}

/** The documents as a table, by product, sortable; on paper all of it. */
export function WorkingTable({ documents, types, caption }: WorkingTableProps) {
  const text = useTexts(workingListTexts);
  const { wordsOf } = useWorkingWords(types);
  const rows = documents.map((document) => ({ ...wordsOf(document), ...document }));
  const hasChanges = rows.some(({ change }) => change !== '');
  return (
    <DataTable
      caption={caption}
      rows={rows}
      rowKey={({ asset, product }) => `${product.id} ${asset.id}`}
      maxHeight="70vh"
      columns={[
        {
          key: 'product',
          title: text('working.head.product'),
          cell: ({ product }) => (
            <>
              <CodeText>{product.product_name}</CodeText>
              {product.prd && <span className="ce-working__code ce-meta">{product.prd}</span>}
            </>
          ),
          sortBy: ({ product }) => product.product_name,
        },
        {
          key: 'document',
          title: text('working.head.document'),
          cell: ({ title, href }) => <Link href={href}>{title}</Link>,
          sortBy: ({ title }) => title,
          rowHeader: true,
        },
        {
          key: 'language',
          title: text('working.head.language'),
          cell: ({ language }) => language,
          sortBy: ({ language }) => language,
        },
        {
          key: 'version',
          title: text('working.head.version'),
          cell: ({ version }) => version,
          align: 'end',
        },
        {
          key: 'date',
          title: text('working.head.date'),
          cell: ({ date }) => date,
          sortBy: ({ date }) => date,
          align: 'end',
        },
        ...(hasChanges
          ? [
              {
                key: 'change',
                title: text('working.head.change'),
                cell: ({ change }: (typeof rows)[number]) => change,
              },
            ]
          : []),
      ]}
    />
  );
}
