/** One code of the catalogue, with the same information as `ensayo explain`. */
import type { CatalogueEntry } from '../../judge/engine/catalogue.ts';
import { documentKinds, isEvent, type SubjectKind } from '../../document/kind.ts';
import type { OutcomeEntry } from '../../judge/engine/outcome.ts';
import { violationOf } from '../../judge/engine/violation-of.ts';
import { catalogueRows } from '../../judge/catalogue-rows.ts';
import { effectText, evidenceLine, observationsOn, otherNameText } from '../../judge/observations.ts';
import { declaredCode } from '../../judge/engine/deviations.ts';
import { needsInWords } from '../../judge/needs-in-words.ts';
import { timesOfRule } from '../../judge/dates/dated-values.ts';
import { nameInWords, sourceInWords, timesInWords } from '../../judge/dates/in-words.ts';
import { isOn, kindUnder } from '../../judge/engine/profile.ts';
import type { Rule, RuleGroup, RuleKind } from '../../judge/engine/rule.ts';
import { nowOf } from '../../service/reception/authority.ts';
import { colombianDate } from '../../../src/common/time.ts';
import { html, type Hole, type Html } from '../../../src/common/html/html.ts';
import type { Page, PageAnswer, PageCall } from '../page.ts';
import { code, facts, mark } from '../parts/facts.ts';
import { fragmentsOf, fragmentView } from '../parts/fragments.ts';
import { ruleLink, sourceView, worded } from '../parts/lines.ts';

type Entry = CatalogueEntry<SubjectKind>;

const kindMark = (kind: RuleKind): Html => mark(kind, kind === 'Rechazo' ? 'bad' : 'warn');

const groupView = ({ code: letters, title }: Pick<RuleGroup, 'code' | 'title'>, call: PageCall): Html =>
  html`${letters}: ${worded(call, title)}`;

/** Documents with the same rule in the same words share one section. */
const sameRule = (one: Entry, other: Entry): boolean =>
  one.rule === other.rule &&
  one.target?.path === other.target?.path &&
  one.code.kind === other.code.kind &&
  one.message === other.message;

const together = (entries: readonly Entry[]): readonly (readonly [Entry, ...Entry[]])[] => {
  const sections: [Entry, ...Entry[]][] = [];
  for (const entry of entries) {
    const known = sections.find(([first]) => sameRule(first, entry));
    if (known === undefined) sections.push([entry]);
    else known.push(entry);
  }
  return sections;
};

const nameOf = (kind: SubjectKind, { texts: { kinds } }: PageCall): string =>
  isEvent(kind) ? `${kinds.event} ${kind.slice('event'.length)}` : kinds[kind];

const documentNames = (entries: readonly Entry[], call: PageCall): string =>
  entries.length > documentKinds.length
    ? call.texts.rules.everyDocument
    : entries.map(({ document }) => nameOf(document, call)).join(', ');

/** Its level in this tenant, if it differs from the default. */
const stateView = ({ code: ruleCode }: Entry, { tenant, texts }: PageCall): Html => {
  const { profile } = tenant.authority.settings;
  const { rules } = texts;
  if (!isOn(profile, ruleCode)) return html`${mark(rules.off, 'plain')} ${rules.profile(profile.name)}`;
  return html`${mark(rules.on, 'good')} ${kindMark(kindUnder(profile, ruleCode))} ${rules.profile(profile.name)}`;
};

/** The same check in other documents. */
const siblings = ({ codes }: Rule, own: string): readonly string[] =>
  [...new Set(Object.values(codes).map((one) => one.code))].filter((one) => one !== own);

const links = (call: PageCall, codes: readonly string[]): Hole =>
  codes.length === 0
    ? undefined
    : html`<span class="code-list">${codes.map((one) => html`${ruleLink(call, one)} `)}</span>`;

const placeView = ({ target, rule: { place } }: Entry, call: PageCall): Hole => {
  if (target !== undefined) return code(target.path);
  return place === undefined ? undefined : worded(call, place);
};

/** Values that have dates, as on the clock of this tenant. */
const datesView = ({ tenant, language }: PageCall, ruleCode: string): Hole => {
  const all = timesOfRule(ruleCode, colombianDate(nowOf(tenant.authority)));
  if (all.length === 0) return undefined;
  return html`<ul>
    ${all.map((times) => {
      const value = times.now ?? times.before;
      return html`<li>
        ${nameInWords(times)[language]}: ${timesInWords(times)[language]}
        ${value !== undefined && html`<small>${sourceInWords(value)[language]}</small>`}
      </li>`;
    })}
  </ul>`;
};

