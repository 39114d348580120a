import { useMemo } from 'react';
import * as v from 'valibot';
import { type SamplesProps, samplesProps } from '../../src/domain/requests/samples-props.ts';
import { IslandError } from '../../src/errors/island-error.ts';
import { describeIssue } from '../../src/payload/describe-issue.ts';
import { AccessHint } from '../../src/product/parts/requests/AccessHint.tsx';
import { RequestDialog } from '../../src/product/parts/requests/RequestDialog.tsx';
import { useOverlay, useShared, useTexts } from '../../src/store/hooks.ts';
import { SamplesDialog } from './parts/SamplesDialog.tsx';
import { samplesPurpose } from './parts/samples-values.ts';
import { samplesRequestTexts } from './texts.ts';

const NAME = 'samples-request';

/** The overlay to request samples of several products, for users with that right (row 274). */
export function SamplesRequest(own: SamplesProps) {
  const text = useTexts(samplesRequestTexts);
  const { isShown, close } = useOverlay(NAME);
  const given = useShared((state) => (isShown ? state.overlayProps : undefined));
  const asked = useMemo(() => (isShown ? readProps(own, given) : null), [isShown, own, given]);
  const user = useShared((state) => state.user);
  if (!asked) return null;
  if (user?.canRequestSample) {
    // Each purpose and each user has a form of its own.
    return <SamplesDialog key={`${user.userId} ${samplesPurpose(asked)}`} asked={asked} />;
  }
  return (
    <RequestDialog title={text('samplesRequest.title')} isBusy={false} onClose={close}>
      <AccessHint />
    </RequestDialog>
  );
}

/** @throws {IslandError} if the props break the schema or name no product; the opener's link is followed then */
function readProps(own: SamplesProps, given: object | undefined): SamplesProps {
  const { success, output, issues } = v.safeParse(samplesProps, { ...own, ...given });
  if (!success) throw new IslandError(NAME, describeIssue(issues[0], 'data-ce-props').message);
  const products = new Map(output.products.map((product) => [product.prd, product]));
  if (products.size === 0)
    throw new IslandError(NAME, 'data-ce-props.products must name at least one product.');
  return { ...output, products: [...products.values()] };
}
