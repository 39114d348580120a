import type { SubjectProps } from '../../src/domain/requests/subject-props.ts';
import type { IslandExample } from '../../src/mount/island/example.ts';
import { exampleSubject } from '../../src/product/parts/requests/example-parts.ts';

/** Requests to this address fail without a console error of the browser. */
const nowhere = 'https://[nowhere]/';

/** States of the overlay that come from the payload. */
export const examples: IslandExample<SubjectProps>[] = [
  { name: 'Languages and types', shows: 'English and the type of the region chosen.', props: exampleSubject },
  {
    name: 'Without a region',
    shows: 'A page that is not made for one region.',
    payload: { requestRegion: undefined },
    props: exampleSubject,
  },
  {
    name: 'Out of reach',
    shows: 'What is wrong, and a button that tries again.',
    payload: { services: { document: nowhere } },
    props: exampleSubject,
  },
  {
    name: 'Long texts',
    shows: 'A long name, and wording of the page that is longer than ours.',
    payload: {
      texts: {
        'safetySheet.region':
          'Types that the law of the region requires, from which you have reached our pages ({region}), come first.',
        'safetySheet.language': 'Language that the people who handle the product read best',
        'safetySheet.submit': 'Download the safety data sheet as a PDF file',
      },
    },
    props: {
      ...exampleSubject,
      productName: 'Diketopyrrolopyrrole-quinacridone-benzimidazolone solid solution 3240-HT/XL-DISPERSION',
    },
  },
];
