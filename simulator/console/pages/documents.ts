/** What happens: the judged documents as they arrive, newest first, and how many there are. */
import { attributes, html, type Html } from '../../../src/common/html/html.ts';
import { shortened } from '../../../src/common/text/shortened.ts';
import type { Contributor, DocumentQuery, ListedDocument } from '../../registry/types.ts';
import type { Page, PageAnswer, PageCall } from '../page.ts';
import { figure, moment, verdictMark } from '../parts/facts.ts';
import { filterForm, type Field } from '../parts/form.ts';
import { filedKinds, kindName, typesOfKind } from '../parts/kinds.ts';
import { codesOfLines } from '../parts/lines.ts';
import { filled, paging, wholeNumber, type Neighbour } from '../parts/paging.ts';
import { table, type Row } from '../parts/table.ts';
import { documentPage } from './document.ts';
import { addressList, firstSteps } from './start.ts';

const path = '/documents';
const pageSize = 25;

const verdictIn = ({ query: { verdict } }: PageCall): DocumentQuery['state'] =>
  verdict === 'accepted' || verdict === 'rejected' ? verdict : undefined;

const queryOf = (call: PageCall): DocumentQuery => {
  const { query } = call;
  return {
    limit: pageSize + 1,
    before: wholeNumber(query.before),
    after: wholeNumber(query.after),
    state: verdictIn(call),
    types: typesOfKind(query.kind),
    issuer: filled(query.issuer),
    code: filled(query.code),
    text: filled(query.text),
  };
};

const filters = (call: PageCall): Html => {
  const { query, texts } = call;
  const { documents, kinds, lists } = texts;
  const verdict = verdictIn(call);
  const choices = [{ value: '', label: documents.any }, ...filedKinds.map((value) => ({ value, label: kinds[value] }))];
  const more: readonly Field[] = [
    { name: 'kind', label: documents.kind, value: query.kind, choices },
    { name: 'code', label: documents.code, value: query.code },
    { name: 'issuer', label: documents.issuer, value: query.issuer },
  ];
  return filterForm(call, {
    path,
    fields: [{ name: 'text', label: lists.contains, value: query.text }],
    more: { label: documents.more, fields: more },
    ...(verdict === undefined ? {} : { hidden: { verdict } }),
    submit: documents.filter,
    clear: lists.clear,
  });
};

/** The newest of those that the filters leave. */
const newestOf = ({ query }: PageCall): string => {
  const { before: _before, after: _after, ...filtered } = query;
  return `${path}?${new URLSearchParams(filtered).toString()}`;
};

type Counts = Readonly<Record<NonNullable<DocumentQuery['state']>, number>>;

/** Each leads to those that it counts: all of its verdict, whatever else the list is filtered by. */
const counters = async (call: PageCall, { accepted, rejected }: Counts): Promise<Html> => {
  const { at, language, tenant, texts } = call;
  const chosen = verdictIn(call) ?? 'all';
  const shown = [
    { id: 'all', count: accepted + rejected, to: path },
    { id: 'accepted', count: accepted, to: `${path}?verdict=accepted` },
    { id: 'rejected', count: rejected, to: `${path}?verdict=rejected` },
    { id: 'exchanges', count: await tenant.journal.count(), to: '/journal' },
  ] as const;
  return html`<nav class="counters" aria-label="${texts.documents.counts}">
    <ul>
      ${shown.map(
        ({ id, count, to }) =>
          html`<li>
            <a class="${id}" href="${at(to)}" ${id === chosen && attributes`aria-current="true"`}>
              <strong id="count-${id}" data-live-part>${figure(String(count), language)}</strong>
              ${texts.documents[id]}
            </a>
          </li>`,
      )}
    </ul>
  </nav>`;
};

/** Both in one step from here, on a screen of any size. */
const acts = ({ at, texts: { sections } }: PageCall): Html =>
  html`<p class="actions">
    <a class="button main" href="${at('/issue')}">${sections.issue}</a>
    <a class="button" href="${at('/judge')}">${sections.judge}</a>
  </p>`;

type Names = ReadonlyMap<string, Contributor>;

/** A long value from a sender must not push the rest of the row out of sight. */
const longest = 32;

const party = (nit: string, names: Names): Html =>
  html`<span title="${nit}">${shortened(names.get(nit)?.name ?? nit, longest)}</span>`;

const rowOf = (call: PageCall, document: ListedDocument, names: Names): Row => {
  const { id, number, issuerNit, receiverId, payableAmount, state, lines, receivedAt } = document;
  const { texts, language } = call;
  const kind = kindName(document, texts);
  const shown = number === '' ? texts.documents.withoutNumber : shortened(number, longest);
  return {
    key: String(id),
    announce: `${kind} ${shown}: ${texts.verdicts[state]}`,
    cells: [
      moment(receivedAt, call.tenant.clock.now()),
      html`${verdictMark(state, texts)} ${codesOfLines(lines, 1)}`,
      kind,
      html`<a href="${call.at(`${path}/${String(id)}`)}">${shown}</a>`,
      html`${party(issuerNit, names)} <span class="soft">→</span> ${party(receiverId, names)}`,
      payableAmount === '' ? '' : shortened(figure(payableAmount, language), longest),
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
  // Back at the newest: the page of those after one would not show those that are still to come.
  if (upwards && !isMore) return { redirect: newestOf(call) };
  const counts = await registry.countDocuments();
  const shown = upwards ? found.slice(-pageSize) : found.slice(0, pageSize);
  const parties = shown.flatMap(({ issuerNit, receiverId }) => [issuerNit, receiverId]);
  const names = await registry.contributors([...new Set(parties)]);
  const isFirst = query.before === undefined && !upwards;
  const { documents, document } = texts;
  const titles = [documents.received, documents.verdict, documents.kind, documents.number, documents.parties];
  const isNew = counts.accepted + counts.rejected === 0;
  const body = html`<div class="happening">${await counters(call, counts)} ${acts(call)}</div>
    ${filters(call)}
    ${table({
      id: 'documents',
      caption: documents.caption,
      columns: [...titles.map((title) => ({ title })), { title: document.amount, align: 'end' }],
      rows: shown.map((each) => rowOf(call, each, names)),
      empty: isNew ? await firstSteps(call) : documents.empty,
      live: isFirst,
    })}
    <p class="arrived" hidden>
      <a href="#content">↑ ${documents.arrived} <span></span></a>
    </p>
    <div id="paging" data-live-part data-paging-of="documents">
      ${paging(call, {
        previous: isFirst ? undefined : neighbour(texts.paging.newer, { after: shown[0]?.id }),
        next: upwards || isMore ? neighbour(texts.paging.older, { before: shown.at(-1)?.id }) : undefined,
      })}
    </div>
    <p class="note">${documents.note} <a href="${call.at('/journal')}">${texts.sections.journal}</a></p>
    ${addressList(call)}`;
  return { view: { title: texts.sections.documents, body, live: isFirst } };
};

export const documentPages: readonly Page[] = [
  { path, section: 'documents', handle: list },
  // Where links of earlier versions lead.
  { path: '/start', section: 'documents', handle: () => ({ redirect: path }) },
  ...documentPage,
];
