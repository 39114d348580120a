import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';

const props = v.object({
  /** The email's token. @default `token` of the address, from which it is removed */
  token: v.optional(v.string()),
  /** Email address of the account, for password managers. @default `email` of the address, from which it is removed */
  email: v.optional(v.string()),
});

/** Props of `reset-password`. */
export type ResetPasswordProps = v.InferOutput<typeof props>;

/** The form that the emailed link for a forgotten password opens (spec S§5, S§7, S§8). */
export const resetPassword = defineIsland({
  name: 'reset-password',
  group: 'account',
  summary: 'Replaces a forgotten password, with the token of the emailed link.',
  props,
  needs: [],
  reads: ['services', 'links', 'user', 'texts'],
  when: 'load',
  // Password managers don't search shadow roots.
  isolation: 'light',
  load: () => import('./ResetPassword.tsx').then((module) => module.ResetPassword),
});
