import { Icon } from '../../../src/ui/base/Icon.tsx';
import { LockIcon } from '../../../src/ui/content/LockIcon.tsx';
import { icons } from './icons.ts';
import { Part, State } from './Part.tsx';

const colours = [
  ['accent', 'Accent'],
  ['text', 'Text'],
  ['muted', 'Muted text'],
  ['surface', 'Surface'],
  ['subtle', 'Subtle ground'],
  ['line', 'Line'],
  ['edge', 'Edge of a control'],
  ['error', 'Error'],
] as const;

/** Colours and icons. */
export function TokenParts() {
  return (
    <>
      <Part
        anchor="colours"
        title="Colour"
        about="Neutral greys and one accent, ultramarine, so that the products’ own colours speak. Each token is a public custom property of the page and has a value for light and for dark."
      >
        <State name="Tokens">
          <ul className="ce-parts__swatches">
            {colours.map(([token, title]) => (
              <li key={token} className="ce-parts__swatch">
                <span className="ce-parts__colour" style={{ '--ce-_color': `var(--ce-_${token})` }} />
                <span className="ce-parts__swatch-title">{title}</span>
                <code className="ce-parts__code">--ce-{token}</code>
              </li>
            ))}
          </ul>
        </State>
      </Part>
      <Part
        anchor="icons"
        title="Icons"
        about="Own drawings on a 24 px grid with one stroke. Each is a constant of its own: an island pays for those it draws."
      >
        <State name="All icons">
          <ul className="ce-parts__icons">
            {Object.entries(icons).map(([name, path]) => (
              <li key={name} className="ce-parts__icon">
                <Icon path={path} size="large" />
                <span className="ce-parts__icon-name">{name.replace('Icon', '')}</span>
              </li>
            ))}
          </ul>
        </State>
        <State name="Sizes, filled, lock with a name">
          <Icon path={icons.heartIcon} size="small" />
          <Icon path={icons.heartIcon} />
          <Icon path={icons.heartIcon} size="large" />
          <Icon path={icons.heartIcon} size="large" filled />
          <LockIcon label="Validated users only" />
        </State>
      </Part>
    </>
  );
}
