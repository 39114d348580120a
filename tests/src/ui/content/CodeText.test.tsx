import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CodeText } from '../../../../src/ui/content/CodeText.tsx';

it.each([
  ['Zephyra Red 3540 TR-P', ['TR-P']],
  ['147-14-8, 10101-66-3,', ['147-14-8,', '10101-66-3,']],
  ['Grey scale, ISO 105-A02', ['105-A02']],
  ['Weather fastness (1–5), 0.08–0.89 µm', ['(1–5),', '0.08–0.89 µm']],
  ['Two-pack, UV-curing and TGIC-free', []],
  ['Rubelis Red 3240', []],
  ['10 minutes at 180 °C, 1.5 g/m² on paper', ['0 °C,', '5 g/m²']],
  // The rest may break, so that no code is wider than a phone.
  ['ABCDEFGHIJKLMNOPQR-STUVWXYZABCDEFGH', ['MNOPQR-STUVWX']],
])('keeps the codes of "%s" in one piece', (text, codes) => {
  const { container } = render(<CodeText>{text}</CodeText>);
  expect(container.textContent).toBe(text);
  const kept = [...container.querySelectorAll<HTMLElement>('span > span')];
  expect(kept.map(({ textContent }) => textContent)).toEqual(codes);
  for (const each of kept) expect(each.style.whiteSpace).toBe('nowrap');
});
