import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { flushSync } from 'react-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { validationTexts } from '../../../../src/texts/validation.ts';
import { accountForms, type Send, type Values } from './conformance-forms.tsx';

// What every form does, whichever adapter of the form engine made it.

const filled: Values = {
  name: 'Ada',
  email: 'ada@example.org',
  password: 'pigment57',
  repeated: 'pigment57',
};
const required = validationTexts['validation.required'];
const mismatch = validationTexts['validation.password.confirmationMismatch'];

const box = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(name, { exact: false, selector: 'input' });
const isInvalid = (name: string) => box(name).getAttribute('aria-invalid') === 'true';
const sendButton = () => screen.getByRole('button', { name: 'Send' });
const formElement = () => document.querySelector('form') as HTMLFormElement;

describe.each(accountForms)('%s', (_, Account) => {
  const send = vi.fn<Send>();
  beforeEach(() => void send.mockReset().mockResolvedValue(undefined));

  const setUp = (values: Partial<Values> = {}) => {
    render(<Account send={send} values={values} />);
    return userEvent.setup();
  };
  /** Answers of `send` in their order, each given by hand. */
  const answers = () => {
    const given: ((answer: Awaited<ReturnType<Send>>) => Promise<void>)[] = [];
    send.mockImplementation(
      () =>
        new Promise((resolve) => {
          given.push((answer) => act(async () => resolve(answer)));
        }),
    );
    return given;
  };

  describe('validation', () => {
    test('begins as a field is left, with that field; then it follows the typing (row 63)', async () => {
      const user = setUp();
      await user.type(box('Email'), 'ada');
      expect(isInvalid('Email')).toBe(false);
      await user.tab();
      expect(screen.getByText(validationTexts['validation.email'])).toBeDefined();
      expect(isInvalid('Name')).toBe(false);
      await user.type(box('Email'), '@example.org');
      expect(isInvalid('Email')).toBe(false);
    });

    test('comes with the browser’s change event, as autofill and Enter raise it', async () => {
      setUp();
      fireEvent.input(box('Email'), { target: { value: 'ada' } });
      box('Email').dispatchEvent(new Event('change', { bubbles: true }));
      await waitFor(() => expect(isInvalid('Email')).toBe(true));
    });

    test('waits until the pointer is up, so that an error moves no button away', async () => {
      const user = setUp();
      await user.click(box('Email'));
      await user.pointer({ keys: '[MouseLeft>]', target: box('Repeat') });
      fireEvent.blur(box('Email'));
      await Promise.resolve();
      expect(isInvalid('Email')).toBe(false);
      await user.pointer('[/MouseLeft]');
      await waitFor(() => expect(isInvalid('Email')).toBe(true));
    });

    test('tells a repetition that differs even while other fields have errors', async () => {
      const user = setUp({ ...filled, name: '', repeated: 'other' });
      await user.click(sendButton());
      expect(screen.getByText(mismatch)).toBeDefined();
      expect(isInvalid('Name')).toBe(true);
    });

    test('looks at fields with an error again: a mended password clears that of its repetition', async () => {
      const user = setUp({ ...filled, password: 'pigment5' });
      await user.click(box('Repeat'));
      await user.tab();
      expect(screen.getByText(mismatch)).toBeDefined();
      await user.type(box('Password'), '7');
      await user.tab();
      expect(screen.queryByText(mismatch)).toBeNull();
    });
  });

  describe('an invalid submit', () => {
    test('of one or two errors focuses the first field, each time, and sends nothing', async () => {
      const user = setUp({ ...filled, email: '', name: '' });
      for (const _time of [1, 2]) {
        await user.click(sendButton());
        expect(document.activeElement).toBe(box('Name'));
      }
      expect(box('Name').getAttribute('aria-describedby')).toBeTruthy();
      expect(screen.queryByRole('region')).toBeNull();
      expect(send).not.toHaveBeenCalled();
    });

    test('of three focuses a summary that leads to the fields and shrinks as they are mended', async () => {
      const user = setUp();
      await user.click(sendButton());
      const summary = screen.getByRole('region', { name: 'Please check 3 fields' });
      expect(document.activeElement).toBe(summary);
      await user.click(screen.getByRole('link', { name: 'Password' }));
      expect(document.activeElement).toBe(box('Password'));
      await user.type(box('Password'), 'pigment57');
      expect(screen.getByRole('region', { name: 'Please check 2 fields' })).toBeDefined();
      await user.click(sendButton());
      expect(screen.queryByRole('region')).toBeNull();
      expect(document.activeElement).toBe(box('Name'));
    });

    test('says what is wrong once, beside the field; the summary says where', async () => {
      const user = setUp();
      await user.click(sendButton());
      const items = screen.getAllByRole('listitem').map((item) => item.textContent);
      expect(items).toEqual(['Name', 'Email', 'Password']);
      expect(screen.getAllByText(required)).toHaveLength(3);
      expect(document.getElementById(`${box('Name').id}-error`)?.textContent).toBe(required);
    });
  });

  describe('a refusal of a field that is not shown', () => {
    const summary = () => screen.getByRole('region', { name: 'Please check 1 field' });
    const hidden = { ...filled, email: '' };

    test('by its rule is listed, without a link to nowhere', async () => {
      render(<Account send={send} values={hidden} hides="email" />);
      await userEvent.click(sendButton());
      expect(document.activeElement).toBe(summary());
      expect(summary().querySelector('li')?.textContent).toBe(`Email: ${required}`);
      expect(screen.queryByRole('link')).toBeNull();
      expect(send).not.toHaveBeenCalled();
    });

    test('by the service is listed too', async () => {
      send.mockResolvedValueOnce({ fields: { repeated: 'Too well known' } });
      render(<Account send={send} values={filled} hides="repeated" />);
      await userEvent.click(sendButton());
      expect(document.activeElement).toBe(summary());
      expect(summary().querySelector('li')?.textContent).toBe('Repeat: Too well known');
      expect(screen.queryByRole('link')).toBeNull();
    });
  });

  describe('a submit', () => {
    test('sends the output of the schema', async () => {
      const user = setUp({ ...filled, email: '' });
      await user.type(box('Email'), ' ada@example.org ');
      await user.click(sendButton());
      expect(send).toHaveBeenCalledExactlyOnceWith(filled);
    });

    test('is one even if it comes twice in one task', async () => {
      setUp(filled);
      formElement().requestSubmit();
      formElement().requestSubmit();
      await waitFor(() => expect(send).toHaveBeenCalledOnce());
      await act(async () => {});
      expect(send).toHaveBeenCalledExactlyOnceWith(filled);
    });

    test('sends values that a script has set without an event', async () => {
      answers();
      const user = setUp();
      const texts = { Name: 'Ada', Email: 'ada@example.org', Password: 'pigment57', Repeat: 'pigment57' };
      for (const [name, text] of Object.entries(texts)) box(name).value = text;
      await user.click(sendButton());
      expect(send).toHaveBeenCalledExactlyOnceWith(filled);
      expect(box('Email').value).toBe('ada@example.org');
    });

    test('keeps the focus on its button, which is busy and not disabled; then it can be sent again', async () => {
      const given = answers();
      const user = setUp(filled);
      await user.click(sendButton());
      expect(sendButton().getAttribute('aria-disabled')).toBe('true');
      expect(sendButton()).toHaveProperty('disabled', false);
      expect(document.activeElement).toBe(sendButton());
      expect(screen.getByText('Please wait')).toBeDefined();
      await user.keyboard('{Enter}');
      expect(send).toHaveBeenCalledTimes(1);
      await given[0]?.(undefined);
      expect(sendButton().getAttribute('aria-disabled')).toBeNull();
      await user.click(sendButton());
      expect(send).toHaveBeenCalledTimes(2);
    });

    test('can be given up: its late answer counts no more, and the next one may come first', async () => {
      const given = answers();
      const user = setUp(filled);
      await user.click(sendButton());
      await user.click(screen.getByRole('button', { name: 'Abort' }));
      expect(sendButton().getAttribute('aria-disabled')).toBeNull();
      await user.click(sendButton());
      await given[1]?.({ form: 'The second' });
      await given[0]?.({ form: 'The first' });
      expect(screen.getByRole('alert').textContent).toBe('The second');
    });

    test('that succeeded leaves the fields at rest: leaving one finds no fault until something is typed', async () => {
      const user = setUp(filled);
      await user.click(box('Name'));
      await user.keyboard('{Enter}');
      await waitFor(() => expect(send).toHaveBeenCalledOnce());
      // A form that resets itself empties its fields by script and moves the focus.
      box('Name').value = '';
      fireEvent.blur(box('Name'));
      box('Name').dispatchEvent(new Event('change', { bubbles: true }));
      await act(() => new Promise((done) => setTimeout(done)));
      expect(isInvalid('Name')).toBe(false);
      await user.type(box('Name'), 'x{Backspace}');
      await user.tab();
      expect(isInvalid('Name')).toBe(true);
    });
  });

  test('after a save, keeps the next input of every kind: a key, a paste, an autofill', async () => {
    // Browsers run microtasks, and with them pending renders, between the listeners of an event.
    const { container } = render(
      <div>
        <Account send={send} values={filled} />
      </div>,
    );
    container.firstElementChild?.addEventListener('input', () => flushSync(() => {}));
    const user = userEvent.setup();
    const enter: ((field: HTMLInputElement) => Promise<void> | void)[] = [
      (field) => user.type(field, 'x', { initialSelectionStart: 0, initialSelectionEnd: 99 }),
      async (field) => {
        await user.tripleClick(field);
        await user.paste('x');
      },
      (field) => void fireEvent.input(field, { target: { value: 'x' } }),
    ];
    for (const [at, change] of enter.entries()) {
      await user.click(sendButton());
      await waitFor(() => expect(send).toHaveBeenCalledTimes(at + 1));
      await change(box('Name'));
      expect(box('Name').value).toBe('x');
      fireEvent.input(box('Name'), { target: { value: `Ada ${at}` } });
    }
  });

  describe('a failure', () => {
    test('of the whole takes the focus; the input stays', async () => {
      send.mockResolvedValueOnce({ form: 'Not now' });
      const user = setUp(filled);
      await user.click(sendButton());
      const alert = screen.getByRole('alert');
      expect(alert.textContent).toBe('Not now');
      expect(document.activeElement).toBe(alert);
      expect(box('Password').value).toBe(filled.password);
    });

    test('stays until the next answer, so that no press moves what is under the pointer', async () => {
      const given = answers();
      const user = setUp(filled);
      await user.click(sendButton());
      await given[0]?.({ form: 'Not now' });
      await user.clear(box('Name'));
      await user.click(sendButton());
      expect([document.activeElement, screen.getByRole('alert').textContent]).toEqual([
        box('Name'),
        'Not now',
      ]);
      await user.type(box('Name'), 'Ada');
      await user.click(sendButton());
      expect(screen.getByRole('alert').textContent).toBe('Not now');
      await given[1]?.(undefined);
      expect(screen.queryByRole('alert')).toBeNull();
    });

    test('in the same words is another one: it is announced and takes the focus again', async () => {
      send.mockResolvedValue({ form: 'Not now' });
      const user = setUp(filled);
      await user.click(sendButton());
      const first = screen.getByRole('alert');
      await user.click(sendButton());
      expect(screen.getByRole('alert')).not.toBe(first);
      expect(document.activeElement).toBe(screen.getByRole('alert'));
    });

    test('of whole and fields is told in both places, and the field takes the focus', async () => {
      send.mockResolvedValueOnce({ form: 'Not now', fields: { email: 'Already in use' } });
      const user = setUp(filled);
      await user.click(sendButton());
      expect(screen.getByRole('alert').textContent).toBe('Not now');
      expect(document.activeElement).toBe(box('Email'));
      expect(document.getElementById(`${box('Email').id}-error`)?.textContent).toBe('Already in use');
    });

    test('that names only fields that the form does not have is told in general words', async () => {
      send.mockResolvedValueOnce({ fields: { nickname: 'Too short' } as never });
      const user = setUp(filled);
      await user.click(sendButton());
      expect(screen.getByRole('alert').textContent).toBe('Something went wrong');
    });

    test('that was thrown is reported, and told in general words', async () => {
      const report = vi.fn();
      vi.stubGlobal('reportError', report);
      const failure = new Error('broken');
      send.mockRejectedValueOnce(failure);
      const user = setUp(filled);
      await user.click(sendButton());
      expect(screen.getByRole('alert').textContent).toBe('Something went wrong');
      expect(report).toHaveBeenCalledExactlyOnceWith(failure);
    });
  });

  describe('a value that the server refused', () => {
    const refuse = async () => {
      send.mockResolvedValueOnce({ fields: { email: 'Already in use' } });
      const user = setUp(filled);
      await user.click(sendButton());
      expect(screen.getByText('Already in use')).toBeDefined();
      return user;
    };

    test('stays refused while other fields are validated, and until it is changed', async () => {
      const user = await refuse();
      await user.clear(box('Name'));
      await user.tab();
      expect(screen.getByText(required)).toBeDefined();
      await user.click(box('Email'));
      await user.tab();
      expect(screen.getByText('Already in use')).toBeDefined();
      await user.type(box('Email'), 'x');
      expect(screen.queryByText('Already in use')).toBeNull();
    });

    test('is refused again when it is typed again, after another refused one too', async () => {
      const user = await refuse();
      send.mockResolvedValueOnce({ fields: { email: 'In use as well' } });
      await user.type(box('Email'), 'x');
      await user.click(sendButton());
      expect(screen.getByText('In use as well')).toBeDefined();
      await user.type(box('Email'), '{Backspace}');
      await user.tab();
      expect(screen.getByText('Already in use')).toBeDefined();
    });

    test('is asked for again by a submit; its message stays until the answer', async () => {
      const user = await refuse();
      const given = answers();
      await user.click(sendButton());
      expect(send).toHaveBeenCalledTimes(2);
      expect(screen.getByText('Already in use')).toBeDefined();
      await given[0]?.(undefined);
      expect(screen.queryByText('Already in use')).toBeNull();
    });
  });
});
