import { expect, test } from 'vitest';
import {
  fileAddress,
  sharedDocumentAddress,
} from '../../../../../src/product/rules/documents/document-address.ts';

test.each([
  ['https://documents.example', 'a-0001-01', 'https://documents.example/api/v2/document/download/a-0001-01'],
  ['https://documents.example/base/', 'a/b', 'https://documents.example/base/api/v2/document/download/a%2Fb'],
])('builds the address of a file below the service %s', (service, id, address) => {
  expect(fileAddress(service, id)).toBe(address);
});

test.each([
  ['/shared', 'https://portal.example/shared?document=a%26b'],
  ['https://cms.example/s?lang=en#x', 'https://cms.example/s?lang=en&document=a%26b#x'],
])('the page %s of a shared document', (page, address) => {
  expect(sharedDocumentAddress(page, 'a&b', 'https://portal.example/product')).toBe(address);
});
