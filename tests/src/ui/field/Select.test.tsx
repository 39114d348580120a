import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Field } from '../../../../src/ui/field/Field.tsx';
import { RemoteSelect, type RemoteSelectProps } from '../../../../src/ui/field/RemoteSelect.tsx';
import { Select, type SelectProps } from '../../../../src/ui/field/Select.tsx';

const options = [
  { value: 'AR', title: 'Argentina' },
  { value: 'DE', title: 'Germany' },
];

/** What a required select holds, and what it shows. */
function shown(props: Partial<SelectProps>) {
  render(
    <Field required label="Country">
      <Select options={options} onChange={() => {}} {...props} />
    </Field>,
  );
  return chosen();
}

function chosen() {
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  return [select.value, select.selectedOptions[0]?.textContent];
}

test.each<[string, Partial<SelectProps>, string[]]>([
  ['an option', { value: 'DE' }, ['DE', 'Germany']],
  ['nothing', { value: '' }, ['', 'Please select']],
  ['a value that is no option', { value: 'SE' }, ['', 'Please select']],
  ['one whose title is known', { value: 'SE', titleOf: () => 'Sweden' }, ['SE', 'Sweden']],
  ['one without an empty option', { value: 'SE', placeholder: null }, ['', '']],
])('%s is never shown as another option', (_, props, expected) => {
  expect(shown(props)).toEqual(expected);
});

test.each<[RemoteSelectProps['status'] & string, Partial<RemoteSelectProps>, string[]]>([
  ['loading', {}, ['SE', 'Loading …']],
  ['loading', { titleOf: () => 'Sweden' }, ['SE', 'Sweden']],
  ['loading', { value: '' }, ['', 'Loading …']],
  ['failed', { titleOf: () => 'Sweden' }, ['SE', 'Sweden']],
  ['failed', {}, ['', 'Please select']],
])('while options are %s, keeps the value: %j', (status, props, expected) => {
  render(
    <Field required label="Country">
      <RemoteSelect
        value="SE"
        onChange={() => {}}
        options={[]}
        status={status}
        loadingText="Loading …"
        failure={() => 'Not loaded'}
        {...props}
      />
    </Field>,
  );
  expect(chosen()).toEqual(expected);
});
