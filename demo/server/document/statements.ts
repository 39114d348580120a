import type { AssetType } from '../../data/assets/asset-types.ts';

type Statements = Partial<Record<AssetType, readonly string[]>>;

/** What a statement of that type declares about a product. @param translated in another language, where there are */
export function statementOf(type: AssetType, name: string, translated: Statements): string[] {
  const texts = translated[type] ?? statements[type] ?? [`This document belongs to ${name}.`];
  return texts.map((text) => text.replaceAll('{product}', name));
}

const statements: Statements = {
  reach: [
    'All substances in {product} that are subject to registration under Regulation (EC) No 1907/2006 are registered by Colour & Effect GmbH or by its suppliers for the uses listed in the safety data sheet.',
    'Downstream users find their identified uses in section 1.2 of the safety data sheet. No use is advised against beyond those named there.',
  ],
  svhc: [
    'According to the information of our suppliers and our own analyses, {product} contains no substance of the candidate list under Article 59 of Regulation (EC) No 1907/2006 above 0.1 % by weight.',
    'This declaration is renewed within 45 days of each update of the candidate list.',
  ],
  rohs: [
    '{product} complies with the limits of Directive 2011/65/EU and its amendment (EU) 2015/863: cadmium below 100 mg/kg; lead, mercury, hexavalent chromium, PBB, PBDE and four phthalates below 1,000 mg/kg each.',
    'The statement rests on the composition of the product and on yearly analyses; it replaces no test of the finished article.',
  ],
  heavy_metals: [
    'Extractable heavy metals of {product} were determined in 0.07 M hydrochloric acid according to EN 71-3 and lie below the limits for scraped-off toy material.',
    'Limits of Council of Europe Resolution AP (89) 1 for colourants in food-contact plastics are kept.',
  ],
  food_contact: [
    '{product} can be used in plastics in contact with food under Regulation (EU) No 10/2011, provided that the overall migration of the finished article stays below 10 mg/dm².',
    'Purity corresponds to Resolution AP (89) 1. The converter remains responsible for testing migration in the article.',
  ],
  halal: [
    '{product} contains no ingredient of animal origin and no ethanol. Production lines are cleaned with water only; the certifying body inspects them once a year.',
  ],
  vegan: [
    'No raw material of animal origin is used in {product}, and Colour & Effect GmbH commissions no animal tests for it.',
  ],
  iso_16128: [
    'The natural origin index of {product} was calculated according to ISO 16128-2. Water of crystallisation counts as natural origin.',
  ],
  zdhc: [
    '{product} conforms to version 3.1 of the ZDHC Manufacturing Restricted Substances List at conformance level 3.',
  ],
  coa: [
    'Values of a typical lot of {product}. The certificate of the lot delivered is sent with each shipment.',
    'Samples of every lot are kept for five years.',
  ],
  brochure: [
    '{product} belongs to a range that we develop together with formulators: shade cards, guide formulations and technicians are at your disposal.',
    'Order samples in the C&E Pigment Portal; most leave our warehouse within two working days.',
  ],
  processing_guide: [
    'Pre-wet {product} under the dissolver for ten minutes at 8 m/s before milling. Add dispersant first, pigment second, and the letdown binder only when full fineness is reached.',
    'Clean mills with the binder of the next batch. Keep the temperature of the mill base below 55 °C.',
  ],
  test_report: [
    'Internal report, not for distribution. {product} was tested side by side with the retained standard and two products of the market.',
    'Colour strength lies within 2 %, hue within ΔH* 0.3. The report is the basis of the next revision of the technical data sheet.',
  ],
};
