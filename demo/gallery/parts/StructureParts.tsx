import { Spinner } from '../../../src/ui/base/Spinner.tsx';
import { type Column, DataTable } from '../../../src/ui/content/DataTable.tsx';
import { Disclosure } from '../../../src/ui/content/Disclosure.tsx';
import { Tabs } from '../../../src/ui/content/Tabs.tsx';
import { Skeleton } from '../../../src/ui/message/Skeleton.tsx';
import { Part, State } from './Part.tsx';

const pigments = [
  pigment('Ultramarine 29', 'PB 29', 2.35, 33, '8', 'Plastics, coatings, cosmetics'),
  pigment('Iron oxide red 110', 'PR 101', 5.0, 21, '8', 'Construction, coatings'),
  pigment('Bismuth vanadate 184', 'PY 184', 6.1, 25, '7–8', 'Coatings, plastics'),
  pigment('Phthalo green 7', 'PG 7', 2.1, 38, '8', 'Printing inks, coatings, plastics'),
];

type Pigment = ReturnType<typeof pigment>;

function pigment(
  name: string,
  index: string,
  density: number,
  oil: number,
  fastness: string,
  industries: string,
) {
  return { name, index, density, oil, fastness, industries };
}

const columns: Column<Pigment>[] = [
  { key: 'name', title: 'Product', cell: ({ name }) => name, sortBy: ({ name }) => name, rowHeader: true },
  { key: 'index', title: 'Colour index', cell: ({ index }) => index, sortBy: ({ index }) => index },
  {
    key: 'density',
    title: 'Density, g/cm³',
    align: 'end',
    cell: ({ density }) => density.toFixed(2),
    sortBy: ({ density }) => density,
  },
  { key: 'oil', title: 'Oil absorption', align: 'end', cell: ({ oil }) => oil, sortBy: ({ oil }) => oil },
  { key: 'fastness', title: 'Light fastness', align: 'end', cell: ({ fastness }) => fastness },
  { key: 'industries', title: 'Industries', cell: ({ industries }) => industries },
];

/** Tabs, disclosure, table and placeholders. */
export function StructureParts() {
  return (
    <>
      <Part
        anchor="tabs"
        title="Tabs"
        about="Arrow keys, Home and End choose. On narrow screens the list scrolls."
      >
        <State name="Product sheets" layout="column">
          <Tabs
            label="Product sheets"
            tabs={[
              { id: 'all', title: 'All sheets', content: 'Every sheet that you may see.' },
              { id: 'mine', title: 'My sheets', content: 'Sheets of the products that you saved.' },
              { id: 'changed', title: 'Changed since your last visit', content: 'Nothing has changed.' },
            ]}
          />
        </State>
      </Part>
      <Part
        anchor="disclosure"
        title="Disclosure"
        about="Slides in 250 ms; at once for readers who prefer less motion. The browser’s search finds what is shut, and print shows it."
      >
        <State name="Shut and open" layout="column">
          <div>
            <Disclosure title="Ultramarine 29" level={4}>
              Safety data sheet, version 4.2; technical data sheet, version 7.
            </Disclosure>
            <Disclosure title="Iron oxide red 110" level={4} defaultOpen>
              Regulatory document, version 12; certificate of analysis.
            </Disclosure>
            <Disclosure title="On a quarter of the product’s colour" level={4} shade="#ab3537" defaultOpen>
              Alkyd melamine, 20 % pigment.
            </Disclosure>
          </div>
        </State>
      </Part>
      <Part
        anchor="table"
        title="Data table"
        about="Scrolls within its own box, which takes the focus then; head and first column stay in sight."
      >
        <State name="Sortable, sticky first column" layout="column">
          <DataTable
            caption="Blues, reds, yellows and greens"
            columns={columns}
            rows={pigments}
            rowKey={({ name }) => name}
            defaultSorting={{ key: 'name', descending: false }}
            stickyColumn
          />
        </State>
        <State name="Head stays while the body scrolls" layout="column">
          <DataTable
            caption="The same, in little room"
            captionHidden
            columns={columns.slice(0, 4)}
            rows={pigments}
            rowKey={({ name }) => name}
            maxHeight="150px"
          />
        </State>
        <State name="Empty" layout="column">
          <DataTable
            caption="Saved comparisons"
            columns={columns.slice(0, 3)}
            rows={[]}
            rowKey={({ name }) => name}
            empty="You have not saved any comparison yet."
          />
        </State>
      </Part>
      <Part
        anchor="loading"
        title="Loading"
        about="A spinner for what one has asked for, skeletons for what is on its way."
      >
        <State name="Spinner">
          <Spinner size="small" />
          <Spinner label="Loading products" />
          <Spinner size="large" />
        </State>
        <State name="Skeleton" layout="column">
          <div className="ce-parts__loading">
            <Skeleton shape="round" />
            <Skeleton lines={3} />
            <Skeleton shape="block" height="96px" />
          </div>
        </State>
      </Part>
    </>
  );
}
