import { useMemo } from 'react';
import { conditionsText, lightText } from '../../../src/domain/color/color-conditions.ts';
import { colorParameters } from '../../../src/domain/color/color-parameters.ts';
import type { ComparedColors } from '../../../src/domain/color/compared-medium.ts';
import type { MeasuredConditions } from '../../../src/domain/color/measured-conditions.ts';
import { rgbOfLab } from '../../../src/domain/color/rgb-of-lab.ts';
import { formatNumber } from '../../../src/domain/format/format-number.ts';
import type { ServiceError } from '../../../src/errors/service-error.ts';
import { hexNotation } from '../../../src/lib/text/hex-notation.ts';
import { inSentence } from '../../../src/lib/text/in-sentence.ts';
import { type FoundMatches, NearestListing } from '../../../src/listing/parts/near/NearestListing.tsx';
import type { NearLook, NearWords } from '../../../src/listing/parts/near/near-look.ts';
import { IN_HUE } from '../../../src/listing/rules/near/near-differences.ts';
import type { ColorSearch } from '../../../src/listing/rules/saved-search.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { Alert } from '../../../src/ui/message/Alert.tsx';
import type { ColourSearchProps } from '../island.ts';
import type { ColourQuery } from '../rules/typed-search.ts';
import { colourSearchOf } from '../state/colour-search-of.ts';
import { colourTexts } from '../texts/colour-search.ts';
import { LightNote } from './LightNote.tsx';
import { OutsideTolerance } from './OutsideTolerance.tsx';

interface ColourListingProps extends ColourSearchProps {
  query: ColourQuery;
  /** Whether the address still has the query. */
  isNow: () => boolean;
  measured: MeasuredConditions | undefined;
  /** Adds a query to an address. */
  addressOf: (query: ColourQuery, address: string) => string;
  onWiden: (tolerance: number) => void;
  /** Called with the first response. Must be stable. */
  onFound: (found: FoundMatches) => void;
  /** Called with each response shown. Must be stable. */
  onCompared: (compared: ComparedColors) => void;
}

/** The colour, and below it our products by their difference from it. */
export function ColourListing(props: ColourListingProps) {
  const { query, isNow, measured, addressOf, onWiden, onFound, onCompared, ...listed } = props;
  const { productPage, urlPrefix, urlKeys, size } = listed;
  const text = useTexts(colourTexts);
  const { lab, shade, sample, assumed } = query;
  const [name, head] = [sample || text('colour.standard'), text('colour.head')];
  const { L, a, b } = lab;
  const look = useMemo<NearLook>(() => {
    const own = { L, a, b };
    const standard = { id: 'own', name, lab: own, color: hexNotation(rgbOfLab(own)) };
    const beside = shade === 'tint' ? 'masstone' : 'tint';
    return { standard, head, differences: IN_HUE, shade, beside };
  }, [L, a, b, shade, name, head]);
  const shadeTitle =
    measured?.shades.find(({ key }) => key === shade)?.title ?? text(`colour.shade.${shade}`);
  const wordsOf = ({ medium, light = query.light }: ComparedColors): NearWords => {
    const conditions = (composition?: string) =>
      medium ? conditionsText({ medium: inSentence(medium.title), composition, ...light }) : lightText(light);
    return {
      about: [
        text(assumed ? `colour.about.${assumed}` : 'colour.about', {
          shade: shadeTitle,
          light: lightText(query.light),
        }),
      ],
      ours: medium && text('colour.ours', { shade: shadeTitle, conditions: conditions(medium.condition) }),
      fine: text('colour.fine', { shade: inSentence(shadeTitle), conditions: conditions() }),
      plane: text('colour.plane.note'),
      point: (values) => text('colour.plane.point', values),
      table: { medium, light, assumed: assumed || undefined, tolerance: query.tolerance },
    };
  };
  const savedAs = ({ medium }: ComparedColors): ColorSearch => {
    const searched = { ...query, medium: query.medium ?? medium?.key };
    const [lightness, red, yellow] = [L, a, b].map((value) => formatNumber(value));
    const colour = `L* ${lightness}, a* ${red}, b* ${yellow}`;
    return {
      parameters: colorParameters({ ...searched, ...query.light }),
      name: medium ? text('colour.saved', { colour, medium: medium.title }) : colour,
      addressOf: (address) => addressOf(searched, address),
    };
  };
  return (
    <NearestListing
      island="colour-search"
      {...{ productPage, urlPrefix, urlKeys, size, look, wordsOf, onFound, onCompared }}
      search={(page) => colourSearchOf(page, query, isNow)}
      refusal={refusalOf}
      saved={savedAs}
      none={({ compared }) =>
        compared?.nearest !== undefined && (
          <OutsideTolerance nearest={compared.nearest} tolerance={query.tolerance} onWiden={onWiden} />
        )
      }
    />
  );
}

/** Code of a refusal: ours are not measured in this light. */
const NOT_MEASURED = 'conditions_not_measured';

function refusalOf(error: ServiceError) {
  if (!error.isRefused || !error.serverMessage) return false;
  if (error.code === NOT_MEASURED) return <LightNote measured={error.serverMessage} />;
  return <Refused message={error.serverMessage} />;
}

function Refused({ message }: { message: string }) {
  const text = useTexts(colourTexts);
  return (
    <Alert tone="warning" title={text('colour.refused.title')}>
      {message}
    </Alert>
  );
}
