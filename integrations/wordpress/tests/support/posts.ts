import type { RunPhp } from './run-php.ts';

/** A post or page to create, in WordPress's own names. */
export interface NewPost {
  post_title: string;
  post_content: string;
  /** @default 'page' */
  post_type?: 'page' | 'post';
  /** @default 'publish' */
  post_status?: 'publish' | 'draft' | 'private';
  /** Id of a user. @default the first administrator */
  post_author?: number;
}

/** A post of the site. */
export interface Post {
  id: number;
  /** Its permalink. */
  url: string;
}

/** Creates a post or page, with all of its HTML, as an administrator may save it. */
export function createPost(php: RunPhp, post: NewPost): Promise<Post> {
  const code = `
    $id = wp_insert_post( wp_slash( $args ), true );
    return is_wp_error( $id ) ? $id : array( 'id' => $id, 'url' => get_permalink( $id ) );`;
  return php<Post>(code, { post_type: 'page', post_status: 'publish', ...post });
}

/** Shows a page at the site's address. */
export async function setFrontPage(php: RunPhp, id: number): Promise<void> {
  await php("update_option( 'show_on_front', 'page' ); update_option( 'page_on_front', $args );", id);
}
