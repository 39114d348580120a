import { rgbNotation } from '../../../domain/color/rgb.ts';
import type { FieldEntry } from '../../../domain/fields/field-entry.ts';
import { readFieldContent } from '../../../domain/fields/read-field-content.ts';
import type { Pigment } from '../../../services/pigment.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { useStyles } from '../../../ui/base/styles.ts';
import { SUSTAINABILITY_ICONS } from '../fields/sustainability-icons.ts';
import css from './eyebrow.css';

interface EyebrowProps {
  product: Pigment;
  /** `null` while it is loading. */
  manifest: readonly FieldEntry[] | null;
}

/**
 * Brand, colour badge, labels and sustainability icons above a product's name (rows 146 and 147). What the manifest has
 * no title for is left out: its code says nothing to a reader. Codes reserve the room of titles that are loading.
 */
export function Eyebrow({ product, manifest }: EyebrowProps) {
  useStyles(css);
  const titlesOf = (code: string) => {
    if (!manifest) return (key: string) => key;
    const entry = manifest.find((each) => each.code === code);
    return (key: string) => entry?.options?.find((option) => option.key === key)?.title;
  };
  const { brand, color_space, sustainability, tag } = product.fields;
  const colorTitle = textOf(color_space, manifest, 'color_space');
  const brandTitle = textOf(brand, manifest, 'brand');
  return (
    <ul className="ce-eyebrow ce-meta ce-cluster ce-gap-3" data-waiting={!manifest || undefined}>
      {brandTitle && <li>{brandTitle}</li>}
      {product.color_values && colorTitle && (
        <li className="ce-pair ce-gap-2">
          <span
            className="ce-eyebrow__badge ce-swatch"
            style={{ '--ce-_color': rgbNotation(product.color_values) }}
            aria-hidden
          />
          {colorTitle}
        </li>
      )}
      {keysIn(tag).map((key) => {
        const title = titlesOf('tag')(key);
        return (
          title && (
            <li key={key} className="ce-eyebrow__flag">
              {title}
            </li>
          )
        );
      })}
      {keysIn(sustainability).map((key) => {
        const icon = SUSTAINABILITY_ICONS[key];
        const title = titlesOf('sustainability')(key);
        if (!icon || !title) return null;
        return (
          <li key={key} className="ce-pair ce-gap-2">
            <Icon path={icon} size="small" />
            {title}
          </li>
        );
      })}
    </ul>
  );
}

function textOf(value: unknown, manifest: readonly FieldEntry[] | null, code: string): string | undefined {
  if (!manifest) return typeof value === 'string' ? value : undefined;
  const entry = manifest.find((each) => each.code === code);
  const content = entry && readFieldContent(value, entry);
  return content?.form === 'text' ? content.text : undefined;
}

function keysIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((key) => typeof key === 'string') : [];
}
