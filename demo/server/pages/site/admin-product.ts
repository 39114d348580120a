import type { Page } from '../page.ts';
import { productAddress, renderFlags } from '../product-card.ts';
import { notFound } from './not-found.ts';

/** Roles that edit products (decision 70). */
const EDITORS = ['pigment-editor', 'piving-manager', 'document-manager'];

/** `/admin/products/:id`: where an edit link leads; the editor itself belongs to another product. */
export const adminProduct: Page = {
  path: '/admin/products/:id',
  render(request) {
    const { c, deps, payload } = request;
    const roles = payload.user?.tokenPayload?.roles ?? [];
    if (!EDITORS.some((role) => roles.includes(role))) return { file: 'forbidden', status: 403 };
    const found = deps.catalogue.product(c.req.param('id') ?? '');
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
