import { Link } from '../action/Link.tsx';
import { useStyles } from '../base/styles.ts';
import css from './advanced-content.css';
import { RichText } from './RichText.tsx';

export interface AdvancedContentProps {
  /** HTML; sanitised here. */
  content: string | undefined;
  products: readonly { key: string; href: string; title: string }[];
  /** Accessible name of the list of products. */
  label: string;
}

/** The editors' text on a comparison, with links to its products (spec P§3). */
export function AdvancedContent({ content, products, label }: AdvancedContentProps) {
  useStyles(css);
  return (
    <div className="ce-stack ce-gap-4">
      {content && <RichText html={content} className="ce-advanced__text" />}
      {products.length > 0 && (
        <nav aria-label={label}>
          <ul className="ce-cluster ce-gap-3">
            {products.map(({ key, href, title }) => (
              <li key={key}>
                <Link href={href}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
