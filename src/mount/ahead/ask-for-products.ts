import { ahead } from 'virtual:ahead';
import { askForProduct, type ProductAhead } from '../../product/state/ask-for-product.ts';
import { aheadContext } from '../../store/ahead/ahead-context.ts';
import { servedCalls } from '../../store/ahead/served-calls.ts';
import { type AskForIslands, expectedIslands } from './expected-islands.ts';

/**
 * Makes the calls that the islands of a product will make (`ahead` in their contracts), while React and their code are
 * on their way. The HTTP client takes the responses (docs/architecture.md, "HTTP").
 */
export const askForIslands: AskForIslands = (raw) => {
  const context = aheadContext(raw);
  const page: ProductAhead = { ...context, isServed: servedCalls(context), askedFor: new Set() };
  for (const { name, props } of expectedIslands(Object.keys(ahead))) {
    askForProduct(ahead[name] ?? [], props, page);
  }
};
