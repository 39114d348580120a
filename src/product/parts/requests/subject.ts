import * as v from 'valibot';
import { type SubjectProps, subjectProps } from '../../../domain/requests/subject-props.ts';
import { IslandError } from '../../../errors/island-error.ts';
import { describeIssue } from '../../../payload/describe-issue.ts';
import type { Pigment } from '../../../services/pigment.ts';

/** The product that an overlay is about. */
export interface Subject {
  prd: string;
  productId: string;
  productName: string;
  industry: string | null;
}

/**
 * Returns the product that the overlay was opened for, else that of its element.
 *
 * @throws {IslandError} if the props break the schema or name no product; the opener's link is followed then
 */
export function readSubject(island: string, own: SubjectProps, given: object | undefined): Subject {
  const { success, output, issues } = v.safeParse(subjectProps, { ...own, ...given });
  if (!success) throw new IslandError(island, describeIssue(issues[0], 'data-ce-props').message);
  const { prd, productId = prd, productName = prd, industry } = output;
  if (!prd) throw new IslandError(island, 'data-ce-props.prd must be the code of a product.');
  return { prd, productId, productName, industry };
}

/** Returns the key of what is asked for: a draft for one industry is none for another. */
export function subjectKey({ prd, industry }: Subject): string {
  return industry ? `${prd} ${industry}` : prd;
}

/** Props that open such an overlay for a product. */
export function subjectOf({ id, prd, product_name, industry }: Pigment): SubjectProps {
  return { prd: prd ?? '', productId: id, productName: product_name, industry };
}
