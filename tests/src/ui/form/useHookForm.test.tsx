import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { Button } from '../../../../src/ui/action/Button.tsx';
import { Field } from '../../../../src/ui/field/Field.tsx';
import { SelectOther } from '../../../../src/ui/field/SelectOther.tsx';
import { Controlled } from '../../../../src/ui/form/Controlled.tsx';
import { Form } from '../../../../src/ui/form/Form.tsx';
import type { FormFailure } from '../../../../src/ui/form/form-state.ts';
import { useHookForm } from '../../../../src/ui/form/useHookForm.ts';

const schema = v.object({
  topic: v.pipe(
    v.object({ value: v.string(), customInput: v.optional(v.string()) }),
    v.check(({ value }) => value !== '', 'required'),
  ),
});
type Values = v.InferInput<typeof schema>;

function Enquiry({ send }: { send: (values: Values) => Promise<FormFailure<'topic'> | undefined> }) {
  const form = useHookForm({
    schema,
    defaultValues: { topic: { value: '' } } as Values,
    labels: { topic: 'Topic' },
    onSubmit: send,
    errorText: 'Something went wrong',
  });
  return (
    <Form form={form} summaryTitle={() => ''}>
      <Field required {...form.field('topic')}>
        <Controlled form={form} name="topic">
          {(control) => <SelectOther {...control} options={[{ value: 'a', title: 'Samples' }]} />}
        </Controlled>
      </Field>
      <Button type="submit">Send</Button>
    </Form>
  );
}

test('a control with a value of its own kind: validated as it is left, refused until it changes', async () => {
  const send = vi.fn(async (_: Values): Promise<FormFailure<'topic'> | undefined> => undefined);
  send.mockResolvedValueOnce({ fields: { topic: 'Not any more' } });
  const user = userEvent.setup();
  render(<Enquiry send={send} />);
  const select = screen.getByRole('combobox');
  await user.click(select);
  await user.tab();
  expect(screen.getByText('required')).toBeDefined();
  await user.selectOptions(select, 'other');
  await user.type(screen.getByRole('textbox'), 'x');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(send).toHaveBeenCalledWith(
    { topic: { value: 'other', customInput: 'x' } },
    expect.objectContaining({ aborted: false }),
  );
  expect(screen.getByText('Not any more')).toBeDefined();
  await user.type(screen.getByRole('textbox'), 'y');
  expect(screen.queryByText('Not any more')).toBeNull();
  await user.type(screen.getByRole('textbox'), '{Backspace}');
  await user.tab();
  expect(screen.getByText('Not any more')).toBeDefined();
});
