import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useDocumentActions } from '../../../../../src/product/parts/documents/useDocumentActions.ts';
import { renderIsland } from '../../../../support/render-island.tsx';

type RowDocument = Parameters<typeof useDocumentActions>[0];

function Links(row: RowDocument) {
  const { titleLink, downloadLink, progress } = useDocumentActions(row);
  return (
    <>
      <a {...titleLink}>Title</a>
      <a {...downloadLink}>Download</a>
      <button type="button" onClick={progress.retry}>
        Try again
      </button>
      <button type="button" onClick={progress.takeFocus}>
        Go
      </button>
    </>
  );
}

/** Shows what a row offers for a safety data sheet. */
function show(prd = '469714') {
  const downloads = { byId: {}, latest: null, start: vi.fn(async () => {}), cancel: vi.fn() };
  const onOpen = vi.fn();
  const { bus } = renderIsland(
    <Links
      {...{ downloads, onOpen }}
      asset={{ id: 'a-1', type: 'virtual_msds' }}
      accessLevel="public"
      subject={{ prd, industry: null }}
    />,
    { services: { document: 'https://document.example' } },
  );
  const opened = vi.fn();
  bus.on('overlay:open', opened);
  return { downloads, onOpen, opened };
}

it('downloads a safety data sheet of no product, which has no others to choose from', () => {
  const { downloads, opened } = show('');
  fireEvent.click(screen.getByText('Title'));
  expect(opened).not.toHaveBeenCalled();
  expect(downloads.start).toHaveBeenCalledExactlyOnceWith({
    asset: { id: 'a-1', type: 'virtual_msds' },
    prd: null,
  });
});

it('reports that a document is opened by its title, not that its file is saved or tried again', () => {
  const { downloads, onOpen } = show();
  fireEvent.click(screen.getByText('Download'));
  fireEvent.click(screen.getByText('Try again'));
  expect(downloads.start).toHaveBeenCalledTimes(2);
  expect(onOpen).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Title'));
  expect(onOpen).toHaveBeenCalledOnce();
});

it('takes the focus of a download that is over to the title', () => {
  show();
  fireEvent.click(screen.getByText('Go'));
  expect(document.activeElement).toBe(screen.getByText('Title'));
});
