/** Requests to the issuing service that runs next to the authority: written or changed here, with the answer on the same page. */
import { html, type Html } from '../../../src/common/html/html.ts';
import { defaultTenant } from '../../tenants/platform/address.ts';
import { fileName } from '../../../src/common/file-name.ts';
import { readJson } from '../../../src/common/json/read-json.ts';
import { count, listOf, oneOf, shape } from '../../control/schema.ts';
import { bodyProblems } from '../../control/validate.ts';
import { editorModules } from '../editor-modules.ts';
import type { Page, PageAnswer, PageCall } from '../page.ts';
import { requestCurl } from '../parts/curl.ts';
import { code, facts, mark } from '../parts/facts.ts';
import { howField, postForm, shownAgain } from '../parts/form.ts';
import { codeName } from '../parts/kinds.ts';
import { ruleLink } from '../parts/lines.ts';
import type { Issued, Issuing, RequestKind } from '../ports.ts';
import type { ListedDocument } from '../../registry/types.ts';

const path = '/issue';

/** Undefined where there is no service, and in spaces of which it keeps documents apart. */
export const issuingIn = ({ ports: { issuing }, tenant }: PageCall): Issuing | undefined =>
  tenant.tenant === defaultTenant ? issuing : undefined;

const kindNamed = ({ kinds }: Issuing, id: string | undefined): RequestKind | undefined =>
  kinds.find((kind) => kind.id === id);

const kindLinks = (call: PageCall, { kinds }: Issuing, chosen: RequestKind): Html =>
  html`<nav class="actions kinds" aria-label="${call.texts.issue.kinds}">
    ${kinds.map(({ id, name }) =>
      id === chosen.id
        ? html`<a class="button" aria-current="page" href="${call.at(`${path}?kind=${id}`)}">${name[call.language]}</a>`
        : html`<a class="button" href="${call.at(`${path}?kind=${id}`)}">${name[call.language]}</a>`,
    )}
  </nav>`;

const codeIn = (line: string): string | undefined => /^Regla: ([^,]+), /.exec(line)?.[1];

const filed = async ({ tenant }: PageCall, key: string | undefined): Promise<ListedDocument | undefined> =>
  key === undefined ? undefined : (await tenant.authority.registry.listDocuments({ limit: 1, text: key }))[0];

const verdictView = ({ texts }: PageCall, { verdict, status, message }: Issued): Html =>
  verdict === undefined
    ? html`<p class="callout bad" role="status">
        ${texts.issue.refused(status)}${message !== undefined && html` <span>${message}</span>`}
      </p>`
    : html`<p role="status">${mark(texts.verdicts[verdict], verdict === 'accepted' ? 'good' : 'bad')}</p>`;

const answerView = async (call: PageCall, issued: Issued): Promise<Html> => {
  const { issue } = call.texts;
  const document = await filed(call, issued.key);
  return html`<section aria-labelledby="answer">
    <h2 id="answer" tabindex="-1">${issue.answer}</h2>
    ${verdictView(call, issued)}
    ${facts([
      [call.texts.documents.number, document?.number],
      [codeName({ type: document?.type }), issued.key === undefined ? undefined : code(issued.key)],
    ])}
    ${
      issued.lines.length > 0 &&
      html`<ul>
        ${issued.lines.map((line) => {
          const rule = codeIn(line);
          return html`<li><span lang="es">${line}</span> ${rule !== undefined && ruleLink(call, rule)}</li>`;
        })}
      </ul>`
    }
    ${
      issued.fields.length > 0 &&
      html`<h3>${issue.fields}</h3>
        <ul>
          ${issued.fields.map(({ field, about }) => html`<li>${code(field)} ${about}</li>`)}
        </ul>`
    }
    ${document !== undefined && html`<p class="actions"><a class="button" href="${call.at(`/documents/${String(document.id)}`)}">${issued.verdict === 'accepted' ? issue.document : issue.documentToChange}</a></p>`}
    <details>
      <summary>${issue.body}</summary>
      <pre class="raw">${issued.body}</pre>
    </details>
  </section>`;
};

type Shown = { readonly kind: RequestKind; readonly request: string; readonly issued?: Issued | undefined };

const anyText = { type: 'string' } as const;

const issuedSchema = shape(
  {
    status: count,
    verdict: oneOf('accepted', 'rejected'),
    key: anyText,
    message: anyText,
    lines: listOf(anyText),
    fields: listOf(shape({ field: anyText, about: anyText })),
    body: anyText,
  },
  ['status', 'lines', 'fields', 'body'],
);

