import type { ReactNode } from 'react';
import { hasLevel } from '../../../domain/fields/has-level.ts';
import { classNames } from '../../../lib/text/class-names.ts';
import { PartWaiting } from '../../../outcome/PartWaiting.tsx';
import type { Pigment } from '../../../services/pigment.ts';
import { useTexts } from '../../../store/hooks.ts';
import { fieldTexts, wordsOfFields } from '../../../texts/fields.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { LevelLegend } from '../../../ui/content/LevelLegend.tsx';
import { unknownFields } from '../../rules/fields/unknown-fields.ts';
import { Section } from '../section/Section.tsx';
import { FieldsActions } from './FieldsActions.tsx';
import { FieldsFailure } from './FieldsFailure.tsx';
import css from './fields-place.css';
import type { FieldGroup, ProductFields } from './useProductFields.ts';

interface FieldsSectionProps {
  address: string;
  title: string;
  product: Pigment;
  manifest: ProductFields['manifest'];
  groups: readonly FieldGroup[];
  isBusy: boolean;
  children: ReactNode;
}

/** A section of fields with a legend of levels and buttons to copy it; nothing if no field is filled. */
export function FieldsSection({
  address,
  title,
  product,
  manifest,
  groups,
  isBusy,
  children,
}: FieldsSectionProps) {
  useStyles(css);
  const words = useTexts(fieldTexts);
  const isReady = manifest.status === 'ready';
  const isWaiting = manifest.status === 'loading' && !manifest.failure;
  // Without a manifest, count all filled fields.
  const filled = isReady ? groups.length : unknownFields(product.fields, []).length;
  if (filled === 0) return null;
  const hasLevels = groups.some(({ rows }) => rows.some(({ content }) => hasLevel(content)));
  return (
    <Section
      address={address}
      title={title}
      note={hasLevels && <LevelLegend label={words('fields.levels')} levels={wordsOfFields(words).levels} />}
      actions={(isReady || isWaiting) && <FieldsActions product={product} groups={groups} title={title} />}
      isBusy={isBusy || manifest.status === 'loading'}
      isWaiting={isWaiting}
    >
      {isReady ? (
        children
      ) : isWaiting ? (
        <PartWaiting
          className={classNames('ce-fields-place', address === 'regulatory' && 'ce-fields-place--regulatory')}
          style={{ '--ce-_rows': filled }}
        />
      ) : (
        <FieldsFailure manifest={manifest} live={address !== 'regulatory'} />
      )}
    </Section>
  );
}
