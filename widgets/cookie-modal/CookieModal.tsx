import { useId } from 'react';
import { cookieTexts } from '../../src/texts/cookies.ts';
import { closeIcon } from '../../src/ui/icon/close.ts';

type Key = keyof typeof cookieTexts;

/** Marks a text that the page may replace: the controller finds it by its key. */
const text = (key: Key) => ({ 'data-ce-text': key, children: cookieTexts[key] });

interface CategoryProps {
  name: 'mandatory' | 'functional' | 'marketing';
}

function Category({ name }: CategoryProps) {
  return (
    <label>
      <input
        type="checkbox"
        name={name}
        defaultChecked={name === 'mandatory'}
        disabled={name === 'mandatory'}
      />
      <span>
        <b {...text(`cookies.${name}`)} />
        <span {...text(`cookies.${name}.description`)} />
      </span>
    </label>
  );
}

/**
 * The cookie modal's markup: intro view first, details by "Change settings" (spec S§4). The
 * build renders it to HTML; `open-cookie-modal.ts` adds its behaviour without React.
 */
export function CookieModal() {
  const title = useId();
  return (
    <dialog aria-labelledby={title} closedby="none">
      <form>
        <div className="head">
          <h2 id={title} tabIndex={-1} autoFocus {...text('cookies.title')} />
          <button type="button" value="close" aria-label={cookieTexts['cookies.close']} hidden>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={closeIcon} />
            </svg>
          </button>
        </div>
        <p>
          <span {...text('cookies.intro')} /> <a {...text('cookies.dataProtection')} />
        </p>
        <fieldset hidden aria-labelledby={title}>
          <Category name="mandatory" />
          <Category name="functional" />
          <Category name="marketing" />
        </fieldset>
        <div className="actions">
          <button type="button" value="reject" {...text('cookies.reject')} />
          <button type="button" value="accept" {...text('cookies.accept')} />
          <button type="button" value="change" {...text('cookies.change')} />
          <button type="button" value="save" hidden {...text('cookies.save')} />
        </div>
      </form>
    </dialog>
  );
}
