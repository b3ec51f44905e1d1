/** One exchange: request, answer, and the judge's findings in the documents it brought. */
import { fileName, type FileName } from '../../../src/common/file-name.ts';
import { parseXml } from '../../../src/common/xml/parse.ts';
import { html, type Hole, type Html } from '../../../src/common/html/html.ts';
import { defaultTenant } from '../../tenants/platform/address.ts';
import type { Exchange } from '../../service/soap/journal.ts';
import { sentFile } from '../../service/soap/sent-file.ts';
import { changesFor } from '../judged/changes.ts';
import { judgedView, reportsIn, type KeptReport } from '../judged/judged.ts';
import { judgedSection } from '../judged/section.ts';
import { xmlLines, xmlView } from '../judged/xml-view.ts';
import { requiredBy } from '../texts/fault-checks.ts';
import type { ExportCase } from '../ports.ts';
import type { Page, PageAnswer, PageCall } from '../page.ts';
import { endingOf, linesOf } from '../parts/exchange.ts';
import { code, facts, moment, verdictMark } from '../parts/facts.ts';
import { codeName } from '../parts/kinds.ts';
import { codesOfLines, worded } from '../parts/lines.ts';
import { table } from '../parts/table.ts';

const exchangeOf = ({ tenant, params: { id = '' } }: PageCall): Promise<Exchange | undefined> => tenant.journal.get(id);

const longestText = 20_000;

/** XML one element per line; anything else verbatim, up to a limit. */
const bytesView = (call: PageCall, text: string, prefix: 'in' | 'out'): Html => {
  const { journal } = call.texts;
  if (text === '') return html`<p>${journal.nothing}</p>`;
  const parsed = parseXml(text);
  if (!parsed.ok) return html`<pre class="raw">${text.slice(0, longestText)}</pre>`;
  return xmlView({ document: parsed.document, hits: new Map(), call, prefix }, xmlLines(parsed.document));
};

const folded = (title: string, body: Html): Html =>
  html`<details>
    <summary>${title}</summary>
    ${body}
  </details>`;

/** For a batch: the documents one by one; each filed one has its own page. */
const documentTable = (call: PageCall, reports: readonly KeptReport[]): Html => {
  const { texts, at } = call;
  const { documents, journal } = texts;
  return table({
    id: 'brought',
    caption: journal.brought,
    columns: [documents.verdict, documents.number, codeName({}), documents.lines].map((title) => ({ title })),
    rows: reports.map((report, place) => ({
      key: String(place),
      cells: [
        report.verdict !== undefined && verdictMark(report.verdict, texts),
        report.number,
        report.key !== undefined &&
          html`<a href="${at(`/documents?${new URLSearchParams({ text: report.key }).toString()}`)}">${report.key}</a>`,
        codesOfLines(linesOf(report)),
      ],
    })),
    empty: journal.nothing,
  });
};

const outcomeView = ({ outcome }: KeptReport, call: PageCall): Hole =>
  outcome !== undefined &&
  html`<p class="callout">
    ${call.texts.journal.ended} ${outcome.statusCode}: <span lang="es">${outcome.message}</span>
    ${outcome.detail !== undefined && worded(call, { en: outcome.detail, es: outcome.spanish?.detail ?? outcome.detail })}
  </p>`;

const foundIn = async (call: PageCall, { envelope, results }: Exchange): Promise<Hole> => {
  const [report, ...others] = reportsIn(results);
  if (report === undefined) return undefined;
  if (others.length > 0) return documentTable(call, [report, ...others]);
  const sent = await sentFile(envelope);
  if (sent?.extension !== 'xml') return outcomeView(report, call);
  const proposed = await changesFor(call, { name: 'documento.xml', bytes: sent.bytes }, report);
  return html`${outcomeView(report, call)}
  ${judgedSection(call, judgedView(sent.bytes, { failed: report.failed ?? [], report, proposed }))}`;
};

