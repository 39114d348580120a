import { type ReactNode, useState } from 'react';
import { rgbNotation } from '../../../domain/color/rgb.ts';
import { formatAngle } from '../../../domain/technical/technical-property.ts';
import { inSentence } from '../../../lib/text/in-sentence.ts';
import { lazyDialog } from '../../../outcome/lazy-dialog.ts';
import { lazyPart } from '../../../outcome/lazy-part.ts';
import { PartWaiting } from '../../../outcome/PartWaiting.tsx';
import type { Pigment } from '../../../services/pigment.ts';
import { useShared, useTexts } from '../../../store/hooks.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { labText } from '../../rules/colors/lab-text.ts';
import type { MainColors, ShownColor } from '../../rules/colors/main-colors.ts';
import { type Reduction, reductions } from '../../rules/colors/reduce-with-white.ts';
import { fileAddress } from '../../rules/documents/document-address.ts';
import { productTexts } from '../../texts/product.ts';
import { angleViews } from '../images/angle-views.ts';
import css from './color-card.css';
import { hasSlides } from './gallery/has-slides.ts';

// Most readers never enlarge a colour.
const ColorGallery = lazyDialog(() =>
  import('./gallery/ColorGallery.tsx').then((module) => module.ColorGallery),
);

// Effect pigments only.
const AngleStrip = lazyPart(() => import('../images/AngleStrip.tsx').then((module) => module.AngleStrip), {
  Waiting: () => <PartWaiting className="ce-color-card__angles" />,
});

interface ColorCardProps {
  product: Pigment;
  colors: MainColors | undefined;
  /** Title of the medium that the colours were measured in. */
  medium: string | undefined;
}

/**
 * Shows the measured masstone edge to edge with its tint; a press opens the gallery (rows 145 and 146). Of an effect
 * pigment it shows the image from the angle that the values below were measured at.
 */
export function ColorCard({ product, colors, medium }: ColorCardProps) {
  useStyles(css);
  const text = useTexts(productTexts);
  const [isOpen, setOpen] = useState(false);
  const { masstone, tint } = colors ?? {};
  const angle = masstone?.figures?.angle;
  const views = angleViews(product.assets);
  const service = useShared(({ payload }) => payload.services?.document) ?? location.origin;
  const measuredFrom = views.find((view) => view.angle === angle && view.asset.accessLevel === 'public');
  // An image from another angle has another colour than the one written below.
  const preview = masstone?.figures ? undefined : product.stackPreviewImage?.url;
  const image = measuredFrom ? fileAddress(service, measuredFrom.asset.id) : preview;
  const isEmpty = !masstone && !image;
  const unmeasured = text('product.unmeasured');
  const open = text('product.gallery.open', { name: product.product_name });
  const strip = masstone && tint && angle === undefined ? reductions(masstone.color, tint.color) : null;
  const masstoneTitle =
    angle === undefined
      ? masstone
        ? text('product.masstone')
        : unmeasured
      : text('product.masstoneAt', { angle: formatAngle(angle) });
  return (
    <div className="ce-color-card">
      <Colors
        label={isEmpty ? `${open}: ${unmeasured}` : open}
        isAlone={!tint}
        isEmpty={isEmpty}
        open={hasSlides(product, colors) ? () => setOpen(true) : undefined}
      >
        {isEmpty && unmeasured}
        {!isEmpty && (
          <Swatch color={masstone?.color}>
            {image && (
              <img
                className="ce-color-card__image"
                src={image}
                alt=""
                width={600}
                height={400}
                loading="lazy"
              />
            )}
          </Swatch>
        )}
        {tint && <Swatch color={tint.color} />}
      </Colors>
      {!isEmpty && (
        <div className="ce-color-card__captions" data-alone={!tint || undefined}>
          <Caption title={masstoneTitle} shown={masstone} />
          {tint && <Caption title={text('product.tint')} shown={tint} />}
        </div>
      )}
      {views.length > 0 && <AngleStrip views={views} />}
      {strip && <Reductions strip={strip} />}
      {masstone && !medium && <p className="ce-color-card__note ce-color-card__note--waiting ce-meta" />}
      {masstone && medium && (
        <p className="ce-color-card__note ce-meta">
          {angle === undefined
            ? text('product.measuredIn', { medium: inSentence(medium) })
            : text('product.measuredAt', { medium: inSentence(medium), angle: formatAngle(angle) })}
          {strip && <span className="ce-color-card__strip-note"> {text('product.strip')}</span>}
        </p>
      )}
      {isOpen && <ColorGallery product={product} colors={colors} onClose={() => setOpen(false)} />}
    </div>
  );
}

interface ColorsProps {
  label: string;
  isAlone: boolean;
  /** Neither measured nor shown by an image: says so in place of a colour. */
  isEmpty: boolean;
  /** Opens the gallery; absent if that has nothing to show. */
  open: (() => void) | undefined;
  children: ReactNode;
}

function Colors({ label, isAlone, isEmpty, open, children }: ColorsProps) {
  const look = {
    className: 'ce-color-card__colors',
    'data-alone': isAlone || undefined,
    'data-none': isEmpty || undefined,
  };
  if (!open) return <div {...look}>{children}</div>;
  return (
    <button type="button" {...look} aria-label={label} aria-haspopup="dialog" onClick={open}>
      {children}
    </button>
  );
}

function Swatch({ color, children }: { color: ShownColor['color'] | undefined; children?: ReactNode }) {
  return (
    <span className="ce-color-card__swatch" style={color && { '--ce-_color': rgbNotation(color) }}>
      {children}
    </span>
  );
}

function Caption({ title, shown }: { title: string; shown: ShownColor | undefined }) {
  return (
    <p>
      <span className="ce-color-card__title">{title}</span>
      {shown?.figures && (
        <span className="ce-color-card__lab ce-muted ce-figure">
          {labText(shown.figures, shown.decimals).map(([name, value]) => (
            <span key={name} className="ce-color-card__value">
              {name} {value}
            </span>
          ))}
        </span>
      )}
    </p>
  );
}

/** Shows reductions with titanium white; calculated, since they were not measured. */
function Reductions({ strip }: { strip: readonly Reduction[] }) {
  const text = useTexts(productTexts);
  return (
    <div
      className="ce-color-card__strip ce-meta ce-figure"
      role="img"
      aria-label={text('product.strip.label')}
    >
      {strip.map(({ share, color }) => (
        <span key={share}>
          <span className="ce-color-card__step-color" style={{ '--ce-_color': rgbNotation(color) }} />
          {share * 100} %
        </span>
      ))}
    </div>
  );
}
