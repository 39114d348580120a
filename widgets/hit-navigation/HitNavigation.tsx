import { useEffect, useState } from 'react';
import { formatNumber } from '../../src/domain/format/format-number.ts';
import { productAddress } from '../../src/domain/product/product-address.ts';
import { pageUrl } from '../../src/lib/address/page-address.ts';
import { type TrailHit, trailIndustry, trailStep } from '../../src/listing/rules/hit-trail.ts';
import { readHitTrail } from '../../src/listing/state/history/hit-trail.ts';
import { usePage, useShared, useTexts } from '../../src/store/hooks.ts';
import { Link } from '../../src/ui/action/Link.tsx';
import { Icon } from '../../src/ui/base/Icon.tsx';
import { ServedContent } from '../../src/ui/base/ServedContent.tsx';
import { useStyles } from '../../src/ui/base/styles.ts';
import { chevronLeftIcon } from '../../src/ui/icon/chevron-left.ts';
import { chevronRightIcon } from '../../src/ui/icon/chevron-right.ts';
import css from './hit-navigation.css';
import type { HitNavigationProps } from './island.ts';
import { returnTo } from './return-to.ts';
import { hitNavigationTexts } from './texts.ts';

/** Links to the previous hit, the next hit and the results. If they are unknown, the server-rendered content stays. */
export function HitNavigation({ productId }: HitNavigationProps) {
  useStyles(css);
  const text = useTexts(hitNavigationTexts);
  const user = useShared((state) => state.user?.userId);
  const industry = useIndustryOfPage();
  const [trail] = useState(readHitTrail);
  const step = trail && trail.user === user ? trailStep(trail, productId) : undefined;
  if (!trail || !step) return <ServedContent />;

  const hrefOf = (hit: TrailHit) =>
    productAddress(trail.productPage, hit.id, trailIndustry(trail, hit, industry));
  const { name } = trail;
  const position = formatNumber(step.number);
  const total = formatNumber(trail.total);
  return (
    <div className="ce-hit-navigation">
      <div className="ce-hit-navigation__line ce-pair ce-gap-5">
        <div className="ce-hit-navigation__served">
          <ServedContent />
        </div>
        <nav
          className="ce-hit-navigation__nav ce-screen ce-pair ce-gap-4"
          aria-label={name ? text('hitNavigation.label.of', { name }) : text('hitNavigation.label')}
        >
          <Link
            variant="quiet"
            className="ce-hit-navigation__link ce-pair ce-gap-1 ce-figure"
            href={trail.href}
            aria-label={name && text('hitNavigation.back.of', { name, position, total })}
            onClick={(event) => returnTo(event, trail, step)}
          >
            <Icon path={chevronLeftIcon} size="small" directional />
            {name ? (
              <span className="ce-hit-navigation__back ce-pair ce-gap-1">
                <span className="ce-hit-navigation__name">{text('hitNavigation.back.to', { name })}</span>
                <span>{text('hitNavigation.position', { position, total })}</span>
              </span>
            ) : (
              text('hitNavigation.back', { position, total })
            )}
          </Link>
          <span className="ce-pair ce-gap-4">
            {step.previous && (
              <Link
                variant="quiet"
                className="ce-hit-navigation__link ce-pair ce-gap-1 ce-figure"
                href={hrefOf(step.previous)}
                aria-label={text('hitNavigation.previous.of', { name: step.previous.name })}
              >
                {text('hitNavigation.previous')}
              </Link>
            )}
            {step.next && (
              <Link
                variant="quiet"
                className="ce-hit-navigation__link ce-pair ce-gap-1 ce-figure"
                href={hrefOf(step.next)}
                aria-label={text('hitNavigation.next.of', { name: step.next.name })}
              >
                {text('hitNavigation.next')}
                <Icon path={chevronRightIcon} size="small" directional />
              </Link>
            )}
          </span>
        </nav>
      </div>
    </div>
  );
}

/** Returns the industry in the address, which the product's island changes without navigation. */
function useIndustryOfPage(): string | null {
  const { bus } = usePage();
  const [industry, setIndustry] = useState(() => pageUrl().searchParams.get('i'));
  useEffect(() => bus.on('product:shown', ({ industry }) => setIndustry(industry)), [bus]);
  return industry;
}
