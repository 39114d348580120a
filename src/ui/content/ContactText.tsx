import { contactPieces } from '../../lib/text/contact-pieces.ts';
import { Link } from '../action/Link.tsx';

/** A text whose email addresses and phone numbers are links. */
export function ContactText({ children }: { children: string }) {
  return contactPieces(children).map(({ text, href }) =>
    href ? (
      <Link key={text} href={href}>
        {text}
      </Link>
    ) : (
      text
    ),
  );
}