/** Only this tenant's: the services keep tenants apart. */
const exporting = ({ ports: { exportCase }, tenant }: PageCall): ExportCase | undefined =>
  tenant.tenant === defaultTenant ? exportCase : undefined;

const caseOf = async (call: PageCall, id: string): Promise<PageAnswer> => {
  const bytes = await exporting(call)?.(id, call.language);
  return bytes === undefined
    ? { missing: { what: call.texts.journal.unknown } }
    : { file: { name: fileName(`ensayo-${id}.zip`), type: 'application/zip', bytes } };
};

/** For pages of an exchange and of its document. */
export const caseLink = (call: PageCall, id: string): Html | undefined =>
  exporting(call) === undefined
    ? undefined
    : html`<a class="button" href="${call.at(`/journal/${encodeURIComponent(id)}/case`)}"
        >${call.texts.journal.exportCase}</a
      >`;

const downloads = (call: PageCall, { id, envelope, answer }: Exchange, hasDocument: boolean): Html => {
  const { at, texts } = call;
  const link = (part: string, label: string): Html =>
    html`<a class="button" href="${at(`/journal/${encodeURIComponent(id)}/${part}`)}">${label}</a>`;
  const { journal } = texts;
  return html`<p class="actions">
    ${envelope.length > 0 && link('envelope', journal.saveEnvelope)}
    ${answer !== '' && link('answer', journal.saveAnswer)} ${hasDocument && link('document', journal.document)}
    ${hasDocument && caseLink(call, id)}
  </p>`;
};

const show = async (call: PageCall): Promise<PageAnswer> => {
  const exchange = await exchangeOf(call);
  const { journal } = call.texts;
  if (exchange === undefined) return { missing: { what: journal.unknown } };
  const {
    id,
    operation,
    receivedAt,
    certificateNit,
    status,
    envelope,
    omittedBytes,
    answer,
    fault,
    faults = [],
  } = exchange;
  const body = html`${facts([
    ['Ensayo-Exchange', code(id)],
    [journal.received, moment(receivedAt)],
    [journal.sender, certificateNit],
    ['HTTP', status === 0 ? journal.noAnswer : status],
    [journal.ending, endingOf(exchange, call)],
    [
      journal.fault,
      fault === undefined
        ? undefined
        : html`${code(fault.check)}
          ${worded(call, { en: fault.detail, es: requiredBy(fault.check)?.es ?? fault.detail })}`,
    ],
    [journal.envelope, omittedBytes === undefined ? undefined : journal.omitted(omittedBytes)],
    [journal.faults, faults.length === 0 ? undefined : code(JSON.stringify(faults))],
  ])}
  ${downloads(call, exchange, (await sentFile(envelope)) !== undefined)}
  ${folded(journal.envelope, bytesView(call, envelope.toString('utf8'), 'in'))}
  ${folded(journal.answer, bytesView(call, answer, 'out'))} ${await foundIn(call, exchange)}`;
  return { view: { title: operation?.slice(0, 60) ?? journal.unreadable, body } };
};

const xml = (name: FileName, text: Buffer | string): PageAnswer => ({
  file: { name, type: 'application/soap+xml', bytes: Buffer.from(text) },
});

const download = async (call: PageCall): Promise<PageAnswer> => {
  const exchange = await exchangeOf(call);
  const { id = '', part = '' } = call.params;
  const missing = { missing: { what: call.texts.journal.unknown } };
  if (exchange === undefined) return missing;
  if (part === 'case') return caseOf(call, id);
  if (part === 'envelope' || part === 'answer') return xml(fileName(`${id}-${part}.xml`), exchange[part]);
  const sent = part === 'document' ? await sentFile(exchange.envelope) : undefined;
  if (sent === undefined) return missing;
  return {
    file: { name: fileName(`${id}.${sent.extension}`), type: `application/${sent.extension}`, bytes: sent.bytes },
  };
};

export const exchangePages: readonly Page[] = [
  { path: '/journal/:id', section: 'journal', handle: show },
  { path: '/journal/:id/:part', section: 'journal', handle: download },
];