const observedView = ({ tenant, language }: PageCall, ruleCode: string): Hole => {
  const all = observationsOn(ruleCode, tenant.authority.catalogue);
  if (all.length === 0) return undefined;
  return html`<ul>
    ${all.map(
      (each) =>
        html`<li>
          ${each.observed[language]}; ${effectText(each)[language]} <small>${evidenceLine(each)[language]}</small>
        </li>`,
    )}
  </ul>`;
};

const section = (call: PageCall, entries: readonly [Entry, ...Entry[]]): Html => {
  const [first] = entries;
  const { code: ruleCode, rule, message, group, stage } = first;
  const { rules } = call.texts;
  return html`<section>
    <h2>${worded(call, rule.title)}</h2>
    ${facts([
      [rules.line, html`<span lang="es">Regla: ${ruleCode.code}, ${ruleCode.kind}: ${message}</span>`],
      [rules.document, documentNames(entries, call)],
      [rules.state, stateView(first, call)],
      [rules.looksAt, placeView(first, call)],
      [rules.group, groupView(group, call)],
      [rules.stage, rules.stages[stage]],
      [rules.needs, needsInWords(rule.needs)[call.language]],
      [rules.dates, datesView(call, ruleCode.code)],
      [rules.observed, observedView(call, ruleCode.code)],
      [rules.fix, worded(call, rule.fix)],
      [rules.firesWith, links(call, first.firesWith)],
      [rules.siblings, links(call, siblings(rule, ruleCode.code))],
      [rules.provenance, sourceView(call, first.source)],
    ])}
    ${fragmentsOf(first).map((fragment) => fragmentView(call, fragment))}
  </section>`;
};

const outcomeSection = (call: PageCall, outcome: OutcomeEntry): Html => {
  const { rules } = call.texts;
  return html`<section>
    <h2>${worded(call, outcome.title)}</h2>
    ${facts([
      [rules.answer, html`${outcome.status}: <span lang="es">${outcome.message}</span>`],
      [rules.place, code(outcome.place)],
      [rules.when, worded(call, outcome.condition)],
      [rules.group, groupView(outcome.group, call)],
      [rules.needs, needsInWords(outcome.needs)[call.language]],
      [rules.fix, worded(call, outcome.fix)],
      [rules.provenance, sourceView(call, outcome.source)],
    ])}
  </section>`;
};

/** Events are sent by receivers, not issued. */
const isBreakable = (entry: Entry): boolean => !isEvent(entry.document) && violationOf(entry) !== undefined;

const show = (call: PageCall): PageAnswer => {
  const { texts, tenant, params, at } = call;
  const { catalogue } = tenant.authority;
  const given = params.code ?? '';
  const known = declaredCode(given);
  const row = catalogueRows(catalogue).find((one) => one.code.toLowerCase() === known.toLowerCase());
  if (row === undefined) return { missing: { what: texts.rules.unknown(given.slice(0, 40)) } };
  const entries = [...catalogue.find(row.code), ...catalogue.findEvents(row.code)];
  const outcomes = catalogue.outcomes.filter((outcome) => outcome.code.code === row.code);
  const breakable = entries.filter(isBreakable);
  const byCode = new URLSearchParams({ code: row.code }).toString();
  const otherName = otherNameText(given);
  const body = html`${otherName && html`<p>${worded(call, otherName)}</p>`}
    <p>${kindMark(row.kind)} <span lang="es">${row.message}</span></p>
    <p class="actions">
      ${entries.length > 0 && html`<a class="button" href="${at(`/documents?${byCode}`)}">${texts.rules.documentsWith}</a>`}
      <a class="button" href="${at(`/journal?${byCode}`)}">${texts.rules.exchangesWith}</a>
    </p>
    ${together(entries).map((some) => section(call, some))} ${outcomes.map((outcome) => outcomeSection(call, outcome))}
    ${
      breakable.length > 0 &&
      html`<h2>${texts.rules.reproduce}</h2>
        <p class="actions">
          ${breakable.map(
            ({ document }) =>
              html`<a class="button" href="${at(`/rules/${row.code}/reproduction/${document}`)}"
                >${texts.rules.reproduceIn(nameOf(document, call))}</a
              >`,
          )}
        </p>
        <p>${code(`ensayo reproduce ${row.code}`)}</p>`
    }`;
  return { view: { title: row.code, body } };
};

export const rulePage: readonly Page[] = [{ path: '/rules/:code', section: 'rules', handle: show }];
