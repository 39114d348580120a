import { useMemo } from 'react';
import { technicalEntryReader } from '../../../domain/technical/technical-entry-reader.ts';
import type { TechnicalEntry } from '../../../domain/technical/technical-property.ts';
import type { Pigment } from '../../../services/pigment.ts';
import { useTexts } from '../../../store/hooks.ts';
import { useTechnicalEntries } from '../../../store/reads/useFieldManifest.ts';
import type { Read } from '../../../store/reads/useRead.ts';
import { usePending } from '../../../ui/base/pending.ts';
import { type TechnicalSection, technicalSections } from '../../rules/technical/technical-sections.ts';
import { useNamedProperties } from '../../state/useNamedProperties.ts';
import { technicalTexts } from '../../texts/technical.ts';

/** Masstone or tint, as a column of all media. */
export interface Application {
  code: string;
  title: string;
  /** Describes what is in it. */
  description?: string | undefined;
}

/** A product's measured values by medium. */
export interface Technical {
  sections: readonly TechnicalSection[];
  /** Those of all media, in the order of the technical entries. */
  applications: readonly Application[];
  /** The technical entries, which have the titles. */
  read: Read<TechnicalEntry[]>;
}

/**
 * Returns a product's measured values, empty until the technical entries with their titles are loaded.
 *
 * @param medium code, to see that one only
 */
export function useTechnical(product: Pigment, medium?: string): Technical {
  const text = useTexts(technicalTexts);
  const read = useTechnicalEntries();
  const unnamed = text('technical.other');
  const technicalEntries = read.status === 'ready' ? read.value : null;
  usePending(read.status === 'loading');
  const technicalProperties = useNamedProperties(product, technicalEntries);
  const technical = useMemo(() => {
    if (!technicalEntries) return { sections: [], applications: [] };
    const own = technicalProperties.filter((property) => medium === undefined || property.medium === medium);
    const sections = technicalSections(own, technicalEntries).map((section) => ({
      ...section,
      title: section.title || unnamed,
    }));
    return { sections, applications: applicationsOf(sections, technicalEntries) };
  }, [technicalProperties, technicalEntries, medium, unnamed]);
  return { ...technical, read };
}

function applicationsOf(
  sections: readonly TechnicalSection[],
  technicalEntries: readonly TechnicalEntry[],
): Application[] {
  const { find, sortOf } = technicalEntryReader(technicalEntries);
  const titles = new Map(
    sections.flatMap(({ columns }) => columns.map(({ applicationType, title }) => [applicationType, title])),
  );
  return [...titles]
    .map(([code, title]) => ({ code, title, description: find('applicationType', code)?.description }))
    .toSorted((one, other) => sortOf('applicationType', one.code) - sortOf('applicationType', other.code));
}
