import { rgbNotation } from '../../../../domain/color/rgb.ts';
import { formatAngle } from '../../../../domain/technical/technical-property.ts';
import { useTexts } from '../../../../store/hooks.ts';
import { labText } from '../../../rules/colors/lab-text.ts';
import { galleryTexts } from '../../../texts/product-gallery.ts';
import { AssetImage } from '../../images/AssetImage.tsx';
import type { GallerySlide } from './gallery-slides.ts';
import { Turntable } from './Turntable.tsx';

/** One view of the gallery, with its caption below. */
export function Slide({ slide }: { slide: GallerySlide }) {
  const text = useTexts(galleryTexts);
  if (slide.kind === 'turntable') return <Turntable views={slide.views} />;
  if (slide.kind === 'image' || slide.kind === 'preview') {
    const title = (slide.kind === 'image' && slide.asset.label) || text('gallery.image');
    const image = { className: 'ce-gallery__image', alt: title, width: 960, height: 640 };
    return (
      <figure className="ce-stack ce-gap-3">
        {slide.kind === 'image' ? (
          <AssetImage asset={slide.asset} {...image} />
        ) : (
          <img {...image} alt={title} src={slide.url} />
        )}
        <figcaption className="ce-cluster ce-gap-3">{title}</figcaption>
      </figure>
    );
  }
  const { color, figures, decimals } = slide.shown;
  const name = text(`gallery.${slide.type}`);
  const angle = figures?.angle;
  const title = angle === undefined ? name : text('gallery.at', { title: name, angle: formatAngle(angle) });
  return (
    <figure className="ce-stack ce-gap-3">
      <div
        className="ce-gallery__color"
        role="img"
        aria-label={title}
        style={{ '--ce-_color': rgbNotation(color) }}
      />
      <figcaption className="ce-cluster ce-gap-3">
        {title}
        {figures && (
          <span className="ce-muted ce-figure">
            {labText(figures, decimals)
              .map((pair) => pair.join(' '))
              .join(' ')}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
