import * as v from 'valibot';
import { hashForCode, setPasswordByCode } from '../../ground/accounts/set-new-password.ts';
import type { Ground } from '../../ground/ground.ts';
import { setNextOnce } from '../../ground/session/once-only.ts';
import * as field from '../../user/fields.ts';
import { codeOf, type Link, USED } from './link-page.ts';

/** The form for a forgotten password without JavaScript, on the widget's page. */
export function newPassword(ground: Ground): Pick<Link, 'path' | 'act'> {
  return {
    path: '/reset-password',
    async act(c, form) {
      const { success, output, issues } = v.safeParse(field.password, form.get('password') ?? '');
      const problem = success ? await problemOf(codeOf(c), output) : issues[0].message;
      const text = problem ?? 'Your password is changed. You can log in with it now.';
      setNextOnce(c, { actionMessage: { type: problem ? 'error' : 'success', text } });
      return problem ? undefined : '/';
    },
  };

  async function problemOf(code: string, password: string): Promise<string | undefined> {
    const passwordHash = await hashForCode(ground, code, password);
    const isSet = passwordHash !== undefined && setPasswordByCode(ground, code, passwordHash);
    return isSet ? undefined : `${USED} Please ask for a new one.`;
  }
}
