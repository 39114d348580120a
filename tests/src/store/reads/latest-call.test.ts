import { expect, test, vi } from 'vitest';
import { ServiceError } from '../../../../src/errors/service-error.ts';
import { latestCall } from '../../../../src/store/reads/latest-call.ts';

function setUp() {
  const onAnswer = vi.fn<(answer: string) => void>();
  const onFailure = vi.fn<(failure: ServiceError) => void>();
  const call = latestCall(onAnswer, onFailure);
  /** Starts a call that ends as the test says. */
  const start = () => {
    const answer = Promise.withResolvers<string>();
    let signal: AbortSignal | undefined;
    const settled = call.start((given) => {
      signal = given;
      return answer.promise;
    });
    return { ...answer, settled, isAborted: () => signal?.aborted };
  };
  return { call, start, onAnswer, onFailure };
}

test('hands over the answer, and is over by then', async () => {
  const { call, start, onAnswer, onFailure } = setUp();
  expect(call.isRunning()).toBe(false);
  const { resolve, settled } = start();
  expect(call.isRunning()).toBe(true);
  onAnswer.mockImplementation(() => expect(call.isRunning()).toBe(false));
  resolve('one');
  await settled;
  expect(onAnswer.mock.calls).toEqual([['one']]);
  expect(onFailure).not.toHaveBeenCalled();
});

test('hands over a failure as a ServiceError', async () => {
  const { start, onAnswer, onFailure } = setUp();
  const { reject, settled } = start();
  const failure = new ServiceError({ kind: 'offline' });
  reject(failure);
  await settled;
  expect(onFailure.mock.calls).toEqual([[failure]]);
  expect(onAnswer).not.toHaveBeenCalled();
});

test('drops the answer and the failure of earlier calls', async () => {
  const { start, onAnswer, onFailure } = setUp();
  const [first, second, third] = [start(), start(), start()];
  expect([first, second, third].map(({ isAborted }) => isAborted())).toEqual([true, true, false]);
  third.resolve('three');
  await third.settled;
  first.resolve('one');
  second.reject(new ServiceError({ kind: 'offline' }));
  await Promise.all([first.settled, second.settled]);
  expect(onAnswer.mock.calls).toEqual([['three']]);
  expect(onFailure).not.toHaveBeenCalled();
});

test('drops what comes of an aborted call', async () => {
  const { call, start, onAnswer } = setUp();
  const { resolve, settled, isAborted } = start();
  call.abort();
  expect(isAborted()).toBe(true);
  expect(call.isRunning()).toBe(false);
  resolve('one');
  await settled;
  expect(onAnswer).not.toHaveBeenCalled();
});
