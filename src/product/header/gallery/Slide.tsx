import { rgbNotation } from '../../../domain/color/rgb.ts';
import { useTexts } from '../../../store/hooks.ts';
import { galleryTexts } from '../../../texts/product-gallery.ts';
import { AssetImage } from '../../images/AssetImage.tsx';
import { labText } from '../lab-text.ts';
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
      <figure className="ce-gallery__figure">
        {slide.kind === 'image' ? (
          <AssetImage asset={slide.asset} {...image} />
        ) : (
          <img {...image} alt={title} src={slide.url} />
        )}
        <figcaption className="ce-gallery__caption">{title}</figcaption>
      </figure>
    );
  }
  const { color, measured } = slide.shown;
  const title = text(`gallery.${slide.type}`);
  return (
    <figure className="ce-gallery__figure">
      <div
        className="ce-gallery__color"
        role="img"
        aria-label={title}
        style={{ '--ce-_color': rgbNotation(color) }}
      />
      <figcaption className="ce-gallery__caption">
        {title}
        {measured && (
          <span className="ce-gallery__lab">
            {labText(measured)
              .map((pair) => pair.join(' '))
              .join(' ')}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
