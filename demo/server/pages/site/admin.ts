import { canEdit } from '../../../../src/product/rules/can-edit.ts';
import { productAddress } from '../../base/product-address.ts';
import type { Page } from '../page.ts';
import { renderFlags } from '../product-card.ts';
import { notFound } from './not-found.ts';

/** `/admin` and all paths below: target of links for editors. The administration belongs to another system. */
export const admin: Page = {
  path: '/admin/:part?',
  render({ c, payload }) {
    if (!payload.user?.hasBackendAccess) return { file: 'forbidden', status: 403 };
    const isUsers = c.req.param('part') === 'users';
    return {
      file: 'admin',
      slots: {
        heading: isUsers ? 'Users' : 'Administration',
        content: isUsers
          ? 'Here editors would validate the accounts of customers and give them roles.'
          : 'Here editors would change products, documents and pages.',
      },
    };
  },
};

/** `/admin/products/:id`: target of an edit link. The editor belongs to another product. */
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
