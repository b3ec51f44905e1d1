/** The latest traffic on the wire. */
import { html } from '../../../src/common/html/html.ts';
import type { Exchange } from '../../service/soap/journal.ts';
import { reportsIn } from '../judged/judged.ts';
import type { Page, PageAnswer, PageCall } from '../page.ts';
import { codesIn, endingOf, searchedIn } from '../parts/exchange.ts';
import { moment } from '../parts/facts.ts';
import { filterForm, type Field } from '../parts/form.ts';
import { filled, paging } from '../parts/paging.ts';
import { table, type Row } from '../parts/table.ts';
import { exchangePages } from './exchange.ts';

const pageSize = 25;

const endings = ['accepted', 'rejected', 'fault', 'disturbed'] as const;
type Ending = (typeof endings)[number];

const endsSo = ({ fault, faults = [], results }: Exchange, ending: Ending): boolean => {
  if (ending === 'fault') return fault !== undefined;
  if (ending === 'disturbed') return faults.length > 0;
  return reportsIn(results).some(({ verdict }) => verdict === ending);
};

const matching = ({ query }: PageCall, exchanges: readonly Exchange[]): readonly Exchange[] => {
  const ending = endings.find((one) => one === query.ending);
  const operation = filled(query.operation);
  const code = filled(query.code)?.toLowerCase();
  const text = filled(query.text)?.toLowerCase();
  return exchanges.filter(
    (exchange) =>
      (ending === undefined || endsSo(exchange, ending)) &&
      (operation === undefined || exchange.operation === operation) &&
      (code === undefined || codesIn(exchange).some((one) => one.toLowerCase() === code)) &&
      (text === undefined || searchedIn(exchange).includes(text)),
  );
};

const fieldsOf = ({ query, texts }: PageCall, exchanges: readonly Exchange[]): readonly Field[] => {
  const { journal, documents } = texts;
  const any = { value: '', label: documents.any };
  const operations = new Set(exchanges.flatMap(({ operation }) => operation ?? []));
  return [
    {
      name: 'operation',
      label: journal.operation,
      value: query.operation,
      choices: [any, ...[...operations].toSorted().map((value) => ({ value, label: value }))],
    },
    {
      name: 'ending',
      label: journal.ending,
      value: query.ending,
      choices: [any, ...endings.map((value) => ({ value, label: journal.endings[value] }))],
    },
    { name: 'code', label: documents.code, value: query.code },
    { name: 'text', label: texts.lists.contains, value: query.text },
  ];
};

const rowOf = (call: PageCall, exchange: Exchange): Row => {
  const { id, operation, receivedAt, certificateNit, status, envelope, answer } = exchange;
  const { journal } = call.texts;
  const name = operation ?? journal.unreadable;
  return {
    key: id,
    announce: `${name} ${String(status)}`,
    cells: [
      moment(receivedAt),
      html`<a href="${call.at(`/journal/${encodeURIComponent(id)}`)}">${name.slice(0, 60)}</a>`,
      certificateNit,
      status === 0 ? journal.noAnswer : status,
      endingOf(exchange, call),
      journal.bytes(envelope.length, Buffer.byteLength(answer)),
    ],
  };
};

const list = async (call: PageCall): Promise<PageAnswer> => {
  const { texts, query, tenant } = call;
  const { journal } = texts;
  const exchanges = await tenant.journal.list();
  const all = matching(call, exchanges);
  // If the journal has since dropped this exchange, the list starts again.
  const start = query.before === undefined ? 0 : all.findIndex(({ id }) => id === query.before) + 1;
  const shown = all.slice(start, start + pageSize);
  const columns = [journal.received, journal.operation, journal.sender, 'HTTP', journal.ending, journal.size];
  const isFirst = start === 0;
  const body = html`${filterForm(call, {
      path: '/journal',
      fields: fieldsOf(call, exchanges),
      submit: texts.documents.filter,
      clear: texts.lists.clear,
    })}
    ${table({
      id: 'journal',
      caption: journal.caption,
      columns: columns.map((title) => ({ title })),
      rows: shown.map((exchange) => rowOf(call, exchange)),
      empty: journal.empty,
      live: isFirst,
    })}
    ${paging(call, {
      previous: isFirst ? undefined : { label: texts.paging.first, parameters: { before: undefined } },
      next:
        all.length > start + pageSize
          ? { label: texts.paging.older, parameters: { before: shown.at(-1)?.id } }
          : undefined,
    })}
    <p class="note">${journal.note}</p>`;
  return { view: { title: texts.sections.journal, body, live: isFirst } };
};

export const journalPages: readonly Page[] = [{ path: '/journal', section: 'journal', handle: list }, ...exchangePages];
