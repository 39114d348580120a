/**
 * Passes a form's email on to the overlay that a clicked link opens, as the link's props, so that nobody has to
 * type it again.
 */
export function carryEmail(link: HTMLElement, form: HTMLFormElement | null): void {
  const field = form?.elements.namedItem('email');
  if (field instanceof HTMLInputElement) link.dataset.ceProps = JSON.stringify({ email: field.value });
}

/** Returns the email passed on by an overlay's opener, or `''`. */
export function carriedEmail(props: object | undefined): string {
  const { email } = { email: '', ...props };
  return typeof email === 'string' ? email : '';
}
