import { type KeyboardEvent, useState } from 'react';
import type { Pigment } from '../../../../services/pigment.ts';
import { useShared, useTexts } from '../../../../store/hooks.ts';
import { IconButton } from '../../../../ui/action/IconButton.tsx';
import { useStyles } from '../../../../ui/base/styles.ts';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { chevronLeftIcon } from '../../../../ui/icon/chevron-left.ts';
import { chevronRightIcon } from '../../../../ui/icon/chevron-right.ts';
import type { MainColors } from '../../../rules/colors/main-colors.ts';
import { fileAddress } from '../../../rules/documents/document-address.ts';
import { galleryTexts } from '../../../texts/product-gallery.ts';
import css from './color-gallery.css';
import { gallerySlides } from './gallery-slides.ts';
import { Slide } from './Slide.tsx';
import { useSwipe } from './useSwipe.ts';

interface ColorGalleryProps {
  product: Pigment;
  colors: MainColors | undefined;
  onClose: () => void;
}

/** Shows a product's colours and images one at a time, by buttons, arrow keys or swipe (row 145). */
export function ColorGallery({ product, colors, onClose }: ColorGalleryProps) {
  useStyles(css);
  const text = useTexts(galleryTexts);
  const base = useShared(({ payload }) => payload.services?.document) ?? location.origin;
  const slides = gallerySlides(product, colors, (id) => fileAddress(base, id));
  const [at, setAt] = useState(0);
  const go = (by: number) => setAt((now) => (now + by + slides.length) % slides.length);
  const swipe = useSwipe(go);
  const slide = slides[at];

  const followKey = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // The turntable's slider uses these keys itself.
    if (!by || (event.target as Element).matches('input')) return;
    event.preventDefault();
    go(by);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: takes the keys of everything in the dialog, its title included
    <div onKeyDown={followKey}>
      <Dialog size="large" title={product.product_name} closeText={text('gallery.close')} onClose={onClose}>
        <div className="ce-gallery ce-stack ce-gap-3">
          <div className="ce-gallery__stage" {...swipe}>
            {slide && <Slide slide={slide} />}
          </div>
          {slides.length > 1 && (
            <div className="ce-gallery__ways ce-cluster ce-gap-3">
              <IconButton icon={chevronLeftIcon} label={text('gallery.previous')} onClick={() => go(-1)} />
              <p role="status" className="ce-muted ce-figure">
                {text('gallery.place', { place: at + 1, count: slides.length })}
              </p>
              <IconButton icon={chevronRightIcon} label={text('gallery.next')} onClick={() => go(1)} />
            </div>
          )}
        </div>
      </Dialog>
    </div>
  );
}
