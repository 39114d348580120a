import type { Page } from '../page.ts';

/** `/admin` and what lies below it: where links for editors lead; the administration belongs to another system. */
export const admin: Page = {
  path: '/admin/:part?',
  render({ c, payload }) {
    if (!payload.user?.hasBackendAccess) return { file: 'forbidden', status: 403 };
    const isUsers = c.req.param('part') === 'users';
    return {
      file: 'admin',
      slots: {
        heading: isUsers ? 'Users' : 'Administration',
        content: isUsers
          ? 'Here editors would validate the accounts of customers and give them roles.'
          : 'Here editors would change products, documents and pages.',
      },
    };
  },
};
