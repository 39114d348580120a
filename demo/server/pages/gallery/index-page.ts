import { html } from '../html.ts';
import type { Page } from '../page.ts';
import { comingIslands } from './coming.ts';
import type { GalleryEntry } from './entry.ts';

/** `/gallery`: every island with its number of states, the parts it is made of, and what is to come. */
export function galleryIndex(entries: readonly GalleryEntry[]): Page {
  const names = new Set(entries.map(({ island }) => island.name));
  const coming = comingIslands.filter(({ name }) => !names.has(name));
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
        coming: coming.map(
          ({ name, page, summary }) =>
            html`<tr><th scope="row" class="mono">${name}</th><td>${summary}</td><td><a href="${page}">${page}</a></td></tr>`,
        ),
      },
    }),
  };
}

function countStates(count: number): string {
  return count === 1 ? '1 state' : `${count} states`;
}
