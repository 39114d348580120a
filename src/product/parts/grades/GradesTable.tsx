import { useProducts } from '../../../comparison/state/useProducts.ts';
import { plainValue } from '../../../domain/fields/plain-value.ts';
import { tableForReader } from '../../../domain/fields/table-for-reader.ts';
import { productAddress } from '../../../domain/product/product-address.ts';
import { dataTable, type TableText } from '../../../lib/file/table-text.ts';
import { PartWaiting } from '../../../outcome/PartWaiting.tsx';
import { ReadFailed } from '../../../outcome/ReadFailed.tsx';
import type { Grade, Pigment } from '../../../services/pigment.ts';
import type { Product } from '../../../services/products.ts';
import { useTexts } from '../../../store/hooks.ts';
import { useFieldManifest } from '../../../store/reads/useFieldManifest.ts';
import { fieldTexts, valueTexts } from '../../../texts/fields.ts';
import { tableTexts } from '../../../texts/tables.ts';
import { Link } from '../../../ui/action/Link.tsx';
import { CodeText } from '../../../ui/content/CodeText.tsx';
import { type Column, DataTable } from '../../../ui/content/DataTable.tsx';
import { FieldValue } from '../../../ui/content/FieldValue.tsx';
import { type GradeRow, gradeRows } from '../../rules/grades/grade-rows.ts';
import { useProductContext } from '../../state/useProductContext.ts';
import { gradeTexts } from '../../texts/grades.ts';
import { ProductTableActions } from '../section/ProductTableActions.tsx';

interface GradesTableProps {
  product: Pigment;
  /** Address of a product's page, with `{id}` in it. */
  productPage: string;
  /** Code. */
  industry: string;
}

/** Grades as columns, the fields in which they differ as rows. */
export function GradesTable({ product, productPage, industry }: GradesTableProps) {
  const text = useTexts(gradeTexts);
  const words = useTexts(tableTexts);
  const texts = valueTexts(useTexts(fieldTexts));
  const { context, internal } = useProductContext({ ...product, industry });
  const manifest = useFieldManifest();
  const read = useProducts({ industry, uids: product.grades.map(({ uid }) => uid) });
  if (read.status !== 'ready' || manifest.status !== 'ready') {
    const failed = [read, manifest].find(({ failure }) => failure);
    return failed ? (
      <ReadFailed read={failed} words={{ title: text('grades.failed') }} />
    ) : (
      <PartWaiting className="ce-grades__place" />
    );
  }
  const products = read.value;
  const rows = gradeRows(products, manifest.value, { industry, words: texts });
  const gradeOf = ({ uid }: Product) => product.grades.find((each) => each.uid === uid);
  if (rows.length === 0) return <p>{text('grades.none')}</p>;

  const tableOf = (shown: readonly Product[]): TableText => ({
    columns: [
      ...[words('tables.head.product'), words('tables.head.code'), text('grades.grade')],
      ...rows.map(({ entry: { title, unit } }) => (unit ? `${title}, ${unit}` : title)),
    ],
    rows: shown.map((each) => [
      ...[each.product_name, each.prd ?? '', gradeOf(each)?.grade ?? ''],
      ...rows.map(({ entry, contents }) =>
        plainValue(contents[products.indexOf(each)] ?? null, entry.unit ?? '', texts),
      ),
    ]),
  });
  const [, , trade] = context;
  const table = () =>
    dataTable(
      {
        ...tableForReader(
          tableOf(products),
          tableOf(products.filter(({ isInternal }) => !isInternal)),
          internal,
        ),
        names: [words('tables.head.product'), words('tables.head.code')],
      },
      [...context.filter(({ isMark }) => isMark), ...(trade ? [trade] : [])],
    );
  return (
    <div className="ce-grades">
      <DataTable
        caption={text('grades.caption', { name: product.product_name })}
        captionHidden
        stickyColumn={products.length > 2}
        columns={[
          {
            key: 'property',
            title: words('tables.head.property'),
            rowHeader: true,
            cell: ({ entry }) => <CodeText>{entry.title}</CodeText>,
          },
          ...products.map(
            (each, at): Column<GradeRow> => ({
              key: each.uid,
              title: (
                <GradeHead
                  grade={gradeOf(each)}
                  product={each}
                  {...(each.id !== product.id && { href: productAddress(productPage, each.id, industry) })}
                />
              ),
              cell: ({ contents }) => <FieldValue content={contents[at] ?? null} texts={texts} />,
            }),
          ),
        ]}
        rows={rows}
        rowKey={({ entry }) => entry.code}
      />
      <div className="ce-grades__actions ce-cluster ce-gap-2">
        <ProductTableActions
          product={{ ...product, industry }}
          copyText={words('tables.copy')}
          csvText={words('tables.csv')}
          csvLabel={text('grades.csv')}
          table={table}
          name={[text('grades.title')]}
        />
      </div>
    </div>
  );
}

interface GradeHeadProps {
  grade: Grade | undefined;
  product: Product;
  /** Without it, it is the product of the page. */
  href?: string;
}

function GradeHead({ grade, product: { product_name, isActive, isInternal }, href }: GradeHeadProps) {
  const text = useTexts(gradeTexts);
  const notes = [
    grade?.grade,
    href === undefined && text('grades.this'),
    !isActive && text('grades.inactive'),
    isInternal && text('grades.internal'),
  ];
  const name = <CodeText>{product_name}</CodeText>;
  return (
    <>
      {href === undefined ? name : <Link href={href}>{name}</Link>}
      <span className="ce-grades__grade"> {notes.filter(Boolean).join(', ')}</span>
    </>
  );
}
