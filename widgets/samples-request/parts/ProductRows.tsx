import { useState } from 'react';
import type { SampledProduct } from '../../../src/domain/requests/samples-props.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { CodeText } from '../../../src/ui/content/CodeText.tsx';
import { Field } from '../../../src/ui/field/Field.tsx';
import { FieldGroup } from '../../../src/ui/field/FieldGroup.tsx';
import { Select } from '../../../src/ui/field/Select.tsx';
import { TextInput } from '../../../src/ui/field/TextInput.tsx';
import type { HookFormHandle } from '../../../src/ui/form/useHookForm.ts';
import { trashIcon } from '../../../src/ui/icon/trash.ts';
import { samplesRequestTexts } from '../texts.ts';
import type { SampleOffer, SamplesValues } from './samples-values.ts';

interface ProductRowsProps {
  form: HookFormHandle<SamplesValues>;
  products: readonly SampledProduct[];
  offer: SampleOffer;
}

/** The products with their amounts. A removed one stays in its place, so that it can be put back as it was. */
export function ProductRows({ form, products, offer }: ProductRowsProps) {
  const text = useTexts(samplesRequestTexts);
  const [news, setNews] = useState('');
  const { limit } = offer;
  const over = form.hookForm.watch('products') - limit;
  return (
    <FieldGroup
      {...form.field('products')}
      hint={
        over > 0
          ? text('samplesRequest.products.over', { limit, count: over })
          : text('samplesRequest.products.hint', { limit })
      }
    >
      <ul className="ce-samples__list">
        {products.map((product, index) => (
          <ProductRow key={product.prd} {...{ form, product, index, offer }} onNews={setNews} />
        ))}
      </ul>
      <p role="status" className="ce-visually-hidden">
        {news}
      </p>
    </FieldGroup>
  );
}

interface ProductRowProps extends Pick<ProductRowsProps, 'form' | 'offer'> {
  product: SampledProduct;
  index: number;
  onNews: (news: string) => void;
}

function ProductRow({ form, product, index, offer, onNews }: ProductRowProps) {
  const text = useTexts(samplesRequestTexts);
  const { prd, productName: name = prd, color } = product;
  const isIncluded = form.hookForm.watch(`product${index}`);
  const toggle = () => {
    form.hookForm.setValue(`product${index}`, !isIncluded);
    form.hookForm.setValue('products', form.hookForm.getValues('products') + (isIncluded ? -1 : 1));
    form.wake();
    form.check('products', 'input');
    form.check(`product${index}`, 'input');
    onNews(text(isIncluded ? 'samplesRequest.removed.of' : 'samplesRequest.restored.of', { name }));
  };
  return (
    <li className="ce-samples__product" data-removed={!isIncluded || undefined}>
      <FieldGroup
        {...form.field(`product${index}`)}
        error={isIncluded ? form.field(`product${index}`).error : undefined}
        label={
          <span className="ce-samples__name">
            {color && <span className="ce-samples__swatch ce-swatch" style={{ '--ce-_color': color }} />}
            <span>
              <CodeText>{name}</CodeText>
              {name !== prd && <span className="ce-meta"> {prd}</span>}
            </span>
          </span>
        }
      >
        <div className="ce-samples__controls ce-pair ce-gap-3">
          {isIncluded ? (
            <Amount {...{ form, index, offer }} />
          ) : (
            <span className="ce-muted">{text('samplesRequest.removed')}</span>
          )}
          <Button
            size="small"
            variant="quiet"
            {...(isIncluded && { icon: trashIcon })}
            aria-label={text(isIncluded ? 'samplesRequest.remove.of' : 'samplesRequest.undo.of', { name })}
            onClick={toggle}
          >
            {text(isIncluded ? 'samplesRequest.remove' : 'samplesRequest.undo')}
          </Button>
        </div>
      </FieldGroup>
    </li>
  );
}

function Amount({ form, index, offer: { amounts } }: Pick<ProductRowProps, 'form' | 'index' | 'offer'>) {
  const text = useTexts(samplesRequestTexts);
  const field = form.field(`amount${index}`);
  const control = { ...form.register(`amount${index}`), 'aria-label': field.label };
  const isChosen = amounts.length > 0;
  return (
    <Field
      {...field}
      label={text('samplesRequest.amount')}
      hint={!isChosen && text('samplesRequest.amount.hint')}
    >
      {isChosen ? (
        <Select
          {...control}
          unsorted
          placeholder={null}
          options={amounts.map((amount) => ({ value: amount, title: amount }))}
        />
      ) : (
        <TextInput {...control} autoComplete="off" />
      )}
    </Field>
  );
}
