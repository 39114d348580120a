import { RichText } from '../../../src/ui/content/RichText.tsx';
import { Part, State } from './Part.tsx';

const policy = `<h2>Data protection notice</h2>
<p>We process your data to run this site and to answer you, nothing else. Read the <a href="/data-protection">whole notice</a>, or write to <a href="mailto:privacy@example.org">privacy@example.org</a>.</p>
<h3>What we keep</h3>
<ul>
  <li>Your <strong>name</strong> and your company’s address.
    <ul><li>Deliveries only: a second address.</li></ul>
  </li>
  <li>What you ask for, as long as we work on it.</li>
</ul>
<h3>For how long</h3>
<table>
  <thead><tr><th scope="col">Data</th><th scope="col">Until</th></tr></thead>
  <tbody>
    <tr><td>Account</td><td>you delete it</td></tr>
    <tr><td>Sample requests</td><td>three years after the delivery</td></tr>
  </tbody>
</table>
<ol><li>Ask us.</li><li>We answer within a month.</li></ol>
<blockquote>Short terms build long trust.</blockquote>
<hr>
<p><small>Version 2026-10. <code>CE-7/4</code></small></p>`;

const long =
  '<p>Diketopyrrolopyrrolequinacridonebenzimidazoloneisoindolinonediarylidenaphtholperylenephthalocyanine</p><pre>one line that is much longer than the place that it is given on a small screen, and wraps</pre>';

/** Texts supplied as HTML. */
export function TextParts() {
  return (
    <Part
      anchor="rich-text"
      title="Rich text"
      about="HTML of the payload or a service. Nothing but text structure, links and pictures gets through the sanitiser."
    >
      <State name="All that a text may have" layout="column">
        <RichText html={policy} />
      </State>
      <State name="Long words and lines" layout="column">
        <RichText html={long} />
      </State>
    </Part>
  );
}
