import { subjectProps } from '../../src/domain/requests/subject-props.ts';
import { defineIsland } from '../../src/mount/island/contract.ts';

/**
 * The overlay to request a sample of a product (spec P§5): `data-ce-open="sample-request"`, with the product in the
 * opener's `data-ce-props`.
 */
export const sampleRequest = defineIsland({
  name: 'sample-request',
  group: 'product',
  summary: 'Requests a sample; leads others to login or validation first.',
  props: subjectProps,
  needs: [],
  reads: ['services', 'user', 'contactRegions', 'formSecurityToken', 'links', 'productKey', 'texts'],
  when: 'event(overlay:shown)',
  isolation: 'shadow',
  overlay: { rank: 5 },
  load: () => import('./SampleRequest.tsx').then((module) => module.SampleRequest),
});
