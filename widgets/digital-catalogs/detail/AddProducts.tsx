import { useId, useRef, useState } from 'react';
import { useTexts } from '../../../src/store/hooks.ts';
import { useFoundProducts } from '../../../src/store/useFoundProducts.ts';
import { catalogTexts } from '../../../src/texts/catalog.ts';
import { failureTexts, readFailureText } from '../../../src/texts/failures.ts';
import { Icon } from '../../../src/ui/base/Icon.tsx';
import { searchIcon } from '../../../src/ui/icon/search.ts';
import { FoundProduct } from './FoundProduct.tsx';

/** What the service takes. */
const MAX_LENGTH = 200;

/** Searches for products, and adds them: each says whether it is in the catalogue already, and where. */
export function AddProducts() {
  const text = useTexts(catalogTexts);
  const failures = useTexts(failureTexts);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const found = useFoundProducts(typed.trim());
  const { products = [], failure } = found ?? {};
  const count = products.length;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is for all that is in it
    <div
      className="ce-own__add"
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || typed === '') return;
        setTyped('');
        field.current?.focus();
      }}
    >
      <label htmlFor={id} className="ce-own__label">
        {text('catalog.add')}
      </label>
      <div className="ce-own__field">
        <Icon path={searchIcon} />
        <input
          ref={field}
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_LENGTH}
          placeholder={text('catalog.add.hint')}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </div>
      <p role="status" className={count > 0 ? 'ce-visually-hidden' : 'ce-own__text'}>
        {failure && text('catalog.add.failed', { reason: readFailureText(failure, failures) })}
        {found && !failure && count === 0 && text('catalog.add.none')}
        {count > 0 && text(count === 1 ? 'catalog.add.found.one' : 'catalog.add.found', { count })}
      </p>
      {count > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without marks for none
        <ul role="list" aria-label={text('catalog.add.list')} className="ce-own__found">
          {products.map((product) => (
            <FoundProduct key={product.id} product={product} />
          ))}
        </ul>
      )}
    </div>
  );
}
