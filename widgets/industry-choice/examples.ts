import type { IslandExample } from '../../src/mount/island/example.ts';

/** States of the industry choice that come from the payload. */
export const examples: IslandExample[] = [
  { name: 'All industries', shows: 'The industries of the page, each with its image.', cookies: {} },
  {
    name: 'Without images',
    shows: 'A general icon where an industry has no image, or it does not come.',
    cookies: {},
    payload: {
      industries: [
        { code: 'coatings', title: 'Coatings' },
        { code: 'plastics', title: 'Plastics', image: { squarePreview: { src: 'data:,' } } },
        { code: 'technical', title: 'Technical applications in ceramics, glass and paper' },
      ],
    },
  },
];
