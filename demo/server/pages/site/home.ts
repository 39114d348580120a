import { renderColourPlane } from '../art/colour-plane.ts';
import { renderDrawdowns } from '../art/drawdowns.ts';
import { renderIndustryTiles } from '../industry-links.ts';
import type { Page } from '../page.ts';
import { renderProductGrid } from '../product-card.ts';
import { showcaseOf } from '../showcase.ts';

/** `/` */
export const home: Page = {
  path: '/',
  render({ c, deps, payload }) {
    const { total, products } = showcaseOf(deps.catalogue(c.get('session')));
    return {
      file: 'home',
      slots: {
        total,
        drawdowns: renderDrawdowns(),
        industries: renderIndustryTiles(payload),
        colourPlane: renderColourPlane(),
        showcase: renderProductGrid(products, payload),
      },
    };
  },
};
