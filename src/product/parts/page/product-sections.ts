import { ColorSection } from '../color/ColorSection.tsx';
import { ComparisonsSection } from '../comparisons/ComparisonsSection.tsx';
import { ContactSection } from '../contact/ContactSection.tsx';
import { DocumentsSection } from '../documents/DocumentsSection.tsx';
import { DataSection } from '../fields/DataSection.tsx';
import { RequirementsSection } from '../fields/RequirementsSection.tsx';
import { FormulationsSection } from '../formulations/FormulationsSection.tsx';
import { GradesSection } from '../grades/GradesSection.tsx';
import { NearestSection } from '../nearest/NearestSection.tsx';
import type { SectionPart } from '../section/section-part.ts';
import { PropertiesSection } from '../technical/PropertiesSection.tsx';
import { UseSection } from '../use/UseSection.tsx';

/** The sections of a product's page, in the order of a formulator's questions. */
export const PRODUCT_SECTIONS: readonly SectionPart[] = [
  { name: 'use', Part: UseSection },
  { name: 'technical', Part: PropertiesSection },
  { name: 'colour', Part: ColorSection },
  { name: 'nearest', Part: NearestSection },
  { name: 'grades', Part: GradesSection },
  { name: 'data', Part: DataSection },
  { name: 'regulatory', Part: RequirementsSection },
  { name: 'documents', Part: DocumentsSection },
  { name: 'formulations', Part: FormulationsSection },
  { name: 'comparisons', Part: ComparisonsSection },
  { name: 'contact', Part: ContactSection },
];
