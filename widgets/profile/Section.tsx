import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  /** What it is about, below the title. */
  text?: ReactNode;
  /** What can be done about it, beside the title where there is room. */
  action?: ReactNode;
  children?: ReactNode;
}

/** A part of a page of the area, on a ground of its own. */
export function Section({ title, text, action, children }: Props) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="ce-profile-section">
      <div className="ce-profile-section__head">
        <div className="ce-profile-section__intro">
          <h3 id={titleId} className="ce-profile-section__title">
            {title}
          </h3>
          {text && <p className="ce-profile-section__text">{text}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
