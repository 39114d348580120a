import * as v from 'valibot';

/**
 * The island's property for the address of a product's page. Without `{id}`, which stands for the product's id, all
 * products would lead to one page.
 */
export const productPage = v.optional(v.pipe(v.string(), v.includes('{id}')), '/product/{id}');
