/**
 * Hands the email that a form holds to the overlay that a clicked link opens, so that nobody types it again: as
 * the link's props.
 */
export function carryEmail(link: HTMLElement, form: HTMLFormElement | null): void {
  const field = form?.elements.namedItem('email');
  if (field instanceof HTMLInputElement) link.dataset.ceProps = JSON.stringify({ email: field.value });
}

/** The email that an overlay's opener has handed over, or `''`. */
export function carriedEmail(props: object | undefined): string {
  const { email } = { email: '', ...props };
  return typeof email === 'string' ? email : '';
}
