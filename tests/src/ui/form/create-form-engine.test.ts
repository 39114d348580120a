import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { createFormEngine, type FormWiring } from '../../../../src/ui/form/create-form-engine.ts';

const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(5, 'long')),
});
type Values = v.InferInput<typeof schema>;

function setUp(send: FormWiring<Values, Values>['send'] = async () => undefined) {
  const values = { name: 'Ada' };
  const sender = vi.fn(send);
  const engine = createFormEngine<Values, Values>(() => ({
    names: ['name'],
    isShown: () => true,
    schema,
    read: () => ({ ...values }),
    send: sender,
    errorText: 'Something went wrong',
  }));
  return { engine, values, send: sender };
}

it('sends once for two submits in one task, and again after the answer', async () => {
  const { engine, send } = setUp();
  await Promise.all([engine.submit(), engine.submit()]);
  expect(send).toHaveBeenCalledOnce();
  await engine.submit();
  expect(send).toHaveBeenCalledTimes(2);
});

it('keeps what the server said when it answers in the same task', async () => {
  const { engine } = setUp(() => ({ form: 'Not now' }));
  await engine.submit();
  expect(engine.state()).toMatchObject({ busy: false, failure: { content: 'Not now' } });
});

it('gives the values as read, the output of the schema, and a signal', async () => {
  const { engine, values, send } = setUp();
  values.name = ' Ada ';
  await engine.submit();
  expect(send).toHaveBeenCalledWith({ name: 'Ada' }, { name: ' Ada ' }, expect.any(AbortSignal));
});

it('tells the first thing that is wrong with a field', async () => {
  const { engine, values } = setUp();
  values.name = 'Augusta Ada';
  engine.check('name', 'blur');
  expect(engine.state().messages).toEqual({ name: 'long' });
});

it('aborts the call, ignores what it still says, and reports no error of it', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const { engine } = setUp(
    (_output, _values, signal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  const submitted = engine.submit();
  engine.abort();
  expect(engine.state().busy).toBe(false);
  await submitted;
  expect(engine.state().failure).toBeUndefined();
  expect(report).not.toHaveBeenCalled();
});

it('finds no fault at rest, and listens again once something is typed', async () => {
  const { engine, values } = setUp();
  await engine.submit();
  values.name = '';
  engine.check('name', 'blur');
  engine.check('name', 'change');
  expect(engine.state().messages).toEqual({});
  engine.wake();
  engine.check('name', 'blur');
  expect(engine.state().messages).toEqual({ name: 'required' });
});

it('tells its listeners of each change until they leave', () => {
  const { engine, values } = setUp();
  const listener = vi.fn();
  const leave = engine.subscribe(listener);
  values.name = '';
  engine.check('name', 'blur');
  leave();
  engine.check('name', 'blur');
  expect(listener).toHaveBeenCalledOnce();
});

it('never tells a reader what the library says of a value of a wrong type, as an old draft may have it', async () => {
  const { engine, values, send } = setUp();
  values.name = 7 as never;
  await engine.submit();
  expect(engine.state().messages).toEqual({ name: 'Something went wrong' });
  expect(send).not.toHaveBeenCalled();
});
