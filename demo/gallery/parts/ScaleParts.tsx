import { Button } from '../../../src/ui/action/Button.tsx';
import { Part, State } from './Part.tsx';

const ROLES = [
  ['title', 'Title of a page', '28 to 36 px, --ce-title-size'],
  ['heading', 'Part of a page, title of a dialog', '22 px'],
  ['subheading', 'Group within a part', '18 px'],
  ['large', 'Lead', '18 px'],
  ['text', 'Text, fields, buttons', '16 px, --ce-text-size'],
  ['small', 'Tables, help, chips', '14 px'],
  ['fine', 'Ticks and marks', '12 px'],
] as const;
const STEPS = [2, 4, 8, 12, 16, 24, 32, 48];
const CONTROLS = [
  ['small', 'Within text and tables'],
  ['medium', 'Toolbars'],
  ['large', 'Forms and touch'],
] as const;
const RADII = ['radius-small', 'radius', 'radius-large'] as const;
const GROUNDS = [
  ['surface', 'Surface'],
  ['subtle', 'Set apart'],
  ['hover', 'Below the pointer'],
  ['chosen', 'Chosen'],
] as const;

/** The scale of everything one sees: roles of text, steps of space, heights of controls, corners, grounds. */
export function ScaleParts() {
  return (
    <Part
      anchor="scale"
      title="Scale"
      about="Seven sizes of text, eight steps of space, three heights of controls, three corners, two tints. All follow from six tokens of the page: --ce-text-size, --ce-title-size, --ce-space, --ce-density, --ce-radius and --ce-accent. Nothing is drawn in another size; npm run check says which step to take."
    >
      <State name="Light, dark, and compact by --ce-density: -1" layout="charts">
        <div className="ce-root ce-parts__scheme ce-parts__card" data-ce-theme="light">
          <Scale />
        </div>
        <div className="ce-root ce-parts__scheme ce-parts__card" data-ce-theme="dark">
          <Scale />
        </div>
        <div className="ce-root ce-parts__scheme ce-parts__scheme--compact ce-parts__card">
          <Scale />
        </div>
      </State>
    </Part>
  );
}

function Scale() {
  return (
    <>
      <dl className="ce-stack ce-gap-2">
        {ROLES.map(([role, use, size]) => (
          <div key={role}>
            <dt className={`ce-parts__type-${role}`}>{use}</dt>
            <dd className="ce-meta">{size}</dd>
          </div>
        ))}
      </dl>
      <ul className="ce-cluster ce-gap-4">
        {STEPS.map((pixels, step) => (
          <li key={pixels} className="ce-stack ce-gap-1">
            <span className="ce-parts__step" style={{ '--ce-_step': `var(--ce-_s${step})` }} />
            <span className="ce-meta ce-figure">{pixels}</span>
          </li>
        ))}
      </ul>
      <ul className="ce-cluster ce-gap-4">
        {CONTROLS.map(([size, use]) => (
          <li key={size} className="ce-stack ce-gap-1">
            <span className={`ce-parts__control ce-parts__control--${size} ce-box ce-pair`}>{size}</span>
            <span className="ce-meta">{use}</span>
          </li>
        ))}
        {RADII.map((radius) => (
          <li key={radius} className="ce-stack ce-gap-1">
            <span className="ce-parts__corner" style={{ '--ce-_corner': `var(--ce-_${radius})` }} />
            <span className="ce-meta">{radius.replace('-', ', ')}</span>
          </li>
        ))}
      </ul>
      <ul className="ce-split ce-gap-2">
        {GROUNDS.map(([ground, use]) => (
          <li key={ground} className="ce-parts__ground" style={{ '--ce-_color': `var(--ce-_${ground})` }}>
            {use}
          </li>
        ))}
      </ul>
      <div className="ce-cluster ce-gap-2">
        <Button variant="primary">Primary</Button>
        <Button>Secondary</Button>
        <Button size="small">Small</Button>
      </div>
    </>
  );
}
