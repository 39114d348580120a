import { render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Island, Payload } from '../../react/index.tsx';
import { withFreshPage } from '../support/fresh-page.ts';

withFreshPage();

it('renders marker and fallback on a server', () => {
  const html = renderToString(
    <Island name="search-listing" props={{ title: `"'><script>` }} className="wide">
      <p>Loading</p>
    </Island>,
  );
  expect(html).toBe(
    '<div data-ce-widget="search-listing" data-ce-props="{&quot;title&quot;:&quot;\\&quot;&#x27;&gt;&lt;script&gt;&quot;}" class="wide"><div><p>Loading</p></div></div>',
  );
});

it('renders a marker without props', () => {
  expect(renderToString(<Island name="notices" />)).toBe('<div data-ce-widget="notices"><div></div></div>');
});

it('renders a payload that nothing in it can end', () => {
  const html = renderToString(<Payload data={{ version: 1, texts: { a: '</script><b>' } }} />);
  expect(html.match(/</g)).toHaveLength(2);
  expect(html).toContain('id="ce-payload"');
});

/** An island whose props and fallback change with each press, and which is gone after three. */
function Page() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Next
      </button>
      {count < 3 && (
        <Island name="hit-navigation" props={{ productId: `p-${count}` }}>
          {count === 1 ? <p>One</p> : <a href="/products">All products</a>}
        </Island>
      )}
    </>
  );
}

it('mounts an island once, updates it, and survives changes of its fallback', async () => {
  const { container } = render(
    <StrictMode>
      <Payload data={{ version: 1 }} />
      <Page />
    </StrictMode>,
  );
  const place = () => container.querySelector<HTMLElement>('[data-ce-widget]');
  await waitFor(() => expect(place()?.dataset.ceStatus).toBe('ready'));
  expect(place()?.querySelectorAll('ce-island')).toHaveLength(1);
  const next = screen.getByRole('button', { name: 'Next' });
  next.click();
  await waitFor(() => expect(place()?.dataset.ceProps).toContain('p-1'));
  next.click();
  await waitFor(() => expect(place()?.dataset.ceProps).toContain('p-2'));
  next.click();
  await waitFor(() => expect(place()).toBeNull());
});

it('takes only the props of its island', () => {
  // @ts-expect-error: the id is required
  renderToString(<Island name="product-detail" props={{}} />);
  // @ts-expect-error: opens as an overlay
  renderToString(<Island name="login" props={{}} />);
});
