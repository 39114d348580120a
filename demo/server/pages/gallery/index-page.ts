import { html } from '../../base/html.ts';
import type { Page } from '../page.ts';
import type { GalleryEntry } from './entry.ts';

/** `/gallery`: every island with its number of states, and links to the interface parts. */
export function galleryIndex(entries: readonly GalleryEntry[]): Page {
  return {
    path: '/gallery',
    describe: () => ({ keepOnceOnly: true }),
    render: () => ({
      file: 'gallery',
      slots: {
        islands: entries.map(
          ({ island, examples }) =>
            html`<li><h3><a href="/gallery/${island.name}">${island.name}</a></h3><p>${island.summary}</p><p class="fine">${countStates(examples.length)} · ${island.overlay ? 'overlay' : 'on the page'} · ${island.isolation}</p></li>`,
        ),
      },
    }),
  };
}

function countStates(count: number): string {
  return count === 1 ? '1 state' : `${count} states`;
}
