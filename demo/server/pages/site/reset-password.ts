import type { Page } from '../page.ts';
import { formTokenField } from './link-page.ts';

/** `/reset-password`: the widget, and a form that stands in for it without JavaScript. */
export const resetPassword: Page = {
  path: '/reset-password',
  // A later login must not return to the used link.
  describe: () => ({ backUrl: '/' }),
  render: ({ payload }) => ({
    file: 'reset-password',
    slots: { formToken: formTokenField(payload.formSecurityToken) },
  }),
};
