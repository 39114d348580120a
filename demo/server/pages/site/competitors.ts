import type { Page } from '../page.ts';

const ROLES = ['competitor-viewer', 'admin'];

/** `/competitors`: our products by the colour of a competitor's, for those whose role opens it. */
export const competitors: Page = {
  path: '/competitors',
  render({ payload }) {
    const roles = payload.user?.tokenPayload?.roles ?? [];
    return { file: 'competitors', status: ROLES.some((role) => roles.includes(role)) ? 200 : 403 };
  },
};
