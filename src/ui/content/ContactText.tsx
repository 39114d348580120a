import { contactParts } from '../../lib/text/contact-parts.ts';
import { Link } from '../action/Link.tsx';

/** A text whose email addresses and phone numbers are links. */
export function ContactText({ children }: { children: string }) {
  return contactParts(children).map(({ text, href }) =>
    href ? (
      <Link key={text} href={href}>
        {text}
      </Link>
    ) : (
      text
    ),
  );
}
