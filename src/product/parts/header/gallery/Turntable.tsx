import { useId, useState } from 'react';
import { formatAngle } from '../../../../domain/technical/technical-property.ts';
import { useTexts } from '../../../../store/hooks.ts';
import { galleryTexts } from '../../../texts/product-gallery.ts';
import { AssetImage } from '../../images/AssetImage.tsx';
import type { AngleView } from '../../images/angle-views.ts';

interface TurntableProps {
  /** In the order of their angles. */
  views: readonly AngleView[];
}

/** Turns an effect pigment by a slider (row 185). Loads all images first, so that it turns without delay. */
export function Turntable({ views }: TurntableProps) {
  const text = useTexts(galleryTexts);
  const id = useId();
  const start = views.findIndex(({ angle }) => angle === '45');
  const [at, setAt] = useState(Math.max(start, 0));
  const angle = formatAngle(views[at]?.angle ?? '');
  return (
    <figure className="ce-stack ce-gap-3">
      <div>
        {views.map((view, index) => (
          <AssetImage
            key={view.angle}
            className="ce-gallery__image"
            asset={view.asset}
            alt={text('gallery.angle.image', { angle: formatAngle(view.angle) })}
            hidden={index !== at}
            width={960}
            height={640}
          />
        ))}
      </div>
      <figcaption className="ce-cluster ce-gap-3">
        <label htmlFor={id}>{text('gallery.angle')}</label>
        <input
          id={id}
          className="ce-gallery__slider"
          type="range"
          min={0}
          max={views.length - 1}
          step={1}
          value={at}
          aria-valuetext={angle}
          onChange={({ target }) => setAt(Number(target.value))}
        />
        <output htmlFor={id} className="ce-muted ce-figure">
          {angle}
        </output>
      </figcaption>
    </figure>
  );
}
