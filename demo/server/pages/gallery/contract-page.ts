import { type Html, html, type Slot } from '../../base/html.ts';
import {
  type Body,
  type Contract,
  type ContractCall,
  callsOf,
  resolveRef,
  type Schema,
} from '../../shell/contract/contract.ts';
import { fieldsOf, limitsOf } from '../../shell/contract/schema-fields.ts';
import type { Page } from '../page.ts';
import { renderType, schemaAnchor } from './contract-type.ts';
import { renderLine, renderProse } from './prose.ts';

/** `/gallery/contract`: every call of the services with its request and response, for implementers. */
export function galleryContract(contract: Contract): Page {
  const groups = Map.groupBy(callsOf(contract), groupOf);
  const { summary, description, version } = contract.info;
  return {
    path: '/gallery/contract',
    describe: () => ({ keepOnceOnly: true, suppressCookieModal: true }),
    render: () => ({
      file: 'gallery-contract',
      slots: {
        summary,
        version,
        rules: renderProse(description),
        contents: [...groups].map(([name, calls]) => renderContents(name, calls)),
        groups: [...groups].map(([name, calls]) => renderGroup(contract, name, calls)),
        schemas: Object.entries(contract.components.schemas).map(([name, schema]) =>
          renderSchema(name, schema),
        ),
      },
    }),
  };
}

/** Returns the call's group; the demo's own controls, which a portal doesn't need, have their own. */
function groupOf({ service, path }: ContractCall): string {
  return path.startsWith('/demo/') ? 'Only in the demo' : service;
}

function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

function renderContents(name: string, calls: readonly ContractCall[]): Html {
  return html`<li><a href="#${slugOf(name)}">${name}</a> <span class="fine">${calls.length}</span></li>`;
}

function renderGroup(contract: Contract, name: string, calls: readonly ContractCall[]): Html {
  return html`<section class="section" aria-labelledby="${slugOf(name)}"><h2 id="${slugOf(name)}">${name}</h2>
${calls.map((call) => renderCall(contract, call))}</section>`;
}

function renderCall(contract: Contract, call: ContractCall): Html {
  const { operationId, method, path, summary, requestBody } = call;
  const body = requestBody && resolveRef(contract, requestBody);
  return html`<article class="call" aria-labelledby="${operationId}">
<h3 id="${operationId}" class="mono">${method} ${path}</h3>
<p>${renderLine(summary)}</p>
<p class="fine">${accessOf(contract, call)}</p>
${renderParameters(contract, call)}${body && renderBody(operationId, body)}${renderAnswers(contract, call)}</article>`;
}

const ACCESS: Readonly<Record<string, string>> = {
  bearer: 'bearer token',
  resetToken: 'the token of the mail as bearer',
  downloadToken: 'download token in the query',
};

/** Names who may make the call. */
function accessOf({ security }: Contract, call: ContractCall): string {
  if (call.service === 'Product site') return 'Session cookie.';
  const schemes = (call.security ?? security).map((scheme) => Object.keys(scheme)[0]);
  const named = schemes.flatMap((scheme) => (scheme ? [ACCESS[scheme] ?? scheme] : []));
  return `${schemes.includes(undefined) ? 'Everybody; optional: ' : 'Needs '}${named.join(' or ')}.`;
}

function renderParameters(contract: Contract, { operationId, parameters = [] }: ContractCall): Html | false {
  const rows = parameters.map((each) => resolveRef(contract, each));
  return (
    rows.length > 0 &&
    renderTable(
      'Parameters',
      operationId,
      ['Name', 'In', 'Type', 'Meaning'],
      rows.map(({ name = '', in: location, required = false, description, schema = {} }) => [
        renderName(name, required),
        location,
        html`<code>${renderType(schema)}</code>`,
        renderMeaning(schema, description),
      ]),
    )
  );
}

function renderBody(operationId: string, { description, content = {} }: Body): Html {
  const [type = '', { schema = {} } = {}] = Object.entries(content)[0] ?? [];
  return html`<h4>Body</h4><p><code>${type}</code> <code>${renderType(schema)}</code> ${description && renderLine(description)}</p>
${renderFields(schema, operationId)}`;
}

function renderAnswers(contract: Contract, { operationId, responses }: ContractCall): Html {
  const answers = Object.entries(responses).map(([status, each]) => ({
    status,
    ...resolveRef(contract, each),
  }));
  const rows = answers.map(({ status, description = '', headers = {}, content = {} }) => [
    html`<code>${status === 'default' ? '4xx, 5xx' : status}</code>`,
    renderLine(description),
    Object.entries(content).map(
      ([type, { schema }]) =>
        html`<code>${type}</code> ${schema && html`<code>${renderType(schema)}</code>`} `,
    ),
    Object.entries(headers).map(([name, header]) => {
      const { description: meaning, schema = {} } = resolveRef(contract, header);
      return html`<code>${name}</code> ${renderMeaning(schema, meaning)} `;
    }),
  ]);
  const fields = answers.flatMap(({ status, content = {} }) =>
    Object.values(content).map(({ schema = {} }) => renderFields(schema, operationId, `Fields of ${status}`)),
  );
  return html`${renderTable('Answers', operationId, ['Status', 'When', 'Body', 'Headers'], rows)}${fields}`;
}

function renderSchema(name: string, schema: Schema): Html {
  return html`<article class="call" aria-labelledby="${schemaAnchor(name)}"><h3 id="${schemaAnchor(name)}" class="mono">${name}</h3>
<p><code>${renderType(schema)}</code> ${renderMeaning(schema, schema.description)}</p>${renderFields(schema, name)}</article>`;
}

/** Renders the table of a body's fields; nothing for a named schema. */
function renderFields(schema: Schema, owner: string, title = 'Fields'): Html | false {
  const fields = fieldsOf(schema.items ?? schema);
  return (
    fields.length > 0 &&
    renderTable(
      title,
      owner,
      ['Field', 'Type', 'Meaning'],
      fields.map(({ path, schema: inner, isRequired }) => [
        renderName(path, isRequired),
        html`<code>${renderType(inner)}</code>`,
        renderMeaning(inner, inner.description),
      ]),
    )
  );
}

/** Renders a field's name and whether it is optional, in one cell for narrow screens. */
function renderName(name: string, isRequired: boolean): Html {
  return html`<code>${name}</code>${!isRequired && html` <span class="fine">optional</span>`}`;
}

function renderMeaning(schema: Schema, description = ''): Html {
  const limits = limitsOf(schema);
  return html`${renderLine(description)} ${limits.length > 0 && html`<span class="fine">(${limits.join(', ')})</span>`}`;
}

function renderTable(
  title: string,
  owner: string,
  heads: readonly string[],
  rows: readonly (readonly Slot[])[],
): Html {
  return html`<h4>${title}</h4><div class="table-scroll" role="region" aria-label="${title}: ${owner}" tabindex="0"><table class="plain-table">
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map(
    ([first, ...others]) =>
      html`<tr><th scope="row">${first}</th>${others.map((each) => html`<td>${each}</td>`)}</tr>`,
  )}</tbody></table></div>`;
}
