import { readFileSync } from 'node:fs';

/** One file of `demo/site/pages`: a comment with `title:` and `description:`, then the content of `<main>`. */
export interface PageFile {
  title: string;
  description: string;
  template: string;
}

const SITE = new URL('../../site/', import.meta.url);

/** Reads the layout of all pages, or the bare one of the gallery's examples. */
export function readLayout(name: 'layout' | 'bare'): string {
  return readFileSync(new URL(`${name}.html`, SITE), 'utf8');
}

/**
 * Reads a page's file each time, so that edits are visible after a reload.
 *
 * @throws Error when the file's first comment lacks the title or the description
 */
export function readPageFile(name: string): PageFile {
  const text = readFileSync(new URL(`pages/${name}.html`, SITE), 'utf8');
  const head = /^<!--([\s\S]*?)-->/.exec(text);
  const field = (key: string) => new RegExp(`^${key}: (.+)$`, 'm').exec(head?.[1] ?? '')?.[1];
  const title = field('title');
  const description = field('description');
  if (!title || !description) {
    throw new Error(`The page "${name}" must begin with a comment that holds "title:" and "description:".`);
  }
  return { title, description, template: text.slice(head?.[0].length).trim() };
}
