import { subjectProps } from '../../src/domain/requests/subject-props.ts';
import { defineIsland } from '../../src/mount/island/contract.ts';

/**
 * The overlay to request a regulatory document of a product (spec P§5): `data-ce-open="regulatory-request"`, with the
 * product in the opener's `data-ce-props`.
 */
export const regulatoryRequest = defineIsland({
  name: 'regulatory-request',
  group: 'product',
  summary: 'Requests a regulatory document; leads others to login or validation first.',
  props: subjectProps,
  needs: [],
  reads: ['services', 'user', 'formSecurityToken', 'links', 'productKey', 'requestRegion', 'texts'],
  when: 'event(overlay:shown)',
  isolation: 'shadow',
  overlay: { rank: 5 },
  load: () => import('./RegulatoryRequest.tsx').then((module) => module.RegulatoryRequest),
});
