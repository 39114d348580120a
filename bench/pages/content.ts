const PARAGRAPH =
  'Our pigments keep their shade in sun, frost and salt spray, and they are easy to disperse in water-borne ' +
  'and solvent-borne systems alike. Ask for a sample, and compare it with what you use today.';

const STYLES = `
  body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #16181d; }
  header, main { max-width: 72rem; margin: 0 auto; padding: 1rem; }
  nav ul { display: flex; gap: 1rem; margin: 0; padding: 0; list-style: none; }
  nav[data-ce-widget] { height: 64px; }
  .cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: 1rem; }
  .card { border: 1px solid #ddd; border-radius: 8px; padding: 1rem; }
`;

/** Stylesheet of every page of the bench, as a site would have one. */
export const SITE_CSS = STYLES;

/** The page common to all candidates: a header, some text, two dozen cards. Only `head` and `body` differ. */
export function contentPage(head = '', body = ''): string {
  const cards = Array.from(
    { length: 24 },
    (_, index) => `<article class="card"><h2>Pigment ${index + 1}</h2><p>${PARAGRAPH}</p></article>`,
  );
  return page(head, `<p>${PARAGRAPH}</p>${body}<div class="cards">${cards.join('\n')}</div>`);
}

/** A page with a header and the given content only. */
export function page(head: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pigments</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/site.css">
${head}
</head>
<body>
<header><h1>Pigments for every purpose</h1></header>
<main>${main}</main>
</body>
</html>`;
}
