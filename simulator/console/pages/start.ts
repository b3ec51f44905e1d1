/** What stands in place of the list before there is a document: one to send, and a file to judge. */
import { html, type Html } from '../../../src/common/html/html.ts';
import { servicePath } from '../../service/soap/contract.ts';
import { defaultTenant, environmentNames } from '../../tenants/platform/address.ts';
import type { PageCall } from '../page.ts';
import type { Issuing } from '../ports.ts';
import { requestCurl } from '../parts/curl.ts';
import { code, facts } from '../parts/facts.ts';
import { postForm } from '../parts/form.ts';
import { issuingIn } from './issue.ts';

const soapAddress = ({ origin, tenant: { tenant, environment } }: PageCall): string =>
  `${origin}${tenant === defaultTenant ? '' : `/t/${tenant}`}/${environmentNames[environment]}${servicePath}`;

const example = async (call: PageCall, issuing: Issuing): Promise<Html | undefined> => {
  const { start } = call.texts;
  const [kind] = issuing.kinds;
  if (kind === undefined) return undefined;
  const request = await issuing.example(kind.id);
  return html`${postForm(call, {
      id: 'example',
      path: `/issue?kind=${kind.id}#answer`,
      hidden: { request },
      submit: start.example,
    })}
    <p>${start.terminal}</p>
    <pre class="raw" tabindex="0">${requestCurl(`${issuing.url()}${kind.path}`, request)}</pre>`;
};

export const firstSteps = async (call: PageCall): Promise<Html> => {
  const { start, judge } = call.texts;
  const issuing = issuingIn(call);
  return html`<div class="first-steps beside">
    <section>
      <h2>${start.send}</h2>
      ${issuing && (await example(call, issuing))}
      <p>${start.soap} ${code(soapAddress(call))}</p>
    </section>
    <section data-drop data-drop-label="${judge.drop}" data-drop-chosen="${judge.chosen}">
      <h2>${start.judge}</h2>
      ${postForm(call, {
        id: 'judge',
        path: '/judge',
        fields: [{ name: 'document', label: judge.document, value: '', hint: judge.documentHint, lines: 4 }],
        submit: judge.submit,
      })}
    </section>
  </div>`;
};

/** Where everything listens. */
export const addressList = ({ ports, texts: { start }, language }: PageCall): Html | undefined => {
  const addresses = ports.addresses?.() ?? [];
  return addresses.length === 0
    ? undefined
    : html`<details>
        <summary>${start.addresses}</summary>
        ${facts(addresses.map(({ name, value }) => [name[language], code(value)]))}
        <p class="note">${start.tokens}</p>
      </details>`;
};
