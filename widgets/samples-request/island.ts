import { samplesProps } from '../../src/domain/requests/samples-props.ts';
import { defineIsland } from '../../src/mount/island/contract.ts';

/**
 * The overlay to request samples of several products at once (decision C21): `data-ce-open="samples-request"`, with the
 * products in the opener's `data-ce-props`. Comparison, basket and My sheets open it where the payload has `samples`.
 */
export const samplesRequest = defineIsland({
  name: 'samples-request',
  group: 'product',
  summary: 'Requests samples of several products in one form, and shows the receipt.',
  props: samplesProps,
  needs: [],
  reads: [
    'samples',
    'services',
    'user',
    'contactRegions',
    'formSecurityToken',
    'links',
    'productKey',
    'texts',
  ],
  when: 'event(overlay:shown)',
  isolation: 'shadow',
  overlay: { rank: 5 },
  load: () => import('./SamplesRequest.tsx').then((module) => module.SamplesRequest),
});
