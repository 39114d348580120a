import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  /** Description below the title. */
  text?: ReactNode;
  /** Actions, beside the title where there is room. */
  action?: ReactNode;
  children?: ReactNode;
}

/** A card on a screen of the area. */
export function Section({ title, text, action, children }: Props) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="ce-profile-section">
      <div className="ce-profile-section__head ce-cluster ce-gap-4">
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
