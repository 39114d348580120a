import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WhenComplete } from '../../../../src/product/frame/WhenComplete.tsx';
import { Section } from '../../../../src/product/sections/Section.tsx';
import { SectionIndex } from '../../../../src/product/sections/SectionIndex.tsx';
import { createTargets } from '../../../../src/product/sections/targets.ts';
import { useAddress } from '../../../../src/product/sections/useAddress.ts';
import { TargetsContext, useTarget } from '../../../../src/product/sections/useTarget.ts';
import { usePending } from '../../../../src/ui/base/pending.ts';
import { renderIsland } from '../../../support/render-island.tsx';
import { fakePigment } from '../../store/product/fake-pigment.ts';

const scrolled = vi.fn();
beforeEach(() => {
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    scrolled(this.querySelector('h2, h3')?.textContent ?? this.textContent);
  };
});
afterEach(() => history.replaceState(null, '', '/'));

function Medium({ name, onOpen }: { name: string; onOpen: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useTarget(box, { id: `technical-${name}`, title: name, within: 'technical', open: onOpen });
  return (
    <div ref={box}>
      <h3>{name}</h3>
    </div>
  );
}

function Waiting({ isPending }: { isPending: boolean }) {
  usePending(isPending);
  return null;
}

function Sections({ onOpen = () => {}, isComplete = true }: { onOpen?: () => void; isComplete?: boolean }) {
  const [targets] = useState(createTargets);
  useAddress(targets);
  return (
    <TargetsContext value={targets}>
      <SectionIndex product={fakePigment()} targets={targets} isComplete={isComplete} />
      <Section address="use" title="Use in coatings">
        –
      </Section>
      {isComplete && (
        <>
          <Section address="technical" title="Technical properties" count={1}>
            <Medium name="Alkyd" onOpen={onOpen} />
          </Section>
          <Section address="documents" title="Documents" count={14}>
            –
          </Section>
        </>
      )}
    </TargetsContext>
  );
}

it('lists the sections with their parts and counts, in the order of the page', () => {
  const { unmount } = renderIsland(<Sections isComplete={false} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Use in coatings']);
  unmount();
  renderIsland(<Sections />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Use in coatings',
    'Technical properties1',
    'Alkyd',
    'Documents14',
  ]);
  screen.getByText('1 of 3');
});

it('has no index if there is a single section in the end', () => {
  const show = (isComplete: boolean) => {
    const targets = createTargets();
    return renderIsland(
      <TargetsContext value={targets}>
        <SectionIndex product={fakePigment()} targets={targets} isComplete={isComplete} />
        <Section address="contact" title="Contact">
          –
        </Section>
      </TargetsContext>,
    );
  };
  const { unmount } = show(false);
  screen.getByRole('navigation');
  unmount();
  show(true);
  screen.getByRole('heading', { name: 'Contact' });
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('opens, scrolls to and focuses the target of the address, on load and on each change', () => {
  history.replaceState(null, '', '/product/p-0147?i=coatings#technical-Alkyd');
  const onOpen = vi.fn();
  renderIsland(<Sections onOpen={onOpen} />);
  expect(onOpen).toHaveBeenCalledOnce();
  expect(scrolled).toHaveBeenLastCalledWith('Alkyd');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Alkyd' }));
  act(() => {
    history.replaceState(null, '', '#documents');
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Documents' }));
});

it('waits for a section that is rendered later, unless the reader has moved on', () => {
  history.replaceState(null, '', '#documents');
  scrolled.mockClear();
  const page = renderIsland(<Late />);
  expect(scrolled).not.toHaveBeenCalled();
  act(() => page.getByText('load').click());
  expect(scrolled).toHaveBeenCalledWith('Documents');
  page.unmount();

  scrolled.mockClear();
  const other = renderIsland(<Late />);
  dispatchEvent(new Event('wheel'));
  act(() => other.getByText('load').click());
  expect(scrolled).not.toHaveBeenCalled();
});

function Late() {
  const [isComplete, setComplete] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setComplete(true)}>
        load
      </button>
      <Sections isComplete={isComplete} />
    </>
  );
}

it('leads to a section from the index, again and again, and closes the list', async () => {
  const user = userEvent.setup();
  renderIsland(<Sections />);
  const line = screen.getByRole('button', { name: /^On this page/ });
  await user.click(line);
  expect(line.getAttribute('aria-expanded')).toBe('true');
  await user.click(screen.getByRole('link', { name: 'Documents 14' }));
  expect(line.getAttribute('aria-expanded')).toBe('false');
  expect(location.hash).toBe('#documents');
  scrolled.mockClear();
  await user.click(screen.getByRole('link', { name: 'Documents 14' }));
  expect(scrolled).toHaveBeenCalledWith('Documents');
});

it('closes the index by Escape and returns the focus to its button', async () => {
  const user = userEvent.setup();
  renderIsland(<Sections />);
  const line = screen.getByRole('button', { name: /^On this page/ });
  await user.click(line);
  await user.tab();
  await user.keyboard('{Escape}');
  expect(line.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(line);
});

it('copies the address of a section from its heading', async () => {
  const user = userEvent.setup();
  history.replaceState(null, '', '/product/p-0147?i=coatings');
  const { store } = renderIsland(
    <Section address="documents" title="Documents">
      –
    </Section>,
  );
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  await user.click(screen.getByRole('button', { name: 'Copy the link to “Documents”' }));
  expect(write).toHaveBeenCalledWith(new URL('/product/p-0147?i=coatings#documents', location.href).href);
  expect(store.getState().notices.at(-1)?.text).toBe('Copied the link to “Documents”.');
});

it('follows the address once the section is visible', () => {
  history.replaceState(null, '', '/product/p-0147?i=coatings#use');
  renderIsland(<HeldUp />);
  expect(screen.queryAllByRole('link')).toEqual([]);
  act(() => screen.getByText('load').click());
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Use in coatings' }));
});

function HeldUp() {
  const [isPending, setPending] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setPending(false)}>
        load
      </button>
      <WhenComplete>
        <Waiting isPending={isPending} />
        <WhenComplete>
          <Sections isComplete={false} />
        </WhenComplete>
      </WhenComplete>
    </>
  );
}
