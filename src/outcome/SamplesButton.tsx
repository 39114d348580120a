import { isOfferedSamples } from '../domain/requests/product-requests.ts';
import type { SamplesProps } from '../domain/requests/samples-props.ts';
import { usePage, useShared, useTexts } from '../store/hooks.ts';
import { samplesTexts } from '../texts/samples.ts';
import { Button, type ButtonProps } from '../ui/action/Button.tsx';

interface SamplesButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** What the overlay is about. */
  asked: Pick<SamplesProps, 'products'> & Partial<SamplesProps>;
}

/**
 * Opens the request for samples of several products. Nothing on pages whose site takes no such requests, which the payload
 * says, without a product to ask for, and for staff who may not request any (decision C21).
 */
export function SamplesButton({ asked, children, ...props }: SamplesButtonProps) {
  const { bus } = usePage();
  const text = useTexts(samplesTexts);
  const isOffered = useShared(({ payload, user }) => payload.samples !== undefined && isOfferedSamples(user));
  if (!isOffered || asked.products.length === 0) return null;
  return (
    <Button {...props} onClick={() => bus.emit('overlay:open', { name: 'samples-request', props: asked })}>
      {children ?? text('samples.request')}
    </Button>
  );
}
