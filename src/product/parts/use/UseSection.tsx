import type { FieldEntry } from '../../../domain/fields/field-entry.ts';
import { readFieldContent } from '../../../domain/fields/read-field-content.ts';
import { inSentence } from '../../../lib/text/in-sentence.ts';
import { ReadFailed } from '../../../outcome/ReadFailed.tsx';
import type { Pigment } from '../../../services/pigment.ts';
import { useTexts } from '../../../store/hooks.ts';
import { useFieldManifest } from '../../../store/reads/useFieldManifest.ts';
import { useIndustryTitles } from '../../../store/useIndustryTitles.ts';
import { fieldTexts, valueTexts } from '../../../texts/fields.ts';
import { usePending } from '../../../ui/base/pending.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { FieldValue, type FieldValueContent } from '../../../ui/content/FieldValue.tsx';
import { LevelLegend } from '../../../ui/content/LevelLegend.tsx';
import { Skeleton } from '../../../ui/message/Skeleton.tsx';
import { chooseDescription } from '../../rules/fields/choose-description.ts';
import { isUse } from '../../rules/fields/is-use.ts';
import { productTexts } from '../../texts/product.ts';
import { Section } from '../section/Section.tsx';
import type { SectionPartProps } from '../section/section-part.ts';
import css from './use-section.css';

/** What the product is used for in its industry: text, brand, and uses by recommendation level. */
export function UseSection({ product, isBusy }: Pick<SectionPartProps, 'product' | 'isBusy'>) {
  useStyles(css);
  const text = useTexts(productTexts);
  const words = useTexts(fieldTexts);
  const titles = useIndustryTitles();
  const manifest = useFieldManifest();
  const isWaiting = manifest.status === 'loading' && !manifest.failure;
  usePending(isWaiting);
  const uses = usesOf(product, manifest.status === 'ready' ? manifest.value : []);
  const code = chooseDescription(product.fields);
  const description = code && String(product.fields[code]);
  const { brand_description: brand } = product.fields;
  const awaited = isWaiting ? Object.values(product.fields).filter(isRanked) : [];
  if (!description && typeof brand !== 'string' && uses.length + awaited.length === 0 && !manifest.failure)
    return null;
  const texts = valueTexts(words);
  return (
    <Section
      address="use"
      title={
        product.industry
          ? text('product.use', { industry: inSentence(titles(product.industry)) })
          : text('product.description')
      }
      note={
        uses.length + awaited.length > 0 && (
          <LevelLegend label={words('fields.levels')} levels={texts.levels} />
        )
      }
      isBusy={isBusy}
      isWaiting={isWaiting}
    >
      <div className="ce-use">
        <div className="ce-use__text ce-stack ce-gap-3">
          {description && <FieldValue content={{ form: 'html', html: description }} texts={texts} />}
          {typeof brand === 'string' && (
            <div className="ce-muted">
              <FieldValue content={{ form: 'html', html: brand }} texts={texts} />
            </div>
          )}
        </div>
        {/* The head and the fields of a product's page announce the same failure. */}
        <ReadFailed
          variant="line"
          read={manifest}
          words={{ title: text('product.uses.failed') }}
          live={false}
        />
        {awaited.length > 0 && (
          <div className="ce-use__lists ce-section__lists">
            {awaited.map((values) => (
              <Skeleton key={JSON.stringify(values)} lines={values.length + 1} />
            ))}
          </div>
        )}
        {uses.length > 0 && (
          <div className="ce-use__lists ce-section__lists">
            {uses.map(({ entry, content }) => (
              <div key={entry.code}>
                <h3 className="ce-section__group ce-section__group--ruled">{entry.title}</h3>
                <FieldValue content={content} texts={texts} />
              </div>
            ))}
          </div>
        )}
      </div>
    </Section>
  );
}

interface Use {
  entry: FieldEntry;
  content: FieldValueContent;
}

/** The lists whose values carry recommendation levels, such as applications (decision B9). */
function usesOf({ fields }: Pigment, manifest: readonly FieldEntry[]): Use[] {
  return manifest.flatMap((entry) => {
    const content = readFieldContent(fields[entry.code], entry);
    return isUse(content) ? { entry, content } : [];
  });
}

/** Whether a field's values carry levels, whatever the manifest calls it. */
function isRanked(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.some((each) => Object(each).hierarchy !== undefined);
}
