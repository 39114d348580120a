import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { Button } from '../../../../src/ui/action/Button.tsx';
import { Dialog } from '../../../../src/ui/dialog/Dialog.tsx';
import { Field } from '../../../../src/ui/field/Field.tsx';
import { TextInput } from '../../../../src/ui/field/TextInput.tsx';
import { Form } from '../../../../src/ui/form/Form.tsx';
import { FormActions } from '../../../../src/ui/form/FormActions.tsx';
import type { FormFailure } from '../../../../src/ui/form/form-state.ts';
import { useNativeForm } from '../../../../src/ui/form/useNativeForm.ts';

type Send = (values: { name: string }) => Promise<FormFailure<'name'> | undefined>;

function Rename({ send }: { send: Send }) {
  const form = useNativeForm({
    schema: v.object({ name: v.string() }),
    labels: { name: 'Name' },
    onSubmit: send,
    errorText: 'Something went wrong',
  });
  return (
    <Form form={form} summaryTitle={() => ''}>
      <Field {...form.field('name')}>
        <TextInput {...form.register('name')} />
      </Field>
      <FormActions submitText="Rename">
        <Button>Cancel</Button>
      </FormActions>
    </Form>
  );
}

const names = (buttons: HTMLElement[]) => buttons.map(({ textContent }) => textContent);

test('outside of a dialog the buttons stand below the fields, the one that sends first', () => {
  render(<Rename send={vi.fn<Send>()} />);
  expect(names(screen.getAllByRole('button'))).toEqual(['Rename', 'Cancel']);
  expect(screen.getByRole('button', { name: 'Rename' }).closest('form')).not.toBeNull();
});

test('in a dialog they stand in its foot, the one that sends last, and it sends', async () => {
  const send = vi.fn<Send>(async () => undefined);
  render(
    <Dialog title="Rename the list">
      <Rename send={send} />
    </Dialog>,
  );
  const foot = document.querySelector<HTMLElement>('.ce-dialog__footer');
  expect(foot && names(within(foot).getAllByRole('button'))).toEqual(['Cancel', 'Rename']);
  await userEvent.type(screen.getByRole('textbox'), 'Reds');
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  expect(send.mock.calls[0]?.[0]).toEqual({ name: 'Reds' });
});

test('a message that goes hands its focus on to the button in the foot', async () => {
  const send = vi.fn<Send>(async () => undefined);
  send.mockResolvedValueOnce({ form: <button type="button">Try again</button> });
  render(
    <Dialog title="Rename the list">
      <Rename send={send} />
    </Dialog>,
  );
  const submit = screen.getByRole('button', { name: 'Rename' });
  await userEvent.click(submit);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  (submit as HTMLButtonElement).form?.requestSubmit();
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(document.activeElement).toBe(submit);
});
