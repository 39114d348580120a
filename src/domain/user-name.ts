/** What a person can be called by. */
interface Named {
  firstName: string;
  lastName: string;
  email: string;
}

/** What to call a user: first and last name, or the email address where neither is known. */
export function userName({ firstName, lastName, email }: Named): string {
  return `${firstName} ${lastName}`.trim() || email;
}

/** One or two capital letters that stand for a user. */
export function userInitials({ firstName, lastName, email }: Named): string {
  const [first = '', last = ''] = [firstName, lastName].map(([letter = '']) => letter);
  return (first + last || email.slice(0, 1)).toUpperCase();
}
