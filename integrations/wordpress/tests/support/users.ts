import type { Page } from '@playwright/test';
import { type RunPhp, runPhpAt } from './run-php.ts';

/** Roles of WordPress. Only administrators and editors may save any HTML. */
export type Role = 'administrator' | 'editor' | 'author' | 'contributor' | 'subscriber';

/** Password of all users that tests create, and of the first administrator, `admin`. */
export const PASSWORD = 'password';

/** Returns the id of the user with this role, who is named after it. Creates the user when asked first. */
export function userOf(php: RunPhp, role: Role): Promise<number> {
  const code = `
    $user = get_user_by( 'login', $args['role'] );
    return $user ? $user->ID : wp_insert_user( array(
      'user_login' => $args['role'],
      'user_pass'  => $args['password'],
      'user_email' => $args['role'] . '@example.com',
      'role'       => $args['role'],
    ) );`;
  return php<number>(code, { role, password: PASSWORD });
}

/** Signs a page in without the form: its browser gets the cookies of the user with this role. */
export async function login(
  page: Page,
  role: Role,
  { url, secret }: { url: string; secret: string },
): Promise<void> {
  const php = runPhpAt(url, secret, async (to, headers, data) => {
    const response = await page.context().request.post(to, { headers, data });
    return response.text();
  });
  await php('wp_set_auth_cookie( $args );', await userOf(php, role));
}