/** The answer that the page showed before, which its form carries. */
const shownBefore = ({ form: { answer = '' } }: PageCall): Issued | undefined => {
  const read = readJson(answer);
  return read.ok && bodyProblems(issuedSchema, read.value).length === 0
    ? (read.value as Issued) // as validated
    : undefined;
};

const show = async (call: PageCall, issuing: Issuing, { kind, request, issued }: Shown): Promise<PageAnswer> => {
  const { issue } = call.texts;
  const own = `${path}?kind=${kind.id}`;
  const body = html`${kindLinks(call, issuing, kind)}
    <div class="beside">
      <div
        data-editor="json"
        data-schema-at="${call.at(`${path}/schema/${kind.id}`)}"
        data-check-at="${call.at(`${path}/check/${kind.id}`)}"
        data-table-at="${call.at(`${path}/table`)}"
      >
        ${postForm(call, {
          id: 'issue',
          path: `${own}#answer`,
          ...(issued === undefined ? {} : { hidden: { answer: JSON.stringify(issued) } }),
          fields: [{ name: 'request', label: issue.request(kind.path), value: request, lines: 28 }],
          submit: issue.submit,
        })}
      </div>
      ${issued !== undefined && (await answerView(call, issued))}
    </div>
    <p class="note">${issue.about}</p>
    <h2>${issue.curl}</h2>
    <pre class="raw">${requestCurl(`${issuing.url()}${kind.path}`)}</pre>
    <script type="module" src="${editorModules().url}"></script>`;
  return { view: { title: issue.title, body, keeps: { form: 'issue', path: own } } };
};

const alone = ({ texts: { issue } }: PageCall): PageAnswer => ({
  view: { title: issue.title, body: html`<p>${issue.alone}</p>` },
});

const open = async (call: PageCall): Promise<PageAnswer> => {
  const issuing = issuingIn(call);
  if (issuing === undefined) return alone(call);
  const { exchange = '', kind: asked } = call.query;
  const before = await issuing.requestOf(exchange);
  const kind = kindNamed(issuing, before?.kind ?? asked) ?? issuing.kinds[0];
  if (kind === undefined) return alone(call);
  return show(call, issuing, { kind, request: before?.request ?? (await issuing.example(kind.id)) });
};

const issueIt = async (call: PageCall): Promise<PageAnswer> => {
  const issuing = issuingIn(call);
  const kind = issuing && kindNamed(issuing, call.query.kind);
  if (issuing === undefined || kind === undefined) return alone(call);
  const { request = '', [howField]: how } = call.form;
  if (how === shownAgain) return show(call, issuing, { kind, request, issued: shownBefore(call) });
  return show(call, issuing, { kind, request, issued: await issuing.issue(kind.id, request, call.language) });
};

// For the editor

const asJson = (value: unknown): PageAnswer => ({
  file: { name: fileName('editor.json'), type: 'application/json', bytes: Buffer.from(JSON.stringify(value)) },
});

type Answers = (issuing: Issuing, kind: string, call: PageCall) => unknown;

const answering =
  (answer: Answers) =>
  async (call: PageCall): Promise<PageAnswer> => {
    const issuing = issuingIn(call);
    const kind = issuing && kindNamed(issuing, call.params.kind);
    if (issuing === undefined || kind === undefined) return { missing: { what: call.texts.issue.alone } };
    return asJson(await answer(issuing, kind.id, call));
  };

const tableRows = async (call: PageCall): Promise<PageAnswer> =>
  asJson((await issuingIn(call)?.tableRows(call.params.table ?? '')) ?? []);

/** For the page of a document that the service issued. */
export const editAgain = async (call: PageCall, exchange: string): Promise<Html | undefined> =>
  (await issuingIn(call)?.requestOf(exchange)) !== undefined
    ? html`<a class="button" href="${call.at(`${path}?${new URLSearchParams({ exchange }).toString()}`)}"
        >${call.texts.issue.again}</a
      >`
    : undefined;

export const issuePages: readonly Page[] = [
  { path, section: 'issue', handle: open },
  { method: 'POST', path, section: 'issue', handle: issueIt },
  { path: `${path}/schema/:kind`, section: 'issue', handle: answering((issuing, kind) => issuing.schemaOf(kind)) },
  {
    method: 'POST',
    path: `${path}/check/:kind`,
    section: 'issue',
    handle: answering((issuing, kind, { form }) => issuing.check(kind, form.request ?? '')),
  },
  { path: `${path}/table/:table`, section: 'issue', handle: tableRows },
];
