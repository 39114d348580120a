import type { SampledProduct } from '../../../src/domain/requests/samples-props.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { CodeText } from '../../../src/ui/content/CodeText.tsx';
import { Checkbox } from '../../../src/ui/field/Checkbox.tsx';
import { Field } from '../../../src/ui/field/Field.tsx';
import { FieldGroup } from '../../../src/ui/field/FieldGroup.tsx';
import { Select } from '../../../src/ui/field/Select.tsx';
import { TextInput } from '../../../src/ui/field/TextInput.tsx';
import type { HookFormHandle } from '../../../src/ui/form/useHookForm.ts';
import { samplesRequestTexts } from '../texts.ts';
import type { SampleOffer, SamplesValues } from './samples-values.ts';

interface ProductRowsProps {
  form: HookFormHandle<SamplesValues>;
  products: readonly SampledProduct[];
  offer: SampleOffer;
}

/** The products: which of them, and their amounts. One that is not chosen keeps its amount. */
export function ProductRows({ form, products, offer }: ProductRowsProps) {
  const text = useTexts(samplesRequestTexts);
  const { limit } = offer;
  const count = form.hookForm.watch('products');
  return (
    <FieldGroup
      {...form.field('products')}
      hint={
        <span role="status">
          {count > limit
            ? text('samplesRequest.products.over', { limit, count: count - limit })
            : text('samplesRequest.products.hint', { limit, count })}
        </span>
      }
    >
      <ul className="ce-samples__list">
        {products.map((product, index) => (
          <ProductRow key={product.prd} {...{ form, product, index, offer }} />
        ))}
      </ul>
    </FieldGroup>
  );
}

interface ProductRowProps extends Pick<ProductRowsProps, 'form' | 'offer'> {
  product: SampledProduct;
  index: number;
}

function ProductRow({ form, product, index, offer }: ProductRowProps) {
  const { prd, productName: name = prd, color } = product;
  const isChosen = form.hookForm.watch(`product${index}`);
  const { id, error } = form.field(`product${index}`);
  const choose = (isNowChosen: boolean) => {
    form.hookForm.setValue(`product${index}`, isNowChosen);
    form.hookForm.setValue('products', form.hookForm.getValues('products') + (isNowChosen ? 1 : -1));
    form.wake();
    form.check('products', 'input');
    form.check(`product${index}`, 'input');
  };
  return (
    <li className="ce-samples__product">
      <Checkbox
        id={id}
        checked={isChosen}
        onChange={({ target }) => choose(target.checked)}
        error={isChosen ? error : undefined}
        label={
          <span className="ce-samples__name">
            {color && <span className="ce-samples__swatch ce-swatch" style={{ '--ce-_color': color }} />}
            <span>
              <CodeText>{name}</CodeText>
              {name !== prd && <span className="ce-meta"> {prd}</span>}
            </span>
          </span>
        }
      />
      {isChosen && <Amount {...{ form, index, offer }} />}
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
