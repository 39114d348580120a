/** Name fields of a user. */
interface Named {
  firstName: string;
  lastName: string;
  email: string;
}

/** Returns a user's display name: first and last name, or the email address if both are missing. */
export function userName({ firstName, lastName, email }: Named): string {
  return `${firstName} ${lastName}`.trim() || email;
}

/** Returns a user's initials: one or two capital letters. */
export function userInitials({ firstName, lastName, email }: Named): string {
  const [first = '', last = ''] = [firstName, lastName].map(([letter = '']) => letter);
  return (first + last || email.slice(0, 1)).toUpperCase();
}
