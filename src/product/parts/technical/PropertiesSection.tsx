import { useDeferredValue, useState } from 'react';
import { formatDate } from '../../../domain/format/format-date.ts';
import { inSentence } from '../../../lib/text/in-sentence.ts';
import { lazyPart } from '../../../outcome/lazy-part.ts';
import { PartWaiting } from '../../../outcome/PartWaiting.tsx';
import { ReadFailed } from '../../../outcome/ReadFailed.tsx';
import type { Pigment } from '../../../services/pigment.ts';
import { useTexts } from '../../../store/hooks.ts';
import { useChoiceInAddress } from '../../../store/useChoiceInAddress.ts';
import { tableTexts } from '../../../texts/tables.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Choice } from '../../../ui/action/Choice.tsx';
import { LabelRoom } from '../../../ui/action/LabelRoom.tsx';
import { useStyles } from '../../../ui/base/styles.ts';
import { chevronDownIcon } from '../../../ui/icon/chevron-down.ts';
import { chevronUpIcon } from '../../../ui/icon/chevron-up.ts';
import { letterOf } from '../../rules/technical/lab-points.ts';
import { ALL_PROPERTIES, NO_PROPERTY } from '../../rules/technical/property-view.ts';
import { technicalTexts } from '../../texts/technical.ts';
import { ProductTableActions } from '../section/ProductTableActions.tsx';
import { Section } from '../section/Section.tsx';
import type { SectionPartProps } from '../section/section-part.ts';
import { MediumPart } from './MediumPart.tsx';
import css from './technical.css';
import { type Technical, useTechnical } from './useTechnical.ts';
import { useTechnicalTable } from './useTechnicalTable.ts';

const ByProperty = lazyPart(() => import('./ByProperty.tsx').then((module) => module.ByProperty), {
  Waiting: () => <PartWaiting className="ce-technical__place" />,
});

/** Parameter of the page's address: the code of a property, or `all`, for the view by property. */
const KEY = 'property';

interface PropertiesSectionProps extends Pick<SectionPartProps, 'product' | 'isBusy'> {
  /** Code, to show that medium only. */
  medium?: string | undefined;
  /** Code of a property, or `all`, for the view by property where the address names none. @default the view by medium */
  property?: string | undefined;
}

/** Technical properties: a row for each medium that opens to all of its values (rows 178 to 180, 184). */
export function PropertiesSection({ product, isBusy, medium, property }: PropertiesSectionProps) {
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
  return <Media key={`${id} ${industry}`} {...{ product, isBusy, technical, property }} />;
}

interface MediaProps {
  product: Pigment;
  isBusy: boolean;
  technical: Technical;
  property: string | undefined;
}

/** The view by medium, or by property where there are several media; the address keeps which. */
function Media({ product, isBusy, technical, property: byDefault }: MediaProps) {
  const text = useTexts(technicalTexts);
  const { sections, applications } = technical;
  const [property, choose] = useChoiceInAddress(KEY, byDefault);
  const canChoose = sections.length > 1;
  const isByProperty = canChoose && property !== undefined && property !== NO_PROPERTY;
  const byMedium = byDefault === undefined ? undefined : NO_PROPERTY;
  const [opened, setOpened] = useState<Opened>({});
  return (
    <Section
      address="technical"
      title={text('technical.title')}
      count={sections.length}
      isBusy={isBusy}
      note={canChoose && text('technical.media', { count: sections.length })}
      actions={
        canChoose && !isByProperty && <MediaActions {...{ product, opened, technical }} onOpen={setOpened} />
      }
    >
      {canChoose && (
        <Choice
          className="ce-technical__views"
          size="small"
          label={text('technical.view')}
          options={[
            { value: 'medium', title: text('technical.view.medium') },
            { value: 'property', title: text('technical.view.property') },
          ]}
          value={isByProperty ? 'property' : 'medium'}
          onChange={(view) => choose(view === 'property' ? ALL_PROPERTIES : byMedium)}
        />
      )}
      {isByProperty ? (
        <ByProperty {...{ product, technical }} chosen={property} onChoose={choose} />
      ) : (
        <ByMedium {...{ product, technical, opened }} onOpen={setOpened} />
      )}
      <ReadingNote applications={applications} />
    </Section>
  );
}

/** By code of the medium; by default the first one is open. */
type Opened = Readonly<Record<string, boolean>>;

interface MediumViewProps extends Pick<MediaProps, 'product' | 'technical'> {
  opened: Opened;
  onOpen: (opened: Opened | ((before: Opened) => Opened)) => void;
}

function isOpenIn(opened: Opened, { sections }: Technical, medium: string): boolean {
  return opened[medium] ?? medium === sections[0]?.medium;
}

function MediaActions({ product, technical, opened, onOpen }: MediumViewProps) {
  const text = useTexts(technicalTexts);
  const words = useTexts(tableTexts);
  const { sections, applications } = technical;
  const tableOf = useTechnicalTable(product, applications);
  const isAllOpen = sections.every(({ medium }) => isOpenIn(opened, technical, medium));
  return (
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
        onClick={() => onOpen(Object.fromEntries(sections.map(({ medium }) => [medium, !isAllOpen])))}
      >
        <LabelRoom texts={[text('technical.openAll'), text('technical.closeAll')]}>
          {text(isAllOpen ? 'technical.closeAll' : 'technical.openAll')}
        </LabelRoom>
      </Button>
    </>
  );
}

function ByMedium({ product, technical, opened, onOpen }: MediumViewProps) {
  const text = useTexts(technicalTexts);
  const { sections, applications } = technical;
  // Render closed parts later: the browser's search and print need them, the first view doesn't.
  const isComplete = useDeferredValue(true, false);
  return (
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
          isOpen={isOpenIn(opened, technical, section.medium)}
          onToggle={(open) => onOpen((before) => ({ ...before, [section.medium]: open }))}
        />
      ))}
    </div>
  );
}

/**
 * What the values are, of which day, and how to read them: what is measured, then what each application is. The services
 * state no date for values, so it is that of the reading, as in the PDF (decision C14).
 */
function ReadingNote({ applications }: Pick<Technical, 'applications'>) {
  const text = useTexts(technicalTexts);
  const [now] = useState(() => new Date().toISOString());
  return (
    <div className="ce-technical__read ce-stack ce-gap-1 ce-meta">
      <p>
        <b>{text('technical.typical')}</b> {text('technical.typical.date', { date: formatDate(now) ?? '' })}
      </p>
      <p>
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
    </div>
  );
}
