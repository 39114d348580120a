import { expect, test } from 'vitest';
import { galleryFrames } from '../../e2e/support/gallery-frames.ts';

test('follows the gallery to its islands, and takes overlays opened', async () => {
  const pages: Record<string, string> = {
    '/gallery':
      '<a href="/gallery/login">Login</a> <a href="/gallery/notices">Notices</a> <a href="/gallery/ui">',
    '/gallery/login':
      '<a href="/gallery/frame/login/empty"><a href="/gallery/frame/login/empty?open"><iframe src="/gallery/frame/login/empty">',
    '/gallery/notices': '<iframe src="/gallery/frame/notices/one">',
  };
  expect(await galleryFrames(async (path) => pages[path] ?? '')).toEqual([
    '/gallery/frame/login/empty?open',
    '/gallery/frame/notices/one',
  ]);
});
