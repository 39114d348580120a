import { renderColourPlane } from '../art/colour-plane.ts';
import { renderDrawdowns } from '../art/drawdowns.ts';
import { renderIndustryTiles } from '../industry-links.ts';
import type { Page } from '../page.ts';
import { renderProductGrid } from '../product-card.ts';
import { pickShowcase } from '../showcase.ts';

/** `/` */
export const home: Page = {
  path: '/',
  render({ deps, payload }) {
    const { total, items } = deps.catalogue.products({ offset: 0, limit: 300 });
    return {
      file: 'home',
      slots: {
        total,
        drawdowns: renderDrawdowns(),
        industries: renderIndustryTiles(payload),
        colourPlane: renderColourPlane(),
        showcase: renderProductGrid(pickShowcase(items, 8), payload),
      },
    };
  },
};
