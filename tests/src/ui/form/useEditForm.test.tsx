import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { validationRules } from '../../../../src/domain/validation/rules.ts';
import { translator } from '../../../../src/texts/translate.ts';
import { summaryTitle, validationTexts } from '../../../../src/texts/validation.ts';
import { Button } from '../../../../src/ui/action/Button.tsx';
import { Checkbox } from '../../../../src/ui/field/Checkbox.tsx';
import { Field } from '../../../../src/ui/field/Field.tsx';
import { Select } from '../../../../src/ui/field/Select.tsx';
import { TextInput } from '../../../../src/ui/field/TextInput.tsx';
import { Form } from '../../../../src/ui/form/Form.tsx';
import { type EditFormOptions, useEditForm } from '../../../../src/ui/form/useEditForm.ts';

const t = translator(validationTexts);
const rules = validationRules(t);
const filled = (label = '') =>
  v.pipe(v.string(), v.trim(), rules.required(), rules.max<string>(label ? 5 : 20));
const schema = v.object({
  first: filled(),
  last: filled(),
  city: filled('short'),
  country: v.string(),
  isWanted: v.boolean(),
});
type Values = v.InferInput<typeof schema>;
type Send = EditFormOptions<Values, Values>['onSubmit'];

const stored: Values = { first: 'Ada', last: 'Byron', city: 'Rome', country: 'IT', isWanted: false };
const send = vi.fn<Send>();

function Person({ saved = stored, draft }: { saved?: Values; draft?: string }) {
  const form = useEditForm({
    schema,
    saved,
    labels: { first: 'First name', last: 'Last name', city: 'City', country: 'Country', isWanted: 'Wanted' },
    onSubmit: send,
    errorText: 'Something went wrong',
    ...(draft && { draft }),
  });
  return (
    <Form form={form} summaryTitle={summaryTitle(t)} busyText="Saving">
      {(['first', 'last', 'city'] as const).map((name) => (
        <Field key={name} required {...form.field(name)}>
          <TextInput {...form.text(name)} />
        </Field>
      ))}
      <Field required {...form.field('country')}>
        <Select
          options={[
            { value: 'IT', title: 'Italy' },
            { value: 'DE', title: 'Germany' },
          ]}
          {...form.text('country')}
        />
      </Field>
      <Checkbox
        label="Wanted"
        checked={form.values.isWanted}
        onChange={({ target }) => form.set('isWanted', target.checked)}
      />
      <Button type="submit" busy={form.busy}>
        Save
      </Button>
      <Button onClick={form.discard}>Discard</Button>
      <output>{[form.isEdited && 'edited', form.isRestored && 'restored'].filter(Boolean).join(' ')}</output>
    </Form>
  );
}

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: false });
const button = (name: string) => screen.getByRole('button', { name });
const edited = () => screen.getAllByRole('status').find((each) => each.tagName === 'OUTPUT')?.textContent;

beforeEach(() => void send.mockReset().mockResolvedValue(undefined));
test('shows what is stored, and what of it is edited', async () => {
  const hand = userEvent.setup();
  render(<Person />);
  expect([box('First name').value, box('Country').value, box('Wanted').checked]).toEqual([
    'Ada',
    'IT',
    false,
  ]);
  expect(edited()).toBe('');
  await hand.type(box('First name'), 'x');
  await hand.selectOptions(box('Country'), 'DE');
  await hand.click(box('Wanted'));
  expect(edited()).toBe('edited');
  await hand.type(box('First name'), '{Backspace}');
  expect(edited()).toBe('edited');
  await hand.click(button('Discard'));
  expect([box('Country').value, box('Wanted').checked, edited()]).toEqual(['IT', false, '']);
});

test('takes a text that a script has set, as password managers do', () => {
  render(<Person />);
  const field = box('First name');
  field.value = 'Augusta';
  fireEvent(field, new Event('input', { bubbles: true }));
  expect([field.value, edited()]).toEqual(['Augusta', 'edited']);
});

test('fields that are not edited follow what is stored', async () => {
  const hand = userEvent.setup();
  const { rerender } = render(<Person />);
  await hand.type(box('Last name'), '!');
  rerender(<Person saved={{ ...stored, first: 'Augusta', last: 'King' }} />);
  expect([box('First name').value, box('Last name').value]).toEqual(['Augusta', 'Byron!']);
});

const listSchema = v.object({ consent: v.array(v.string()) });
const merges = {
  // Keeps what is stored of what was not touched.
  consent: (base: string[], mine: string[], theirs: string[]) => [
    ...theirs.filter((each) => mine.includes(each) || !base.includes(each)),
    ...mine.filter((each) => !base.includes(each) && !theirs.includes(each)),
  ],
};

