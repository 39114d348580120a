import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPaint } from '../../../../../src/lib/after-paint.ts';
import { WhenComplete } from '../../../../../src/product/parts/frame/WhenComplete.tsx';
import { SectionIndex } from '../../../../../src/product/parts/page/SectionIndex.tsx';
import { Section } from '../../../../../src/product/parts/section/Section.tsx';
import { createTargets } from '../../../../../src/product/parts/section/targets.ts';
import { useAddress } from '../../../../../src/product/parts/section/useAddress.ts';
import { TargetsContext, useTarget } from '../../../../../src/product/parts/section/useTarget.ts';
import { usePending } from '../../../../../src/ui/base/pending.ts';
import { renderIsland } from '../../../../support/render-island.tsx';
import { fakePigment } from '../../state/fake-pigment.ts';

const scrolled = vi.fn();
beforeEach(() => {
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    scrolled(this.querySelector('h2, h3')?.textContent ?? this.textContent);
  };
});
afterEach(() => history.replaceState(null, '', '/'));

const painted = () => new Promise<void>((done) => afterPaint(done));

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
      <SectionIndex product={fakePigment()} targets={targets} />
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
  renderIsland(<Sections />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Use in coatings',
    'Technical properties1',
    'Alkyd',
    'Documents14',
  ]);
  screen.getByText('1 of 3');
});

it('has no index of a single section', () => {
  renderIsland(<Sections isComplete={false} />);
  screen.getByRole('heading', { name: 'Use in coatings' });
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('gives the focus to the section that replaces a focused one, such as its placeholder', () => {
  renderIsland(<Replaced />);
  const heading = screen.getByRole('heading');
  heading.focus();
  act(() => screen.getByText('load').click());
  expect(heading.isConnected).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Nearest shades' }));
});

function Replaced() {
  const [targets] = useState(createTargets);
  const [isWaiting, setWaiting] = useState(true);
  return (
    <TargetsContext value={targets}>
      <button type="button" onClick={() => setWaiting(false)}>
        load
      </button>
      <Section key={String(isWaiting)} address="nearest" title="Nearest shades" isWaiting={isWaiting}>
        –
      </Section>
    </TargetsContext>
  );
}

it('opens, scrolls to and focuses the target of the address, on load and on each change', async () => {
  history.replaceState(null, '', '/product/p-0147?i=coatings#technical-Alkyd');
  const onOpen = vi.fn();
  renderIsland(<Sections onOpen={onOpen} />);
  await waitFor(() => expect(onOpen).toHaveBeenCalledOnce());
  expect(scrolled).toHaveBeenLastCalledWith('Alkyd');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Alkyd' }));
  act(() => {
    history.replaceState(null, '', '#documents');
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Documents' }));
});

it('does not follow the address of a page that was left elsewhere', async () => {
  history.replaceState({ cePlace: { y: 300 } }, '', '#use');
  scrolled.mockClear();
  renderIsland(<Sections />);
  await painted();
  expect(scrolled).not.toHaveBeenCalled();
});

it('waits for a section that is rendered later, unless the reader has moved on', async () => {
  history.replaceState(null, '', '#documents');
  scrolled.mockClear();
  const page = renderIsland(<Late />);
  expect(scrolled).not.toHaveBeenCalled();
  act(() => page.getByText('load').click());
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith('Documents'));
  page.unmount();

  scrolled.mockClear();
  const other = renderIsland(<Late />);
  dispatchEvent(new Event('wheel'));
  act(() => other.getByText('load').click());
  await painted();
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

it('follows the address once the section is visible', async () => {
  history.replaceState(null, '', '/product/p-0147?i=coatings#use');
  renderIsland(<HeldUp />);
  expect(document.activeElement).toBe(document.body);
  act(() => screen.getByText('load').click());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Use in coatings' })),
  );
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
        <Sections isComplete={false} />
      </WhenComplete>
    </>
  );
}
