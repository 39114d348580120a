import { canEdit } from '../../../../src/product/rules/can-edit.ts';
import { productAddress } from '../../base/product-address.ts';
import type { Page } from '../page.ts';
import { renderFlags } from '../product-card.ts';
import { notFound } from './not-found.ts';

/** `/admin/products/:id`: where an edit link leads; the editor itself belongs to another product. */
export const adminProduct: Page = {
  path: '/admin/products/:id',
  render(request) {
    const { c, deps, payload } = request;
    if (!canEdit(payload.user)) return { file: 'forbidden', status: 403 };
    const found = deps.catalogue(c.get('session')).product(c.req.param('id') ?? '');
    if (!found) return notFound.render(request);
    return {
      file: 'admin-product',
      title: `Edit ${found.name}`,
      slots: {
        name: found.name,
        prd: found.prd,
        brand: found.brand,
        flags: renderFlags(found),
        address: productAddress(found.id),
      },
    };
  },
};
