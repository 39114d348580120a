import { type FigureName, figureOf } from '../../../../src/domain/technical/color-decimals.ts';
import { mainColors } from '../../../../src/product/rules/colors/main-colors.ts';
import type { IndustryCode } from '../../../data/industries.ts';
import { type OptionField, options } from '../../../data/options.ts';
import type { Product } from '../../../data/product.ts';
import { mainMediumProperties } from '../../../data/technical/main-medium.ts';
import { technicalCatalogue } from '../../../data/technical/property-catalogue.ts';
import { optionTitle } from '../../catalogue/option-title.ts';
import { productLook } from '../../catalogue/product-look.ts';

/** Measured values of a colour as texts; empty if not measured. */
interface EntryFigures {
  L: string;
  a: string;
  b: string;
  light: string;
  weather: string;
  /** °C */
  heat: string;
}

/** A product in a printed catalogue. */
export interface CatalogEntry {
  id: string;
  /** Its number in the catalogue, from 1. */
  number: number;
  name: string;
  /** Lines below the name: Colour Index name and chemistry, form and transparency, remarks. */
  facts: string[];
  /** `#rrggbb` of the masstone, by angle for effect pigments; none if it was not measured. */
  masstones: string[];
  /** The masstone that represents the product. */
  masstone: string | undefined;
  tint: string | undefined;
  figures: EntryFigures;
  /** Code of the medium of its colours. */
  medium: string | undefined;
  isEffect: boolean;
}

/** Reads a product in an industry; in its first one if it does not belong to that. */
export function catalogEntry(
  product: Product,
  number: number,
  asked: IndustryCode | undefined,
): CatalogEntry {
  const industry = product.industries.find((code) => code === asked) ?? product.industries[0];
  const look = industry ? productLook(product, industry) : {};
  const main = industry && mainColors(mainMediumProperties(product, industry), technicalCatalogue);
  const figure = (name: FigureName) =>
    main?.masstone.figures ? figureOf(name, main.masstone.figures, main.masstone.decimals) : '';
  return {
    id: product.id,
    number,
    name: product.name,
    facts: factsOf(product, industry),
    masstones: look.angles ?? (look.masstone ? [look.masstone] : []),
    masstone: look.masstone,
    tint: look.tint,
    figures: {
      L: figure('L*'),
      a: figure('a*'),
      b: figure('b*'),
      light: look.light_fastness ?? '',
      weather: String(look.weather_fastness ?? ''),
      heat: String(look.heat_stability ?? ''),
    },
    medium: look.medium,
    isEffect: product.isEffect,
  };
}

function factsOf(product: Product, industry: IndustryCode | undefined): string[] {
  const own = (industry && product.byIndustry[industry]) ?? {};
  const titleOf = (field: OptionField) => {
    const key = own[field] ?? product.fields[field];
    return typeof key === 'string' ? (optionTitle(field, key) ?? '') : '';
  };
  const { color_index } = product.fields;
  const lines = [
    [typeof color_index === 'string' ? color_index : '', options.chemistry[product.chemistry] ?? ''],
    [titleOf('form'), titleOf('transparency')],
    [product.isActive ? '' : 'No longer made', product.isInternal ? 'Internal: not for distribution' : ''],
  ];
  return lines.map((words) => words.filter(Boolean).join(' · ')).filter(Boolean);
}
