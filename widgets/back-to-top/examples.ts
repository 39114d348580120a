import type { IslandExample } from '../../src/mount/island/example.ts';

/** The button shows once its page is scrolled. */
export const examples: IslandExample<{ breakpoint?: number }>[] = [
  {
    name: 'Beyond the window',
    shows: 'Nothing, until the page is scrolled by more than the window is high.',
    isOnLongPage: true,
  },
  {
    name: 'Own breakpoint',
    shows: 'Nothing, until the page is scrolled by more than 200 px.',
    props: { breakpoint: 200 },
    isOnLongPage: true,
  },
];
