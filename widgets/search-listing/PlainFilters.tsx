import { useTexts } from '../../src/store/hooks.ts';
import { useListing, useListingState } from '../../src/store/listing/listing-context.ts';
import { listingTexts } from '../../src/texts/listing.ts';
import { Button } from '../../src/ui/action/Button.tsx';

/** Search field, chips and facets. */
export function PlainFilters() {
  const t = useTexts(listingTexts);
  const listing = useListing();
  const term = useListingState((state) => state.query.term);
  const chips = useListingState((state) => state.chips);
  const facets = useListingState((state) => state.facets);
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          listing.search(String(new FormData(event.currentTarget).get('q') ?? ''));
        }}
      >
        <input key={term} type="search" name="q" aria-label={t('listing.term')} defaultValue={term} />
        <Button type="submit">{t('listing.search')}</Button>
      </form>
      {chips.map(({ key, value, filter, title }) => (
        <Button key={`${key} ${value}`} onClick={() => listing.toggle(key, value)}>
          {t('listing.remove', { filter, title })}
        </Button>
      ))}
      {facets
        .filter(({ control }) => control !== 'date')
        .map(({ key, title, values, shortlist }) => (
          <fieldset key={key}>
            <legend>{title}</legend>
            {values
              .filter((value) => value.isChosen || shortlist.has(value.key))
              .map((value) => (
                <label key={value.key}>
                  <input
                    type="checkbox"
                    checked={value.isChosen}
                    onChange={() => listing.toggle(key, value.key)}
                  />
                  {value.title} {value.count !== undefined && `(${value.count})`}
                </label>
              ))}
          </fieldset>
        ))}
    </search>
  );
}
