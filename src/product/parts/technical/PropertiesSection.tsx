import { useDeferredValue, useState } from 'react';
import { inSentence } from '../../../lib/text/in-sentence.ts';
import { PartWaiting } from '../../../outcome/PartWaiting.tsx';
import { ReadFailed } from '../../../outcome/ReadFailed.tsx';
import type { Pigment } from '../../../services/pigment.ts';
import { useTexts } from '../../../store/hooks.ts';
import { tableTexts } from '../../../texts/tables.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { LabelRoom } from '../../../ui/action/LabelRoom.tsx';
import { useStyles } from '../../../ui/base/styles.ts';
import { chevronDownIcon } from '../../../ui/icon/chevron-down.ts';
import { chevronUpIcon } from '../../../ui/icon/chevron-up.ts';
import { letterOf } from '../../rules/technical/lab-points.ts';
import { technicalTexts } from '../../texts/technical.ts';
import { ProductTableActions } from '../section/ProductTableActions.tsx';
import { Section } from '../section/Section.tsx';
import type { SectionPartProps } from '../section/section-part.ts';
import { MediumPart } from './MediumPart.tsx';
import css from './technical.css';
import { type Technical, useTechnical } from './useTechnical.ts';
import { useTechnicalTable } from './useTechnicalTable.ts';

interface PropertiesSectionProps extends Pick<SectionPartProps, 'product' | 'isBusy'> {
  /** Code, to show that medium only. */
  medium?: string | undefined;
}

/** Technical properties: a row for each medium that opens to all of its values (rows 178 to 180, 184). */
export function PropertiesSection({ product, isBusy, medium }: PropertiesSectionProps) {
  useStyles(css);
  const text = useTexts(technicalTexts);
  const technical = useTechnical(product, medium);
  const { read } = technical;
  if (read.status !== 'ready' && product.technicalProperties.length > 0)
    return (
      <Section address="technical" title={text('technical.title')} isBusy={isBusy} isWaiting={!read.failure}>
        {!read.failure && <PartWaiting className="ce-technical__place" />}
        <ReadFailed read={read} words={{ title: text('technical.failed') }} />
      </Section>
    );
  if (technical.sections.length === 0) return null;
  const { id, industry } = product;
  return <Media key={`${id} ${industry}`} {...{ product, isBusy, technical }} />;
}

interface MediaProps {
  product: Pigment;
  isBusy: boolean;
  technical: Technical;
}

function Media({ product, isBusy, technical: { sections, applications } }: MediaProps) {
  const text = useTexts(technicalTexts);
  const words = useTexts(tableTexts);
  const tableOf = useTechnicalTable(product, applications);
  const [opened, setOpened] = useState<Readonly<Record<string, boolean>>>({});
  // Render closed parts later: the browser's search and print need them, the first view doesn't.
  const isComplete = useDeferredValue(true, false);
  const isOpen = (medium: string) => opened[medium] ?? medium === sections[0]?.medium;
  const isAllOpen = sections.every(({ medium }) => isOpen(medium));
  return (
    <Section
      address="technical"
      title={text('technical.title')}
      count={sections.length}
      isBusy={isBusy}
      note={sections.length > 1 && text('technical.media', { count: sections.length })}
      actions={
        sections.length > 1 && (
          <>
            <ProductTableActions
              product={product}
              copyText={text('technical.copyAll')}
              csvText={words('tables.csv')}
              csvLabel={text('technical.csv.all')}
              table={() => tableOf(sections)}
              name={[text('technical.title')]}
            />
            <Button
              variant="quiet"
              size="small"
              className="ce-screen"
              icon={isAllOpen ? chevronUpIcon : chevronDownIcon}
              onClick={() =>
                setOpened(Object.fromEntries(sections.map(({ medium }) => [medium, !isAllOpen])))
              }
            >
              <LabelRoom texts={[text('technical.openAll'), text('technical.closeAll')]}>
                {text(isAllOpen ? 'technical.closeAll' : 'technical.openAll')}
              </LabelRoom>
            </Button>
          </>
        )
      }
    >
      <div className="ce-technical" style={{ '--ce-_columns': applications.length }}>
        <div className="ce-technical__heads ce-meta" aria-hidden>
          <span className="ce-technical__row">
            <span>{text('technical.mediumAndCondition')}</span>
            {applications.map(({ code, title }) => (
              <span key={code}>{title}</span>
            ))}
          </span>
        </div>
        {sections.map((section, at) => (
          <MediumPart
            key={section.medium}
            {...{ product, section, applications, isComplete }}
            mark={sections.length > 1 ? letterOf(at) : undefined}
            isOpen={isOpen(section.medium)}
            onToggle={(open) => setOpened((before) => ({ ...before, [section.medium]: open }))}
          />
        ))}
        <ReadingNote applications={applications} />
      </div>
    </Section>
  );
}

/** How to read the values: what is measured, then what each application is. */
function ReadingNote({ applications }: Pick<Technical, 'applications'>) {
  const text = useTexts(technicalTexts);
  return (
    <p className="ce-technical__read ce-meta">
      <b>{text('technical.read')}</b> {text('technical.read.text')}
      {applications
        .filter(({ description }) => description)
        .map(({ code, title, description }) => (
          <span key={code}>
            {' '}
            {title}: {inSentence(description ?? '')}.
          </span>
        ))}
    </p>
  );
}
