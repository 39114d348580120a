import { Fragment } from 'react';
import { Link } from '../action/Link.tsx';

export interface ConsentHintProps {
  text: string;
  /** Link to more information or settings. */
  links: readonly { href: string; title: string }[];
}

/** Says above a submit button what the user agrees to by sending (spec S§5). */
export function ConsentHint({ text, links }: ConsentHintProps) {
  return (
    <p className="ce-meta">
      {text}
      {links.map(({ href, title }, at) => (
        <Fragment key={href}>
          {at === 0 ? ' ' : ' · '}
          <Link href={href}>{title}</Link>
        </Fragment>
      ))}
    </p>
  );
}
