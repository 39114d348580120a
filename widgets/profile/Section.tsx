import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  /** Description below the title. */
  text?: ReactNode;
  /** Actions, beside the title where there is room. */
  action?: ReactNode;
  children?: ReactNode;
}

/** A part of a screen of the area. */
export function Section({ title, text, action, children }: Props) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="ce-profile-section ce-stack ce-gap-4">
      <div className="ce-profile-section__head ce-cluster ce-gap-4">
        <div className="ce-profile-section__intro ce-stack ce-gap-1">
          <h3 id={titleId} className="ce-profile__heading">
            {title}
          </h3>
          {text && <p className="ce-muted">{text}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
