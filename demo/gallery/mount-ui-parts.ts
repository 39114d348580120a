import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';
import { mounter } from '../../src/mount/island/mounter.ts';

// Mounts the page of all interface parts, as an island like any other, at /gallery/ui.

const uiParts = defineIsland({
  name: 'ui-parts',
  group: 'page',
  summary: 'Every part of the interface in all its states.',
  props: v.object({}),
  needs: [],
  when: 'load',
  isolation: 'shadow',
  load: () => import('./UiParts.tsx').then(({ UiParts }) => UiParts),
});

const root = document.getElementById('ui-parts');
if (root) mounter(uiParts)(root);
