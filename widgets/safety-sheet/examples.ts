import type { SubjectProps } from '../../src/domain/requests/subject-props.ts';
import type { IslandExample } from '../../src/mount/island/example.ts';

/** No call can be made to this address, so that no browser reports one. */
const nowhere = 'https://[nowhere]/';

const product = { prd: '401147', productId: 'p-0147', productName: 'Rubelis Red 3240' };

/** States of the overlay that the page decides. */
export const examples: IslandExample<SubjectProps>[] = [
  { name: 'Languages and types', shows: 'English and the type of the region chosen.', props: product },
  {
    name: 'Without a region',
    shows: 'A page that is not made for one region.',
    payload: { requestRegion: undefined },
    props: product,
  },
  {
    name: 'Out of reach',
    shows: 'What is wrong, and a button that tries again.',
    payload: { services: { document: nowhere } },
    props: product,
  },
  {
    name: 'Long texts',
    shows: 'A long name, and wording of the page that is longer than ours.',
    payload: {
      texts: {
        'safetySheet.region':
          'This safety data sheet follows the law of the region that you have reached our pages from, which is {region}.',
        'safetySheet.language': 'Language that the people who handle the product read best',
        'safetySheet.submit': 'Download the safety data sheet as a PDF file',
      },
    },
    props: {
      ...product,
      productName: 'Diketopyrrolopyrrole-quinacridone-benzimidazolone solid solution 3240-HT/XL-DISPERSION',
    },
  },
];
