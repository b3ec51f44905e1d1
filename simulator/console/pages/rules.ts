/** The catalogue of rules, searchable. */
import { html } from '../../../src/common/html/html.ts';
import { english, spanish } from '../../../src/common/text/bilingual.ts';
import { rowsWith, type CatalogueRow } from '../../judge/catalogue-rows.ts';
import { documentKinds } from '../../document/kind.ts';
import type { Page, PageAnswer, PageCall } from '../page.ts';
import { mark } from '../parts/facts.ts';
import { filterForm, type Field } from '../parts/form.ts';
import { ruleLink } from '../parts/lines.ts';
import { filled, pageLinks, pageOf } from '../parts/paging.ts';
import { table, type Row } from '../parts/table.ts';
import { certainties } from '../../judge/engine/rule.ts';
import { byCode } from '../../judge/engine/code-order.ts';
import { rulePage } from './rule.ts';

type Filter = (row: CatalogueRow) => boolean;

const filtersOf = ({ query }: PageCall): readonly Filter[] => {
  const { kind, group, document, provenance } = query;
  const filters: readonly (Filter | undefined)[] = [
    filled(kind) === undefined ? undefined : (row) => row.kind === kind,
    filled(group) === undefined ? undefined : (row) => row.group === group,
    filled(document) === undefined ? undefined : (row) => row.documents.some((one) => one === document),
    filled(provenance) === undefined ? undefined : (row) => row.certainty === provenance,
  ];
  return filters.filter((filter) => filter !== undefined);
};

/** A code that was typed in full comes first. */
const found = (call: PageCall): readonly CatalogueRow[] => {
  const filters = filtersOf(call);
  const rows = rowsWith(call.tenant.authority.catalogue, filled(call.query.text) ?? '').filter((row) =>
    filters.every((holds) => holds(row)),
  );
  const typed = (filled(call.query.text) ?? '').toLowerCase();
  const rank = ({ code }: CatalogueRow): number => (code.toLowerCase() === typed ? 0 : 1);
  return typed === '' ? rows : rows.toSorted((one, other) => rank(one) - rank(other));
};

const fieldsOf = ({ query, texts, tenant, language }: PageCall): readonly Field[] => {
  const { rules, documents, kinds, certainties: sure } = texts;
  const any = { value: '', label: documents.any };
  const { catalogue } = tenant.authority;
  const groups = [...catalogue.groups, ...catalogue.outcomes.map(({ group }) => group)];
  const titles = new Map(groups.map(({ code, title }) => [code, title]));
  const chosen = (name: string, label: string, choices: readonly { value: string; label: string }[]): Field => ({
    name,
    label,
    value: query[name],
    choices: [any, ...choices],
  });
  return [
    { name: 'text', label: rules.text, value: query.text },
    chosen('kind', rules.kind, [
      { value: 'Rechazo', label: 'Rechazo' },
      { value: 'Notificación', label: 'Notificación' },
    ]),
    chosen(
      'document',
      rules.document,
      documentKinds.map((value) => ({ value, label: kinds[value] })),
    ),
    chosen(
      'group',
      rules.group,
      [...titles]
        .toSorted(([one], [other]) => byCode(one, other))
        .map(([value, title]) => ({
          value,
          label: `${value}: ${language === 'es' ? spanish(title) : english(title)}`,
        })),
    ),
    chosen(
      'provenance',
      rules.provenance,
      certainties.map((value) => ({ value, label: sure[value] })),
    ),
  ];
};

const documentNames = ({ documents }: CatalogueRow, { texts: { kinds, rules } }: PageCall): string => {
  const names = documents.map((kind) => (kind in kinds ? kinds[kind as keyof typeof kinds] : kinds.event)); // asked in this line
  const distinct = [...new Set(names)];
  return distinct.length >= documentKinds.length ? rules.everyDocument : distinct.join(', ');
};

const rowOf = (call: PageCall, row: CatalogueRow): Row => ({
  key: row.code,
  cells: [
    ruleLink(call, row.code),
    mark(row.kind, row.kind === 'Rechazo' ? 'bad' : 'warn'),
    html`<span lang="es">${row.message}</span>`,
    documentNames(row, call),
    row.group,
    call.texts.certainties[row.certainty],
  ],
});

const list = (call: PageCall): PageAnswer => {
  const { texts } = call;
  const { rules } = texts;
  const all = found(call);
  const shown = pageOf(call, all);
  const columns = [rules.code, rules.kind, rules.message, rules.document, rules.group, rules.provenance];
  const body = html`${filterForm(call, {
      path: '/rules',
      fields: fieldsOf(call),
      submit: rules.search,
      clear: texts.lists.clear,
    })}
    <p role="status">${rules.count(all.length)}</p>
    ${table({
      id: 'rules',
      caption: rules.caption,
      columns: columns.map((title) => ({ title })),
      rows: shown.rows.map((row) => rowOf(call, row)),
      empty: rules.empty,
    })}
    ${pageLinks(call, shown)}`;
  return { view: { title: texts.sections.rules, body } };
};

export const rulePages: readonly Page[] = [{ path: '/rules', section: 'rules', handle: list }, ...rulePage];
