import { useRef, useState } from 'react';
import { rgbNotation } from '../../../domain/color/rgb.ts';
import { pageUrl } from '../../../lib/address/page-address.ts';
import { inSentence } from '../../../lib/text/in-sentence.ts';
import type { Pigment } from '../../../services/pigment.ts';
import { useTexts } from '../../../store/hooks.ts';
import { useIndustryTitles } from '../../../store/useIndustryTitles.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { useStyles } from '../../../ui/base/styles.ts';
import { CodeText } from '../../../ui/content/CodeText.tsx';
import { chevronDownIcon } from '../../../ui/icon/chevron-down.ts';
import { useCurrentSection } from '../../../ui/position/useCurrentSection.ts';
import { productTexts } from '../../texts/product.ts';
import { followTarget } from '../section/follow-target.ts';
import type { Target, Targets } from '../section/targets.ts';
import { useTargets } from '../section/useTargets.ts';
import css from './section-index.css';

interface SectionIndexProps {
  product: Pigment;
  targets: Targets;
}

/**
 * The page's table of contents, built from its sections. On wide pages it sticks beside them, with the product's
 * colour, name and industry; on narrow pages it is a single line that opens.
 */
export function SectionIndex({ product, targets }: SectionIndexProps) {
  useStyles(css);
  const text = useTexts(productTexts);
  const [isOpen, setOpen] = useState(false);
  const line = useRef<HTMLButtonElement>(null);
  const entries = useTargets(targets).filter(({ title }) => title);
  const sections = entries.filter(({ within }) => within === undefined);
  const sectionOf = (id: string | undefined) => sections.find((section) => section.id === id);
  const currentId = useCurrentSection(
    sections.map(({ id }) => id),
    (id) => sectionOf(id)?.element,
  );
  const current = sectionOf(currentId);
  if (sections.length < 2) return null;
  const number = sections.findIndex(({ id }) => id === current?.id) + 1;
  const close = () => {
    setOpen(false);
    line.current?.focus();
  };
  return (
    <nav
      className="ce-index ce-screen"
      aria-label={text('product.index')}
      data-open={isOpen || undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) close();
      }}
    >
      <Identity product={product} />
      <button
        ref={line}
        type="button"
        className="ce-index__line ce-pair ce-gap-3"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="ce-muted">{text('product.index')}</span>
        <span className="ce-index__current">{current?.title}</span>
        <span className="ce-muted ce-figure">
          {text('product.index.place', { place: Math.max(number, 1), count: sections.length })}
        </span>
        <Icon path={chevronDownIcon} size="small" />
      </button>
      <ul className="ce-index__list">
        {sections.map((section) => (
          <li key={section.id}>
            <Entry target={section} isCurrent={section.id === current?.id} onFollow={() => setOpen(false)} />
            <TargetLinks
              targets={entries.filter(({ within }) => within === section.id)}
              onFollow={() => setOpen(false)}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Identity({ product }: { product: Pigment }) {
  const text = useTexts(productTexts);
  const titles = useIndustryTitles();
  return (
    <p className="ce-index__identity ce-pair ce-gap-2">
      {product.color_values && (
        <span
          className="ce-index__color ce-swatch"
          aria-hidden
          style={{ '--ce-_color': rgbNotation(product.color_values) }}
        />
      )}
      <span>
        <span className="ce-index__name">
          <CodeText>{product.product_name}</CodeText>
        </span>
        {product.industry && (
          <span className="ce-muted">
            {text('product.for').toLowerCase()} {inSentence(titles(product.industry))}
          </span>
        )}
      </span>
    </p>
  );
}

function TargetLinks({ targets, onFollow }: { targets: readonly Target[]; onFollow: () => void }) {
  if (targets.length === 0) return null;
  return (
    <ul className="ce-index__parts">
      {targets.map((target) => (
        <li key={target.id}>
          <Entry target={target} isCurrent={false} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  );
}

interface EntryProps {
  target: Target;
  isCurrent: boolean;
  onFollow: () => void;
}

function Entry({ target, isCurrent, onFollow }: EntryProps) {
  return (
    <a
      className="ce-index__entry ce-pair ce-gap-2"
      href={new URL(`#${target.id}`, pageUrl()).href}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={(event) => {
        if (followTarget(event, target)) onFollow();
      }}
    >
      <span>{target.title}</span>
      {target.count !== undefined && <span className="ce-muted ce-figure">{target.count}</span>}
    </a>
  );
}
