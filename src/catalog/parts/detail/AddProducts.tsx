import { useId, useRef, useState } from 'react';
import searchCss from '../../../listing/parts/search/search-box.css';
import { lazyPart } from '../../../outcome/lazy-part.ts';
import { useTexts } from '../../../store/hooks.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Icon } from '../../../ui/base/Icon.tsx';
import { useStyles } from '../../../ui/base/styles.ts';
import { searchIcon } from '../../../ui/icon/search.ts';
import { catalogTexts } from '../../texts/catalog.ts';

const FoundProducts = lazyPart(() =>
  import('./adding-products.ts').then(({ addingProducts }) => addingProducts.FoundProducts),
);

/** What the service takes. */
const MAX_LENGTH = 200;

interface AddProductsProps {
  /** Opens the listing of all products; offered elsewhere without. */
  onChoose: (() => void) | undefined;
}

/** Searches for products, and adds them: each says whether it is in the catalogue already, and where. */
export function AddProducts({ onChoose }: AddProductsProps) {
  useStyles(searchCss);
  const text = useTexts(catalogTexts);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isUsed, setUsed] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is for all that is in it
    <div
      className="ce-own__add ce-screen"
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || typed === '') return;
        setTyped('');
        field.current?.focus();
      }}
    >
      <div className="ce-own__adding ce-pair ce-gap-3">
        <label htmlFor={id} className="ce-meta">
          {text('catalog.add')}
        </label>
        {onChoose && (
          <Button variant="quiet" size="small" onClick={onChoose}>
            {text('catalog.choose')}
          </Button>
        )}
      </div>
      <div className="ce-search__frame ce-box ce-pair">
        <Icon path={searchIcon} />
        <input
          ref={field}
          id={id}
          type="search"
          className="ce-search__box"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_LENGTH}
          placeholder={text('catalog.add.hint')}
          value={typed}
          onFocus={() => setUsed(true)}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </div>
      {(isUsed || typed) && <FoundProducts term={typed.trim()} />}
    </div>
  );
}
