import type { Answer, NoAnswer } from '../ask.ts';
import type { Examples } from '../examples.ts';
import { addressOf, headersOf, type Setting } from '../setting.ts';

/** Path of the saved comparisons. */
export const COMPARISONS = '/api/v1/product-comparison';

/** A comparison as it is sent. */
export interface SentComparison {
  title: string;
  industry: string;
  basket: readonly { id: string; uid: string; resultType: string; product_name: string }[];
}

/** Calls about the saved comparisons of the token's user. */
export interface ComparisonCalls {
  create(comparison: SentComparison, key: string): Promise<Answer | NoAnswer>;
  replace(id: string, comparison: SentComparison, version: string): Promise<Answer | NoAnswer>;
  read(id: string): Promise<Answer | NoAnswer>;
  list(): Promise<Answer | NoAnswer>;
  /** @param version any if it is left out */
  remove(id: string, version?: string): Promise<Answer | NoAnswer>;
}

export function comparisonCalls(setting: Setting): ComparisonCalls {
  const send = (method: string, id: string, more: { body?: object; headers?: Record<string, string> } = {}) =>
    setting.ask({
      method,
      url: addressOf(setting, 'user', id ? `${COMPARISONS}/${encodeURIComponent(id)}` : COMPARISONS),
      headers: { ...headersOf(setting, { service: 'user', body: more.body }, 'token'), ...more.headers },
      body: more.body && JSON.stringify(more.body),
    });
  const onVersion = (version: string | undefined) =>
    version === undefined ? {} : { headers: { 'if-match': `"${version}"` } };
  return {
    create: (body, key) => send('POST', '', { body, headers: { 'idempotency-key': key } }),
    replace: (id, body, version) => send('PUT', id, { body, ...onVersion(version) }),
    read: (id) => send('GET', id),
    list: () => send('GET', ''),
    remove: (id, version) => send('DELETE', id, onVersion(version)),
  };
}

/** A comparison of two products; `undefined` if two of one industry are not known. */
export function comparisonOf(
  { uid, otherUid, industry }: Examples,
  title: string,
): SentComparison | undefined {
  if (!uid || !otherUid || !industry) return undefined;
  const basket = [uid, otherUid].map((each) => {
    const [resultType = '', id = ''] = each.split('::');
    return { id, uid: each, resultType, product_name: id };
  });
  return { title, industry, basket };
}
