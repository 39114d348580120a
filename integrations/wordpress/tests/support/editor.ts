import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** The block editor of a post. */
export interface BlockEditor {
  /** What the post consists of: in a frame, which has a document of its own, if all blocks of the site can live there. */
  canvas: FrameLocator | Locator;
  publish: () => Promise<void>;
}

/** Opens the block editor of a post, or of a new one. */
export async function openEditor(page: Page, post: number | 'new page' | 'new post'): Promise<BlockEditor> {
  const path = typeof post === 'number' ? `post.php?post=${post}&action=edit` : NEW[post];
  await page.goto(`/wp-admin/${path}`);
  const content = page.getByRole('region', { name: 'Editor content' });
  const frame = content.locator('iframe[name="editor-canvas"]');
  // The first load fetches some 150 files.
  await expect(frame.or(content.getByRole('textbox', { name: 'Add title' }))).toBeVisible({
    timeout: 60_000,
  });
  const canvas = (await frame.count()) > 0 ? frame.contentFrame() : content;
  return { canvas, publish: () => publish(page) };
}

const NEW = { 'new page': 'post-new.php?post_type=page', 'new post': 'post-new.php' };

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Editor publish' });
  await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  // The editor still fetches what it has not needed so far.
  await expect(panel.getByText('is now live.')).toBeVisible({ timeout: 60_000 });
}
