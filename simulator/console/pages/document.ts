/** One judged document: why it has its verdict, then its data. */
import { fileName } from '../../../src/common/file-name.ts';
import { html, type Html } from '../../../src/common/html/html.ts';
import { maxFailedLines } from '../../service/reception/judged-document.ts';
import type { FailedLine, JudgedDocument, ListedDocument } from '../../registry/types.ts';
import { changesFor, correctedAnswer } from '../judged/changes.ts';
import { verdictSentence } from '../judged/failures.ts';
import { judgedView, reportsIn, type KeptReport } from '../judged/judged.ts';
import { judgedSection } from '../judged/section.ts';
import type { Page, PageAnswer, PageCall } from '../page.ts';
import { copied, facts, figure, moment } from '../parts/facts.ts';
import { codeName, kindName } from '../parts/kinds.ts';
import { caseLink } from './exchange.ts';
import { editAgain, issuingIn } from './issue.ts';

type Filed = JudgedDocument & ListedDocument;

const filedOf = ({ tenant, params: { id = '' } }: PageCall): Promise<Filed | undefined> =>
  /^\d{1,15}$/.test(id) ? tenant.authority.registry.documentById(Number(id)) : Promise.resolve(undefined);

/** As far as the file keeps them, where a document failed. */
const placesOf = (failed: readonly FailedLine[] = []): string =>
  JSON.stringify(failed.slice(0, maxFailedLines).map(({ code: rule, xpath }) => [rule, xpath]));

/** A batch can hold several documents of one number and code: they differ in what was found. */
const isOf =
  ({ key, number, state, failed }: Filed) =>
  (report: KeptReport): boolean =>
    report.key === key &&
    report.number === number &&
    report.verdict === state &&
    placesOf(report.failed) === placesOf(failed);

/** For a batch, the report on this document. */
const reportOf = async ({ tenant }: PageCall, filed: Filed): Promise<KeptReport | undefined> =>
  reportsIn((await tenant.journal.get(filed.exchange ?? ''))?.results).find(isOf(filed));

const forcedNote = ({ texts: { judged } }: PageCall, report: KeptReport | undefined): Html | undefined =>
  report?.forced === undefined
    ? undefined
    : html`<p class="callout">
        ${judged.forced}
        ${
          report.found !== undefined &&
          html`${judged.wouldHave[report.found.verdict === 'accepted' ? 'accepted' : 'rejected']}
            <span lang="es">${report.found.lines.join('; ')}</span>`
        }
      </p>`;

const downloads = async (call: PageCall, { id, exchange = '', filesRemoved }: Filed): Promise<Html> => {
  const { at, tenant, texts } = call;
  const hasExchange = (await tenant.journal.get(exchange)) !== undefined;
  const files = html`<a class="button" href="${at(`/documents/${String(id)}/xml`)}">${texts.document.xml}</a>
    <a class="button" href="${at(`/documents/${String(id)}/response`)}">ApplicationResponse</a>`;
  return html`<p class="actions">
    ${filesRemoved !== true && files}
    ${hasExchange && html`<a class="button" href="${at(`/journal/${exchange}/envelope`)}">${texts.document.envelope}</a>`}
    ${hasExchange && html`<a class="button" href="${at(`/journal/${exchange}`)}">${texts.document.exchange}</a>`}
    ${hasExchange && caseLink(call, exchange)} ${await editAgain(call, exchange)}
  </p>`;
};

const partyOf = async ({ tenant }: PageCall, nit: string): Promise<Html> => {
  const found = (await tenant.authority.registry.contributors([nit])).get(nit);
  return html`${found?.name} <span class="soft">${nit}</span>`;
};

/** The documents filed before and after it. */
const neighbours = async ({ tenant, at, texts: { paging } }: PageCall, { id }: Filed): Promise<Html> => {
  const { listDocuments } = tenant.authority.registry;
  const [newer] = await listDocuments({ limit: 1, after: id });
  const [older] = await listDocuments({ limit: 1, before: id });
  const pathOf = (each: ListedDocument): string => at(`/documents/${String(each.id)}`);
  return html`<nav class="paging" aria-label="${paging.label}">
    ${newer === undefined ? html`<span></span>` : html`<a rel="prev" href="${pathOf(newer)}">← ${paging.newer}</a>`}
    ${older !== undefined && html`<a rel="next" href="${pathOf(older)}">${paging.older} →</a>`}
  </nav>`;
};

