import { placeBeside } from '../../lib/place-beside.ts';
import baseCss from '../../ui/base/base.css';
import tokensCss from '../../ui/base/tokens.css';
import tooltipCss from '../../ui/popover/tooltip-bubble.css';
import hostCss from '../isolation/host.css';
import { adoptStylesheet } from '../isolation/stylesheets.ts';

/** The bubble shared by all tooltips of the page's own content. */
export interface Bubble {
  /** Its element on the page. */
  host: Element;
  show(target: HTMLElement): void;
  hide(): void;
}

/** Creates the bubble; it looks like the tooltips of islands. */
export function createBubble(): Bubble {
  const host = document.createElement('ce-island');
  const root = host.attachShadow({ mode: 'open' });
  for (const css of [hostCss, tokensCss, baseCss, tooltipCss]) adoptStylesheet(root, css);
  const ground = Object.assign(document.createElement('div'), { className: 'ce-root' });
  const popover = Object.assign(document.createElement('span'), {
    className: 'ce-tooltip',
    popover: 'manual',
  });
  const words = Object.assign(document.createElement('span'), { className: 'ce-tooltip__bubble' });
  // The trigger's description already says it.
  popover.setAttribute('aria-hidden', 'true');
  popover.append(words);
  ground.append(popover);
  root.append(ground);
  document.body.append(host);

  let stop = () => {};
  return {
    host,
    show(target) {
      stop();
      // A script of the page may have replaced the body.
      if (!host.isConnected) document.body.append(host);
      words.textContent = target.dataset.ceTooltip ?? '';
      popover.showPopover();
      const leaving = new AbortController();
      placeBeside(target, popover, 'top', leaving.signal);
      stop = () => {
        leaving.abort();
        popover.hidePopover();
        stop = () => {};
      };
    },
    hide: () => stop(),
  };
}
