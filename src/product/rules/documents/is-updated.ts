import type { Asset } from '../../../domain/documents/asset.ts';

const DAY = /^\d{4}-\d\d-\d\d/;

/**
 * Whether the document was issued on the day of the previous login, in UTC, or later. An issue has a day and no time
 * (decision B70): one of that day may have come after the login.
 *
 * @param previousLogin ISO 8601; nothing is new to a visitor or at a first login
 */
export function isUpdated(
  { createdDate }: Pick<Asset, 'createdDate'>,
  previousLogin: string | undefined,
): boolean {
  const [day] = DAY.exec(createdDate ?? '') ?? [];
  const login = new Date(previousLogin ?? '');
  return day !== undefined && !Number.isNaN(login.getTime()) && day >= login.toISOString().slice(0, 10);
}
