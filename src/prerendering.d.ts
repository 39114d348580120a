/** Whether the browser has opened the page ahead (https://wicg.github.io/nav-speculation/prerendering.html). */
interface Document {
  readonly prerendering?: boolean;
}
