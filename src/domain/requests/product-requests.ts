import type { RoleHolder } from '../documents/can-see.ts';
import { userStatus } from '../user/user-status.ts';

type Requester = (RoleHolder & { canRequestSample?: boolean | undefined }) | null;

/** The assets among the fields of a product, as far as they say what they are. */
export function listedAssets(value: unknown): { type: string }[] {
  if (!Array.isArray(value)) return [];
  return value.filter((each) => typeof Object(each).type === 'string');
}

/** Whether the product has a safety data sheet. */
export function hasSafetySheet({
  prd,
  assets,
}: {
  prd?: string | null | undefined;
  assets: readonly { type: string }[];
}): boolean {
  return Boolean(prd) && assets.some(({ type }) => type === 'virtual_msds');
}

/**
 * Whether a sample of the product is offered. Visitors who may not ask for one are told what they need first; for staff
 * there is nothing that they could do.
 */
export function offersSample(
  { prd, isActive }: { prd?: string | null | undefined; isActive: boolean },
  user: Requester,
): boolean {
  return Boolean(prd) && isActive && isOfferedSamples(user);
}

/** Whether samples are offered to the user at all. */
export function isOfferedSamples(user: Requester): boolean {
  return user?.canRequestSample || userStatus(user) !== 'internal';
}
