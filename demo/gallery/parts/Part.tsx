import type { ReactNode } from 'react';

export interface PartProps {
  /** Fragment of its address, such as `buttons`. */
  anchor: string;
  title: string;
  /** What the part is for, in a sentence or two. */
  about: ReactNode;
  children: ReactNode;
}

/** A section of the gallery: one part of the interface with its states. */
export function Part({ anchor, title, about, children }: PartProps) {
  return (
    <section id={anchor} aria-labelledby={`${anchor}-title`} className="ce-parts__part">
      <div className="ce-parts__intro">
        <h2 id={`${anchor}-title`} className="ce-parts__title">
          {title}
        </h2>
        <p className="ce-parts__about">{about}</p>
      </div>
      <div className="ce-parts__states">{children}</div>
    </section>
  );
}

export interface StateProps {
  /** Which state this is. */
  name: string;
  /** `row` lays the samples side by side. @default 'row' */
  layout?: 'row' | 'column' | 'fields' | 'charts' | 'planes';
  children: ReactNode;
}

/** One named state of a part. */
export function State({ name, layout = 'row', children }: StateProps) {
  return (
    <div className="ce-parts__state">
      <h3 className="ce-parts__name">{name}</h3>
      <div className="ce-parts__samples" data-layout={layout}>
        {children}
      </div>
    </div>
  );
}
