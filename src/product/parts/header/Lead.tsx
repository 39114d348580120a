import { useId, useRef, useState } from 'react';
import { useTexts } from '../../../store/hooks.ts';
import { LabelRoom } from '../../../ui/action/LabelRoom.tsx';
import { useStyles } from '../../../ui/base/styles.ts';
import { useOverflows } from '../../../ui/base/useOverflows.ts';
import { productTexts } from '../../texts/product.ts';
import css from './lead.css';

/** A product's short description: four lines, so that the key facts stay in the window, and a button for the rest. */
export function Lead({ children }: { children: string }) {
  useStyles(css);
  const text = useTexts(productTexts);
  const id = useId();
  const lines = useRef<HTMLParagraphElement>(null);
  const overflows = useOverflows(lines);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="ce-product-head__lead">
      <p ref={lines} id={id} className="ce-lead__text" data-open={isOpen || undefined}>
        {children}
      </p>
      {(overflows || isOpen) && (
        <button
          type="button"
          className="ce-lead__more ce-screen"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <LabelRoom texts={[text('product.more'), text('product.less')]}>
            {text(isOpen ? 'product.less' : 'product.more')}
          </LabelRoom>
        </button>
      )}
    </div>
  );
}
