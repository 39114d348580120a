import { checkJson } from '../../../support/contract/check-json.ts';
import { follow } from '../../../support/contract/document.ts';
import { findOperation } from '../../../support/contract/find-operation.ts';

/**
 * Passes an answer on that is as the contract describes it. Tests ask the services through it, so that all that any of
 * them sees is held against the contract. Pages, files and addresses that the contract does not know pass.
 *
 * @throws with the faults
 */
export async function describedAnswer(method: string, path: string, answer: Response): Promise<Response> {
  const found = findOperation(method, path.replace(/\?.*/s, ''));
  const faults = found ? await faultsOf(found.operation, answer) : [];
  if (faults.length === 0) return answer;
  const text = faults.join('; ').slice(0, 1000);
  throw new Error(`${method} ${path} ${answer.status} is not as described: ${text}`);
}

type Operation = NonNullable<ReturnType<typeof findOperation>>['operation'];

async function faultsOf({ responses }: Operation, answer: Response): Promise<string[]> {
  const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
  // Who follows a link is told in plain text.
  if (answer.status >= 400 && type === 'text/plain') return [];
  // The site's page for addresses that lead nowhere.
  if (answer.status === 404 && type === 'text/html') return [];
  const response = responses[answer.status] ?? responses.default;
  // Any call may refuse the token that it is made with.
  if (!response && [401, 410].includes(answer.status)) return [];
  if (!response) return ['this status is not'];
  const { content } = follow(response);
  if (!content) return (await answer.clone().text()) ? ['it should be empty'] : [];
  const described = content[type];
  if (!described) return [`the type "${type}" is not`];
  return type === 'application/json' ? checkJson(described.schema ?? {}, await answer.clone().json()) : [];
}
