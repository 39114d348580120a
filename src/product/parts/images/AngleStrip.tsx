import { formatAngle } from '../../../domain/technical/technical-property.ts';
import { useTexts } from '../../../store/hooks.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { galleryTexts } from '../../texts/product-gallery.ts';
import { AssetImage } from './AssetImage.tsx';
import css from './angle-strip.css';
import type { AngleView } from './angle-views.ts';

/** Shows an effect pigment from each measured angle, side by side (row 185). */
export function AngleStrip({ views }: { views: readonly AngleView[] }) {
  useStyles(css);
  const text = useTexts(galleryTexts);
  return (
    <ul className="ce-angle-strip" aria-label={text('gallery.angles')}>
      {views.map(({ angle, asset }) => (
        <li key={asset.id} className="ce-angle-strip__view ce-meta ce-figure">
          <AssetImage
            className="ce-angle-strip__image"
            asset={asset}
            alt={text('gallery.angle.image', { angle: formatAngle(angle) })}
            width={160}
            height={106}
          />
          <span aria-hidden>{formatAngle(angle)}</span>
        </li>
      ))}
    </ul>
  );
}