function List({ consent, draft }: { consent: string[]; draft?: string }) {
  const form = useEditForm({
    schema: listSchema,
    saved: { consent },
    labels: { consent: 'Consents' },
    onSubmit: async () => undefined,
    errorText: 'Something went wrong',
    merges,
    ...(draft && { draft }),
  });
  return (
    <Form form={form} summaryTitle={summaryTitle(t)}>
      {['a', 'b', 'c'].map((each) => (
        <Checkbox
          key={each}
          label={each}
          checked={form.values.consent.includes(each)}
          onChange={({ target }) =>
            form.set(
              'consent',
              target.checked
                ? [...form.values.consent, each]
                : form.values.consent.filter((other) => other !== each),
            )
          }
        />
      ))}
    </Form>
  );
}
describe('a list', () => {
  const ticked = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);

  test('follows what is stored, but for what was ticked or unticked', async () => {
    const { rerender } = render(<List consent={['a', 'b']} />);
    await userEvent.click(box('c'));
    rerender(<List consent={['b']} />);
    expect(ticked()).toEqual([false, true, true]);
    await userEvent.click(box('b'));
    rerender(<List consent={['a', 'b']} />);
    expect(ticked()).toEqual([true, false, true]);
  });

  test('does so also on the next page', async () => {
    const first = render(<List consent={['a', 'b']} draft="u/list" />);
    await userEvent.click(box('c'));
    first.unmount();
    const second = render(<List consent={['b']} draft="u/list" />);
    expect(ticked()).toEqual([false, true, true]);
    await userEvent.click(box('c'));
    second.unmount();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});

test('sends the output of the schema; edits are done then, but for what was typed meanwhile', async () => {
  const hand = userEvent.setup();
  let finish = () => {};
  send.mockImplementation(() => new Promise((done) => (finish = () => done(undefined))));
  const { rerender } = render(<Person />);
  await hand.type(box('First name'), ' Augusta ');
  await hand.click(button('Save'));
  expect(send).toHaveBeenCalledWith({ ...stored, first: 'Ada Augusta' }, ['first']);
  expect(screen.getByText('Saving')).toBeDefined();
  await hand.type(box('Last name'), '!');
  rerender(<Person saved={{ ...stored, first: 'Ada Augusta' }} />);
  finish();
  await waitFor(() => expect(edited()).toBe('edited'));
  expect([box('First name').value, box('Last name').value]).toEqual(['Ada Augusta', 'Byron!']);
});

test('validates on change and blur; on input only what has an error', async () => {
  const hand = userEvent.setup();
  render(<Person />);
  await hand.clear(box('City'));
  await hand.type(box('City'), 'Florence');
  expect(box('City').getAttribute('aria-invalid')).toBeNull();
  await hand.tab();
  expect(box('City').getAttribute('aria-invalid')).toBe('true');
  await hand.type(box('City'), '{Backspace}{Backspace}');
  expect(box('City').getAttribute('aria-invalid')).toBe('true');
  await hand.type(box('City'), '{Backspace}');
  expect(box('City').getAttribute('aria-invalid')).toBeNull();
});

test('a failure is told, the edits stay, and the next try works', async () => {
  const hand = userEvent.setup();
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  send.mockRejectedValueOnce(new Error('boom')).mockResolvedValueOnce({ form: 'Refused' });
  render(<Person />);
  await hand.type(box('First name'), 'x');
  await hand.click(button('Save'));
  expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong');
  expect(reported).toHaveBeenCalledOnce();
  await hand.click(button('Save'));
  await screen.findByText('Refused');
  expect([box('First name').value, edited()]).toEqual(['Adax', 'edited']);
  await hand.click(button('Save'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a draft outlives the form until it is saved or given up', async () => {
  const hand = userEvent.setup();
  const first = render(<Person draft="u-1/person" />);
  await hand.type(box('First name'), 'x');
  first.unmount();
  const second = render(<Person draft="u-1/person" />);
  expect([box('First name').value, edited()]).toEqual(['Adax', 'edited restored']);
  await hand.click(button('Discard'));
  expect(edited()).toBe('');
  second.unmount();
  const third = render(<Person draft="u-1/person" />);
  expect(box('First name').value).toBe('Ada');
  await hand.type(box('First name'), 'y');
  await hand.click(button('Save'));
  await waitFor(() => expect(edited()).toBe(''));
  third.unmount();
  render(<Person draft="u-1/person" />);
  expect(edited()).toBe('');
});
