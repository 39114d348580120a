import type { Tags } from '../../server/tags.ts';

const file = (name: string) => ({ file: `${name}-1.js`, integrity: `sha384-${name}` });

/** Tags of a build with two islands. */
export const fakeTags: Tags = {
  version: '1.2.3',
  script: { file: 'ce-widgets.js', integrity: 'sha384-loader' },
  cookieDialog: ['cookie-modal'],
  files: Object.fromEntries(
    ['cookie-modal', 'react', 'core', 'ahead-listing', 'file-list', 'shell'].map((name) => [
      name,
      file(name),
    ]),
  ),
  islands: {
    'main-navigation': { preload: ['react', 'core', 'shell'], calls: [] },
    'search-listing': { preload: ['react', 'core', 'ahead-listing', 'file-list'], calls: [] },
    'back-to-top': { preload: [], calls: [] },
  },
};
