import { textOfPdf } from './text-of-pdf.ts';
import { unzip } from './unzip.ts';

/** All that somebody reads in an answer: its text and headers; PDFs and archives are opened. */
export async function wordsOfAnswer(answer: Response): Promise<string> {
  const type = answer.headers.get('content-type') ?? '';
  const named = ['content-disposition', 'location'].map((name) => answer.headers.get(name) ?? '').join(' ');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return `${decoded(named)} ${wordsOfFile(type, bytes)}`;
}

function wordsOfFile(type: string, bytes: Uint8Array): string {
  if (/zip/.test(type))
    return [...unzip(bytes)]
      .map(([name, file]) => `${name} ${wordsOfFile(typeOfName(name), file)}`)
      .join(' ');
  if (/pdf/.test(type)) return textOfPdf(bytes);
  return /image/.test(type) ? '' : new TextDecoder().decode(bytes);
}

function typeOfName(name: string): string {
  return /\.(pdf|zip|png|jpg)$/.exec(name)?.[1]?.replace(/png|jpg/, 'image') ?? 'text';
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
