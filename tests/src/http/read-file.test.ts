import { describe, expect, it, vi } from 'vitest';
import { createHttp } from '../../../src/http/create-http.ts';
import type { ExpectedFile } from '../../../src/http/file-fault.ts';
import { readFile } from '../../../src/http/read-file.ts';
import { fakeContext } from '../../support/http-context.ts';

const PDF = '%PDF-1.7\nof two lines\n%%EOF\n';
const octets = { 'content-type': 'application/octet-stream' };
const length = (bytes: number) => ({ 'content-length': `${bytes}` });

function read(body: string, headers: Record<string, string> = octets, expected: ExpectedFile = {}) {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => new Response(body, { headers }));
  return readFile(createHttp(fakeContext(), 'document'), 'file', {}, expected);
}

describe('readFile', () => {
  it.each<[string, string, Record<string, string>?, ExpectedFile?]>([
    ['a PDF', PDF],
    ['a PDF after what its reader skips', `\n\n${PDF}`],
    ['a PDF that is smaller than it was, but whole', PDF, octets, { size: 100_000 }],
    ['a PDF of unknown size without its last line', '%PDF-1.7'],
    ['a ZIP', 'PK…', octets, { name: 'Documents.zip' }],
    ['text', 'Density 1.5', { 'content-type': 'text/plain' }],
    ['text that begins with a brace', '{to be continued', octets],
    ['a page that is meant', '<!doctype html><p>Hello', octets, { name: 'manual.HTML' }],
    ['JSON that is meant', '{"density":1.5}', octets, { name: 'data.json' }],
    ['a file of the length that was said', 'abc', { ...octets, ...length(3) }],
    ['a compressed file, longer than what was sent', 'abcabcabc', { ...octets, ...length(5) }],
    [
      'a compressed file, shorter than what was sent',
      'abc',
      { ...octets, ...length(23), 'content-encoding': 'gzip' },
    ],
  ])('takes a file that is complete: %s', async (_, body, headers, expected) => {
    const { content } = await read(body, headers, expected);
    expect(await content.text()).toBe(body);
  });

  it.each<[string, string, Record<string, string>?, ExpectedFile?]>([
    ['an empty file', ''],
    ['fewer bytes than were said', 'abc', { ...octets, ...length(100) }],
    ['a PDF that is smaller than listed and has no end', '%PDF-1.7\nof', octets, { size: 100_000 }],
  ])('refuses %s as incomplete, and says so in the console', async (_, body, headers, expected) => {
    await expect(read(body, headers, expected)).rejects.toMatchObject({ kind: 'incomplete', status: 0 });
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(
        /^GET https:\/\/document\.example\/file breaks the contract: answer must be a file, but /,
      ),
    );
  });

  it.each<[string, string, Record<string, string>?, ExpectedFile?]>([
    ['JSON', '{"total":3}', { 'content-type': 'application/json; charset=utf-8' }],
    ['JSON that calls itself a file', ' {"total":3}', octets],
    ['JSON that calls itself a PDF', '[]', { 'content-type': 'application/pdf' }],
    ['a page', '<p>Hello', { 'content-type': 'text/html' }],
    ['a page that calls itself a file', '\uFEFF\n<!DOCTYPE html><p>Hello', octets],
    ['a page without a type', '<html lang="en">', { 'content-type': '' }],
    ['text that calls itself a PDF', 'thirteen byte', { 'content-type': 'application/pdf' }],
    ['text in place of a PDF', 'thirteen byte', octets, { name: 'TDS.PDF' }],
    ['text in place of a ZIP', 'thirteen byte', octets, { name: 'Documents.zip' }],
    [
      'text under the name of a PDF',
      'thirteen byte',
      { ...octets, 'content-disposition': 'attachment; filename="TDS.pdf"' },
    ],
  ])('refuses as malformed, and says in the console: %s', async (_, body, headers, expected) => {
    await expect(read(body, headers, expected)).rejects.toMatchObject({ kind: 'malformed' });
    expect(console.error).toHaveBeenCalledTimes(1);
  });

  it('keeps the message of a refusal that calls itself a file', async () => {
    await expect(read('{"message":"The archive is closed."}')).rejects.toMatchObject({
      kind: 'malformed',
      serverMessage: 'The archive is closed.',
    });
  });
});
