import { useTexts } from '../../../store/hooks.ts';
import { useFailureText } from '../../../store/notices/useFailureText.ts';
import { useFoundProducts } from '../../../store/reads/useFoundProducts.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { catalogTexts } from '../../texts/catalog.ts';
import { FoundProduct } from './FoundProduct.tsx';
import css from './found-products.css';

/** What was found for a term, each with where it is in the catalogue. It is on the page before there is a term. */
export function FoundProducts({ term }: { term: string }) {
  useStyles(css);
  const text = useTexts(catalogTexts);
  const readFailure = useFailureText();
  const found = useFoundProducts(term);
  const { products = [], failure } = found ?? {};
  const count = products.length;
  return (
    <>
      <p role="status" className={count > 0 ? 'ce-visually-hidden' : 'ce-muted'}>
        {failure && text('catalog.add.failed', { reason: readFailure(failure) })}
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
    </>
  );
}
