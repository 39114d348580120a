import * as v from 'valibot';
import { FavouriteToggle } from '../../../src/product/parts/actions/FavouriteToggle.tsx';
import { FormulationRepository } from '../../../widgets/formulation-repository/FormulationRepository.tsx';
import type { FormulationRepositoryProps } from '../../../widgets/formulation-repository/island.ts';
import { formulationRepository } from '../../../widgets/formulation-repository/island.ts';
import { ProductDocuments } from '../../../widgets/product-documents/ProductDocuments.tsx';
import type { Look } from '../service/service.ts';
import { defineWrite } from '../write.ts';
import { told, toldOfMerge } from './told.ts';

const VERA = 'vera.lindqvist@example.com';
const SHEETS = '/api/v1/product-sheet/favorite';
const PRD = '213540';
/** Named where one document is pressed twice in a second, such as by "Try again". */
const PRODUCT = 'Rubelis Red 3540';

const documents = {
  element: <ProductDocuments productId="p-0001" industry="coatings" categories={[]} bulkLimit={undefined} />,
  path: '/product/p-0001?i=coatings',
};
const names = { one: 'Brochure', other: 'REACH statement' };

const keepTypes =
  (...documentTypes: string[]) =>
  async ({ as }: Look) =>
    (await as(VERA)).call('POST', 'user', SHEETS, { body: { productId: PRD, documentTypes } });

/** The types that Vera keeps of the product. */
async function typesKept({ read }: Look): Promise<string[] | undefined> {
  const [record] = await read<{ documentTypes: string[] }[]>('user', `${SHEETS}?productIds=${PRD}`);
  return record?.documentTypes.toSorted();
}

const FORMULATION = '/api/v1/formulation/{formulationId}/favorite';
const formulation = {
  element: (
    <FormulationRepository {...(v.parse(formulationRepository.props, {}) as FormulationRepositoryProps)} />
  ),
  path: '/formulations?id=f-0001',
};
const isKept = async ({ read }: Look) =>
  (await read<{ isFavorite: boolean }>('search', '/api/v1/formulation/f-0001')).isFavorite;

export const favouriteWrites = [
  defineWrite({
    name: 'keeps a type of document',
    call: `POST ${SHEETS}`,
    user: VERA,
    page: () => documents,
    control: ({ button }, which) => button(`Save to My sheets: ${names[which]}`),
    isToggle: true,
    done: ({ says }, which) => says(new RegExp(`Added to My sheets: (${names[which]}|${PRODUCT})`)),
    kept: typesKept,
    keeps: { nothing: undefined, one: ['brochure'], both: ['brochure', 'reach'] },
    told: { ...told, ...toldOfMerge(/Added to My sheets: Brochure.*made elsewhere/) },
  }),
  defineWrite({
    name: 'keeps all documents of a product',
    call: `POST ${SHEETS}`,
    user: VERA,
    make: keepTypes('brochure'),
    page: () => ({ element: <FavouriteToggle prd={PRD} name={PRODUCT} />, path: '/product/p-0001' }),
    // Until it is known what is kept, nothing can be pressed.
    control: ({ button }) => button(/^(Partly in|In) .*: Rubelis Red 3540$/),
    isToggle: true,
    done: ({ says }) => says(/Added to My sheets: Rubelis/),
    kept: typesKept,
    // No types are all of them. A second press keeps none, and Undo brings the first ones back.
    keeps: { nothing: ['brochure'], one: [], both: [], twice: undefined },
    told,
  }),
  defineWrite({
    name: 'keeps a document no longer',
    call: `DELETE ${SHEETS}/{id}`,
    user: VERA,
    make: keepTypes('brochure'),
    page: () => documents,
    control: ({ button }, which) => button(`Save to My sheets: ${names[which]}`),
    isToggle: true,
    done: ({ says }, which) =>
      says(
        which === 'one'
          ? new RegExp(`Removed from My sheets: (Brochure|${PRODUCT})`)
          : /Added to My sheets: REACH/,
      ),
    kept: typesKept,
    keeps: { nothing: ['brochure'], one: undefined, both: ['reach'] },
    told: { ...told, ...toldOfMerge(/Removed from My sheets: Brochure.*made elsewhere/) },
  }),
  defineWrite({
    name: 'keeps a formulation',
    call: `PUT ${FORMULATION}`,
    user: VERA,
    page: () => formulation,
    control: ({ button }) => button(/^Saved? to My formulations: Water-borne/),
    isToggle: true,
    done: ({ says }) => says(/Added to My formulations/),
    kept: isKept,
    keeps: { nothing: false, one: true, both: true },
    told,
  }),
  defineWrite({
    name: 'keeps a formulation no longer',
    call: `DELETE ${FORMULATION}`,
    user: VERA,
    make: async ({ as }) => (await as(VERA)).call('PUT', 'search', '/api/v1/formulation/f-0001/favorite'),
    page: () => formulation,
    control: ({ button }) => button(/^Saved? to My formulations: Water-borne/),
    isToggle: true,
    done: ({ says }) => says(/Removed from My formulations/),
    kept: isKept,
    keeps: { nothing: true, one: false, both: false },
    told,
  }),
];
