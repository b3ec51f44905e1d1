/** A rule broken on purpose, by the issuing service that runs next to the authority. */
import { fileName } from '../../../src/common/file-name.ts';
import { html, type Html } from '../../../src/common/html/html.ts';
import { documentKinds, type DocumentKind } from '../../document/kind.ts';
import type { Page, PageAnswer, PageCall } from '../page.ts';
import type { Reproduction } from '../ports.ts';
import { code } from '../parts/facts.ts';
import { ruleLink } from '../parts/lines.ts';
import { nowOf } from '../../service/reception/authority.ts';

const shownDifferences = 8;

type Asked = { readonly rule: string; readonly kind: DocumentKind };

/** Undefined for a rule that no document of that kind has. */
const askedIn = ({ params, tenant }: PageCall): Asked | undefined => {
  const { code: given = '', kind: name = '' } = params;
  const kind = documentKinds.find((one) => one === name);
  const entry = tenant.authority.catalogue.find(given).find(({ document }) => document === kind);
  return entry === undefined || kind === undefined ? undefined : { rule: entry.code.code, kind };
};

const differenceView = (call: PageCall, { difference }: Reproduction): Html => {
  const { judged, reproduction } = call.texts;
  return html`${difference.slice(0, shownDifferences).map(
    ({ xpath, before = reproduction.absent, after = reproduction.absent }) =>
      html`<p><code>${xpath}</code></p>
        <div class="change">
          <div class="added">
            <span class="label">${judged.before}</span>
            <pre>${before}</pre>
          </div>
          <div class="removed">
            <span class="label">${judged.after}</span>
            <pre>${after}</pre>
          </div>
        </div>`,
  )}
  ${difference.length > shownDifferences && html`<p class="note">${reproduction.more(difference.length - shownDifferences)}</p>`}`;
};

const valueText = (value: unknown, { texts: { reproduction } }: PageCall): string =>
  value === undefined ? reproduction.leftOut : JSON.stringify(value);

const requestView = (call: PageCall, { request }: Reproduction, base: string): Html => {
  const { reproduction } = call.texts;
  if (request === undefined) return html`<p>${reproduction.onlyXml}</p>`;
  const { fields, also } = request;
  return html`<p>${reproduction.byRequest}</p>
    <ul>
      ${fields.map(({ field, value }) => html`<li>${code(field)}: ${code(valueText(value, call))}</li>`)}
    </ul>
    ${also.length > 0 && html`<p>${reproduction.also} ${also.map((one) => html`${ruleLink(call, one)} `)}</p>`}
    <p class="actions"><a class="button" href="${base}/request.json">request.json</a></p>
    <pre class="raw">
${`curl -s "$ENSAYO_URL${request.path}" \\\n  -H "Authorization: Bearer $ENSAYO_TOKEN" -H 'Content-Type: application/json' \\\n  -d @request.json`}</pre>`;
};

const show = async (call: PageCall): Promise<PageAnswer> => {
  const { texts, ports, at, tenant } = call;
  const asked = askedIn(call);
  if (asked === undefined) return { missing: { what: texts.rules.unknown((call.params.code ?? '').slice(0, 40)) } };
  const { rule, kind } = asked;
  const title = texts.reproduction.title(rule);
  const back = html`<p><a href="${at(`/rules/${rule}`)}">${rule}</a></p>`;
  if (ports.reproduce === undefined) {
    return {
      view: {
        title,
        body: html`${back}
          <p>${texts.reproduction.alone}</p>
          <p>${code(`ensayo reproduce ${rule} --document ${kind}`)}</p>`,
      },
    };
  }
  const made = await ports.reproduce(rule, kind, new Date(nowOf(tenant.authority)).toISOString());
  const base = at(`/rules/${rule}/reproduction/${kind}`);
  const { reproduction } = texts;
  const body = html`${back}
    <h2>${reproduction.answer}</h2>
    <ul>
      ${made.lines.map((line) => html`<li lang="es">${line}</li>`)}
    </ul>
    <h2>${reproduction.changed}</h2>
    <ul>
      ${made.changes.map((change) => html`<li>${change[call.language]}</li>`)}
    </ul>
    ${differenceView(call, made)}
    <p class="actions">
      ${made.validXml !== undefined && html`<a class="button" href="${base}/valid.xml">valid.xml</a>`}
      ${made.brokenXml !== undefined && html`<a class="button" href="${base}/broken.xml">broken.xml</a>`}
    </p>
    <h2>${reproduction.request}</h2>
    ${requestView(call, made, base)}
    <h2>${reproduction.command}</h2>
    <p>${code(`ensayo reproduce ${rule} --document ${kind}`)}</p>`;
  return { view: { title, body } };
};

const contentOf = ({ validXml, brokenXml, request }: Reproduction, file: string): string | undefined => {
  if (file === 'valid.xml') return validXml;
  if (file === 'broken.xml') return brokenXml;
  return file === 'request.json' && request !== undefined ? `${JSON.stringify(request.body, null, 2)}\n` : undefined;
};

const download = async (call: PageCall): Promise<PageAnswer> => {
  const { texts, ports, tenant, params } = call;
  const asked = askedIn(call);
  const { file = '' } = params;
  const made =
    asked && (await ports.reproduce?.(asked.rule, asked.kind, new Date(nowOf(tenant.authority)).toISOString()));
  const content = made && contentOf(made, file);
  if (content === undefined || asked === undefined) return { missing: { what: texts.reproduction.noFile } };
  const type = file.endsWith('.json') ? 'application/json' : 'application/xml';
  return { file: { name: fileName(`${asked.rule}-${file}`), type, bytes: Buffer.from(content) } };
};

export const reproductionPages: readonly Page[] = [
  { path: '/rules/:code/reproduction/:kind', section: 'rules', handle: show },
  { path: '/rules/:code/reproduction/:kind/:file', section: 'rules', handle: download },
];
