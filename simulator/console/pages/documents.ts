/** The judged documents, newest first. */
import { html } from '../../../src/common/html/html.ts';
import { shortened } from '../../../src/common/text/shortened.ts';
import type { Contributor, DocumentQuery, ListedDocument } from '../../registry/types.ts';
import type { Page, PageAnswer, PageCall } from '../page.ts';
import { moment, verdictMark } from '../parts/facts.ts';
import { filterForm, type Field } from '../parts/form.ts';
import { filedKinds, kindName, typesOfKind } from '../parts/kinds.ts';
import { codesOfLines } from '../parts/lines.ts';
import { filled, paging, wholeNumber, type Neighbour } from '../parts/paging.ts';
import { table, type Row } from '../parts/table.ts';
import { documentPage } from './document.ts';

const pageSize = 25;

const queryOf = ({ query }: PageCall): DocumentQuery => ({
  limit: pageSize + 1,
  before: wholeNumber(query.before),
  after: wholeNumber(query.after),
  state: query.verdict === 'accepted' || query.verdict === 'rejected' ? query.verdict : undefined,
  types: typesOfKind(query.kind),
  issuer: filled(query.issuer),
  code: filled(query.code),
  text: filled(query.text),
});

const fieldsOf = ({ query, texts }: PageCall): readonly Field[] => {
  const { documents, verdicts, kinds } = texts;
  const any = { value: '', label: documents.any };
  return [
    {
      name: 'verdict',
      label: documents.verdict,
      value: query.verdict,
      choices: [any, ...(['accepted', 'rejected'] as const).map((value) => ({ value, label: verdicts[value] }))],
    },
    {
      name: 'kind',
      label: documents.kind,
      value: query.kind,
      choices: [any, ...filedKinds.map((value) => ({ value, label: kinds[value] }))],
    },
    { name: 'code', label: documents.code, value: query.code },
    { name: 'issuer', label: documents.issuer, value: query.issuer },
    { name: 'text', label: texts.lists.contains, value: query.text },
  ];
};

type Names = ReadonlyMap<string, Contributor>;

/** A long value from a sender must not push the rest of the row out of sight. */
const longest = 40;

const rowOf = (call: PageCall, document: ListedDocument, names: Names): Row => {
  const { id, number, issuerNit, state, lines, receivedAt } = document;
  const { texts } = call;
  const kind = kindName(document, texts);
  const shown = number === '' ? texts.documents.withoutNumber : shortened(number, longest);
  return {
    key: String(id),
    announce: `${kind} ${shown}: ${texts.verdicts[state]}`,
    cells: [
      verdictMark(state, texts),
      kind,
      html`<a href="${call.at(`/documents/${String(id)}`)}">${shown}</a>`,
      html`${shortened(names.get(issuerNit)?.name ?? '', longest)}
        <span class="soft">${shortened(issuerNit, longest)}</span>`,
      codesOfLines(lines),
      moment(receivedAt),
    ],
  };
};

/** Next to the first or the last one of this page. */
const neighbour = (label: string, { before, after }: Pick<DocumentQuery, 'before' | 'after'>): Neighbour => ({
  label,
  parameters: { before: before?.toString(), after: after?.toString() },
});

const list = async (call: PageCall): Promise<PageAnswer> => {
  const { texts, tenant } = call;
  const { registry } = tenant.authority;
  const query = queryOf(call);
  const found = await registry.listDocuments(query);
  // One more than is shown was requested, to find out whether there are more on that side.
  const isMore = found.length > pageSize;
  const upwards = query.after !== undefined;
  const shown = upwards ? found.slice(-pageSize) : found.slice(0, pageSize);
  const names = await registry.contributors([...new Set(shown.map(({ issuerNit }) => issuerNit))]);
  const isFirst = query.before === undefined && !(upwards && isMore);
  const { documents } = texts;
  const titles = [documents.verdict, documents.kind, documents.number, documents.issuer, documents.lines];
  const body = html`${filterForm(call, {
      path: '/documents',
      fields: fieldsOf(call),
      submit: documents.filter,
      clear: texts.lists.clear,
    })}
    ${table({
      id: 'documents',
      caption: documents.caption,
      columns: [...titles, documents.received].map((title) => ({ title })),
      rows: shown.map((document) => rowOf(call, document, names)),
      empty: documents.empty,
      live: isFirst,
    })}
    ${paging(call, {
      previous: isFirst ? undefined : neighbour(texts.paging.newer, { after: shown[0]?.id }),
      next: upwards || isMore ? neighbour(texts.paging.older, { before: shown.at(-1)?.id }) : undefined,
    })}
    <p class="note">${documents.note} <a href="${call.at('/journal')}">${texts.sections.journal}</a></p>`;
  return { view: { title: texts.sections.documents, body, live: isFirst } };
};

export const documentPages: readonly Page[] = [
  { path: '/documents', section: 'documents', handle: list },
  ...documentPage,
];
