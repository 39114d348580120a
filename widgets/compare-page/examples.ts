import type { IslandExample } from '../../src/mount/island/example.ts';
import type { RawPayload } from '../../src/payload/schema.ts';
import type { ComparePageProps } from './island.ts';

/** Requests to this address fail without a console error of the browser. */
const nowhere = 'https://[nowhere]/';

const item = (number: number, product_name: string) => ({
  id: `p-${String(number).padStart(4, '0')}`,
  resultType: 'pigments',
  product_name,
});

const red = item(1, 'Rubelis Red 3540');
const blue = item(2, 'Azurenta Blue 1153');
const effect = item(9, 'Crystalis Lucid Blue 305');
const yellow = item(12, 'Helianta Yellow 2390');

function shared(differing: Partial<NonNullable<RawPayload['sharedComparison']>> = {}): RawPayload {
  return {
    sharedComparison: {
      shareId: 'c2hhcmVkLWV4YW1wbGU',
      title: 'Facade colours, first choice',
      industry: 'coatings',
      basket: [red, blue],
      ...differing,
    },
  };
}

/** States of the compare page. */
export const examples: IslandExample<ComparePageProps>[] = [
  {
    name: 'Your own',
    shows: 'The active comparison of this browser; without one, what to do.',
    payload: { sharedComparison: undefined, advancedComparison: undefined },
  },
  { name: 'Shared, two products', shows: 'Somebody’s comparison, to look at.', payload: shared() },
  {
    name: 'Shared, four products',
    shows: 'As many products as there can be, an effect pigment among them.',
    payload: shared({ basket: [red, blue, effect, yellow] }),
  },
  {
    name: 'One product left',
    shows: 'A shared comparison whose other products are gone; they are named.',
    payload: shared({ basket: [red], dropped: ['Helianta Yellow 2390', 'Azurenta Blue 1153'] }),
  },
  {
    name: 'Long title',
    shows: 'A title of 120 characters without a space, which breaks rather than overflows.',
    payload: shared({ title: 'Farbtonauswahl'.repeat(9).slice(0, 120) }),
  },
  {
    name: 'Editors’ comparison',
    shows: 'What our editors say of some products, above them.',
    payload: {
      advancedComparison: {
        id: 'ac-example',
        title: 'Red for coatings: Rubelis Red 3540 and alternatives',
        industry: 'coatings',
        content:
          '<p>All products were dispersed alike and drawn down side by side over black and white.</p><ul><li><strong>Rubelis Red 3540</strong> hides best and allows the thinnest film.</li><li><strong>Azurenta Blue 1153</strong> is the most economical at equal tinting strength.</li></ul>',
        components: [red, blue].map(({ id, product_name }) => ({
          uid: `pigments::${id}`,
          productName: product_name,
          link: `/product/${id}?i=coatings`,
        })),
      },
    },
  },
  {
    name: 'Service out of reach',
    shows: 'What is wrong, and a button that tries again; title and link are there nevertheless.',
    payload: { ...shared(), services: { search: nowhere } },
  },
];
