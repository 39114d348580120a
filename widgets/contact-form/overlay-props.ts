import * as v from 'valibot';
import { IslandError } from '../../src/errors/island-error.ts';
import { describeIssue } from '../../src/payload/describe-issue.ts';
import { type ContactProps, contactProps } from './props.ts';

/**
 * The props of the overlay's request, merged over those of its element.
 *
 * @throws {IslandError} if the props don't match the schema; the opener's link is then followed
 */
export function readOverlayProps(own: ContactProps, given: object | undefined): ContactProps {
  const { success, output, issues } = v.safeParse(contactProps, { ...own, ...given });
  if (success) return output;
  throw new IslandError('contact-form', describeIssue(issues[0], 'data-ce-props').message);
}
