import { inSentence } from '../../../lib/text/in-sentence.ts';
import { PartWaiting } from '../../../outcome/PartWaiting.tsx';
import { ReadFailed } from '../../../outcome/ReadFailed.tsx';
import type { Formulation } from '../../../services/formulations.ts';
import { useShared, useTexts } from '../../../store/hooks.ts';
import { useIndustryTitles } from '../../../store/useIndustryTitles.ts';
import { Link } from '../../../ui/action/Link.tsx';
import { useStyles } from '../../../ui/base/styles.ts';
import { CodeText } from '../../../ui/content/CodeText.tsx';
import { productSectionTexts } from '../../texts/product-sections.ts';
import { Section } from '../section/Section.tsx';
import type { SectionPartProps } from '../section/section-part.ts';
import css from './formulations.css';
import { useFormulations } from './useFormulations.ts';

type FormulationsProps = Pick<SectionPartProps, 'product' | 'isBusy'>;

/** The formulations with a product, for users who may view formulations (row 176). */
export function FormulationsSection(props: FormulationsProps) {
  const canView = useShared(({ user }) => user?.canViewFormulations ?? false);
  return canView && <Formulations {...props} />;
}

function Formulations({ product, isBusy }: FormulationsProps) {
  useStyles(css);
  const text = useTexts(productSectionTexts);
  const titles = useIndustryTitles();
  const read = useFormulations(product);
  const { product_name: name, industry } = product;
  const isWaiting = read.status === 'loading' && !read.failure;
  const found = read.status === 'ready' ? read.value : [];
  return (
    <Section
      address="formulations"
      title={text('productFormulations.title')}
      count={found.length || undefined}
      note={
        industry
          ? text('productFormulations.with', { name, industry: inSentence(titles(industry)) })
          : text('productFormulations.withAny', { name })
      }
      isBusy={isBusy}
      isWaiting={isWaiting}
    >
      {isWaiting && <PartWaiting className="ce-formulations__place" />}
      {found.length > 0 && (
        <ul className="ce-formulations">
          {found.map((formulation) => (
            <FormulationItem key={formulation.id} formulation={formulation} />
          ))}
        </ul>
      )}
      {read.status === 'ready' && found.length === 0 && <p>{text('productFormulations.none')}</p>}
      <ReadFailed read={read} words={{ title: text('productFormulations.failed') }} />
    </Section>
  );
}

function FormulationItem({ formulation: { title, link, shade } }: { formulation: Formulation }) {
  const name = <CodeText>{title}</CodeText>;
  const color = shade?.color && HEX.test(shade.color) ? shade.color : undefined;
  return (
    <li className="ce-formulations__item ce-pair ce-gap-4">
      <span className="ce-formulations__shade ce-swatch" style={{ '--ce-_color': color }} aria-hidden />
      <span className="ce-formulations__text">
        {link ? <Link href={link}>{name}</Link> : name}
        {shade && (
          <span className="ce-formulations__note ce-meta">
            {[shade.title, color].filter(Boolean).join(', ')}
          </span>
        )}
      </span>
    </li>
  );
}

/** sRGB (decision B24). */
const HEX = /^#[\da-f]{6}$/i;