const dataOf = async (call: PageCall, filed: Filed): Promise<Html> => {
  const { texts, language } = call;
  const { document, documents } = texts;
  return html`<h2>${document.data}</h2>
    ${facts([
      [document.message, html`<span lang="es">${filed.statusMessage}</span>`],
      [documents.kind, `${kindName(filed, texts)} (${filed.type})`],
      [codeName({ type: filed.type }), filed.key === '' ? undefined : copied(filed.key)],
      [documents.issuer, await partyOf(call, filed.issuerNit)],
      [document.receiver, await partyOf(call, filed.receiverId)],
      [document.issued, filed.issueDate],
      [document.amount, figure(filed.payableAmount, language)],
      [documents.received, moment(filed.receivedAt)],
      [document.file, filed.fileName],
      ['ZipKey', filed.zipKey === undefined ? undefined : copied(filed.zipKey)],
    ])}
    ${await downloads(call, filed)}`;
};

const changesOf = async (call: PageCall, { filesRemoved, fileName: name, xml, state: verdict }: Filed) =>
  filesRemoved === true ? undefined : changesFor(call, { name, bytes: Buffer.from(xml) }, { verdict });

const show = async (call: PageCall): Promise<PageAnswer> => {
  const { texts } = call;
  const filed = await filedOf(call);
  if (filed === undefined) return { missing: { what: texts.document.unknown } };
  const report = await reportOf(call, filed);
  const proposed = await changesOf(call, filed);
  const failed = report?.failed ?? filed.failed ?? [];
  const issued = await issuingIn(call)?.requestOf(filed.exchange ?? '');
  const body = html`${verdictSentence(call, filed.state, failed)} ${forcedNote(call, report)}
  ${judgedSection(
    call,
    judgedView(filed.xml, {
      failed,
      report,
      proposed,
      download: (label) =>
        html`<a class="button" href="${call.at(`/documents/${String(filed.id)}/corrected`)}">${label}</a>`,
      withoutXml: filed.filesRemoved && texts.document.filesRemoved,
      fieldAt: issued?.fieldAt,
      data: await dataOf(call, filed),
    }),
  )}
  ${await neighbours(call, filed)}`;
  const number = filed.number === '' ? texts.documents.withoutNumber : filed.number;
  return { view: { title: `${kindName(filed, texts)} ${number}`, body } };
};

const download =
  (part: 'xml' | 'applicationResponse') =>
  async (call: PageCall): Promise<PageAnswer> => {
    const filed = await filedOf(call);
    if (filed === undefined) return { missing: { what: call.texts.document.unknown } };
    if (filed.filesRemoved) return { missing: { what: call.texts.document.filesRemoved, isGone: true } };
    const about = part === 'xml' ? '' : 'ApplicationResponse-';
    const name = fileName(`${about}${filed.number || String(filed.id)}.xml`);
    return { file: { name, type: 'application/xml', bytes: Buffer.from(filed[part]) } };
  };

const corrected = async (call: PageCall): Promise<PageAnswer> => {
  const filed = await filedOf(call);
  const proposed = filed && (await changesOf(call, filed));
  return filed === undefined || proposed === undefined
    ? { missing: { what: call.texts.document.unknown } }
    : correctedAnswer(call.texts, { name: filed.number || String(filed.id), xml: filed.xml }, proposed);
};

export const documentPage: readonly Page[] = [
  { path: '/documents/:id', section: 'documents', handle: show },
  { path: '/documents/:id/xml', section: 'documents', handle: download('xml') },
  { path: '/documents/:id/corrected', section: 'documents', handle: corrected },
  { path: '/documents/:id/response', section: 'documents', handle: download('applicationResponse') },
];
