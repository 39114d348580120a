import { useStyles } from '../../src/ui/base/styles.ts';
import { ActionParts } from './parts/ActionParts.tsx';
import { ChartParts } from './parts/ChartParts.tsx';
import { FieldParts } from './parts/FieldParts.tsx';
import { FigureParts } from './parts/FigureParts.tsx';
import { FormParts } from './parts/FormParts.tsx';
import { MessageParts } from './parts/MessageParts.tsx';
import { NewPasswordParts } from './parts/NewPasswordParts.tsx';
import { Part, State } from './parts/Part.tsx';
import { SampleCard, type SampleTexts } from './parts/SampleCard.tsx';
import { ScaleParts } from './parts/ScaleParts.tsx';
import { StructureParts } from './parts/StructureParts.tsx';
import { TextParts } from './parts/TextParts.tsx';
import { TokenParts } from './parts/TokenParts.tsx';
import css from './ui-parts.css';

const english: SampleTexts = {
  alert: 'Your account is being validated.',
  name: 'Last name',
  error: 'This field is required',
  password: 'Password',
  show: 'Show password',
  industry: 'Industry',
  choose: 'Please select',
  agree: 'Tell me about new products',
  send: 'Save',
  cancel: 'Cancel',
};

const arabic: SampleTexts = {
  alert: 'يجري التحقق من حسابك.',
  name: 'اسم العائلة',
  error: 'هذا الحقل مطلوب',
  password: 'كلمة المرور',
  show: 'إظهار كلمة المرور',
  industry: 'القطاع',
  choose: 'يرجى الاختيار',
  agree: 'أخبرني عن المنتجات الجديدة',
  send: 'حفظ',
  cancel: 'إلغاء',
};

const contents = [
  ['scale', 'Scale'],
  ['colours', 'Colour'],
  ['icons', 'Icons'],
  ['buttons', 'Button'],
  ['links', 'Link'],
  ['tooltip', 'Tooltip'],
  ['alerts', 'Alert'],
  ['toasts', 'Toast'],
  ['dialogs', 'Dialog'],
  ['fields', 'Field'],
  ['choices', 'Choices'],
  ['selects', 'Select'],
  ['form', 'Form'],
  ['new-password', 'New password'],
  ['tabs', 'Tabs'],
  ['disclosure', 'Disclosure'],
  ['table', 'Data table'],
  ['loading', 'Loading'],
  ['figures', 'Figures and scales'],
  ['legend', 'Legend of levels'],
  ['contacts', 'Contacts'],
  ['lab-plane', 'Colour plane'],
  ['angle-curve', 'Values over the angle'],
  ['rich-text', 'Rich text'],
  ['schemes', 'Schemes and directions'],
] as const;

/** The gallery's page of interface parts: each in all of its states. */
export function UiParts() {
  useStyles(css);
  return (
    <div className="ce-parts">
      <header className="ce-parts__header">
        <p className="ce-parts__kicker">Interface</p>
        {/* The page has its h1 already. */}
        <p className="ce-parts__heading">Parts and their states</p>
        <p className="ce-parts__lead">
          What every island is made of. The parts hold no state of the page and call no service: properties
          in, callbacks out.
        </p>
      </header>
      <nav aria-label="Parts" className="ce-parts__contents">
        <ul className="ce-parts__contents-list">
          {contents.map(([id, title]) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="ce-parts__contents-link"
                onClick={(event) => {
                  // A fragment does not reach into a shadow root.
                  const root = event.currentTarget.getRootNode() as Document | ShadowRoot;
                  event.preventDefault();
                  root.getElementById(id)?.scrollIntoView();
                }}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="ce-parts__body">
        <ScaleParts />
        <TokenParts />
        <ActionParts />
        <MessageParts />
        <FieldParts />
        <FormParts />
        <NewPasswordParts />
        <StructureParts />
        <FigureParts />
        <ChartParts />
        <TextParts />
        <Part
          anchor="schemes"
          title="Schemes and directions"
          about="Islands follow the page’s own scheme, or one forced by data-ce-theme, and the direction of its writing."
        >
          <State name="Light" layout="column">
            <div className="ce-root ce-parts__scheme" data-ce-theme="light">
              <SampleCard texts={english} />
            </div>
          </State>
          <State name="Dark" layout="column">
            <div className="ce-root ce-parts__scheme" data-ce-theme="dark">
              <SampleCard texts={english} />
            </div>
          </State>
          <State name="Right to left" layout="column">
            <div className="ce-parts__scheme" dir="rtl" lang="ar">
              <SampleCard texts={arabic} />
            </div>
          </State>
        </Part>
      </div>
    </div>
  );
}
