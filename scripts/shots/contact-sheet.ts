/** One screenshot on the contact sheet. */
export interface Shot {
  /** Address of the page. */
  path: string;
  width: number;
  scheme: 'light' | 'dark';
  /** File beside the sheet. */
  file: string;
}

/** An HTML page with all shots: a row for each address, light ones before dark ones, narrow before wide. */
export function contactSheet(shots: readonly Shot[]): string {
  const rows = [...Map.groupBy(shots, ({ path }) => path)].map(
    ([path, shotsOfPath]) =>
      `<section><h2>${escapeHtml(path)}</h2><div>${shotsOfPath.map(figure).join('')}</div></section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screenshots</title>
<style>
body { font: 14px system-ui; margin: 24px; background: #888; }
div { display: flex; gap: 16px; overflow-x: auto; align-items: start; }
figure { margin: 0; }
img { display: block; height: 480px; border: 1px solid #000; }
</style>
${rows.join('\n')}
</html>`;
}

function figure({ width, scheme, file }: Shot): string {
  const caption = `${width} px, ${scheme}`;
  return `<figure><figcaption>${caption}</figcaption><a href="${file}"><img src="${file}" alt="${caption}" loading="lazy"></a></figure>`;
}

/** Name of a shot's file: the address with everything but letters, digits and dots turned into hyphens. */
export function fileName(path: string, width: number, scheme: string): string {
  const name = path.replace(/[^\w.]+/g, '-').replace(/^-|-$/g, '') || 'home';
  return `${name}-${width}-${scheme}.png`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
