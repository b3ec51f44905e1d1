/** Deliberate faults: activated, observed, removed. */
import {
  faultNames,
  faults as kinds,
  type FaultName,
  type FaultState,
} from '../../tenants/disturbances/fault-kinds.ts';
import { operations } from '../../service/soap/contract.ts';
import { html, type Html } from '../../../src/common/html/html.ts';
import type { Page, PageAnswer, PageCall } from '../page.ts';
import { actForm, actPages, notices, statusOf, type Act } from '../parts/acts.ts';
import { free, mark } from '../parts/facts.ts';
import { bodyOf, type Input, type Posted } from '../parts/inputs.ts';
import { matcherInputs, matcherInWords } from '../parts/matcher.ts';
import { table, type Row } from '../parts/table.ts';
import { forcedActs, forcedSection } from './forced.ts';

const section = 'faults';

const isFault = (name: string): name is FaultName => Object.hasOwn(kinds, name);

/** The options of one fault, in addition to the common ones. */
const ownInputs = (name: FaultName, { texts: { faults } }: PageCall): readonly Input[] => {
  switch (name) {
    case 'latency':
      return [{ name: 'milliseconds', label: faults.milliseconds, as: 'span', value: '2000', hint: faults.spanHint }];
    case 'status':
      return [
        {
          name: 'status',
          label: faults.status,
          as: 'number',
          choices: ['503', '500', '403'].map((value) => ({ value, label: faults.statuses[value as '500'] })), // of the list
        },
        { name: 'retryAfterSeconds', label: faults.retryAfter, as: 'number', hint: faults.optional },
      ];
    default:
      return [];
  }
};

/** The issuing service tries again after an error page, three times in all: a single one would go unnoticed. */
const timesOf = (name: FaultName): string => (name === 'status' ? '3' : '1');

const inputsOf = (name: FaultName, call: PageCall): readonly Input[] => {
  const { faults } = call.texts;
  const { points } = kinds[name];
  const place: Input = {
    name: 'at',
    label: faults.point,
    choices: points.map((value) => ({ value, label: faults.points[value] })),
  };
  return [
    ...ownInputs(name, call),
    ...(points.length > 1 ? [place] : []),
    ...matcherInputs(call.texts, Object.keys(operations), timesOf(name)),
    { name: 'probability', label: faults.probability, as: 'number', hint: faults.probabilityHint },
    { name: 'seed', label: faults.seed, hint: faults.seedHint },
  ];
};

const detailOf = (fault: FaultState): string => {
  if (fault.fault === 'status') return String(fault.status);
  if (fault.fault !== 'latency') return '';
  const { milliseconds: ms } = fault;
  return typeof ms === 'number' ? `${String(ms)} ms` : `${String(ms.from)}–${String(ms.to)} ms`;
};

const rowOf = (call: PageCall, fault: FaultState): Row => {
  const { texts } = call;
  const { faults, lists } = texts;
  const { id, point, when, struck, spent, times, probability } = fault;
  return {
    key: id,
    cells: [
      html`${faults.about[fault.fault].title} <span class="soft">${fault.fault} ${detailOf(fault)}</span>`,
      faults.points[point],
      html`${free(matcherInWords(when, texts))}
      ${probability !== undefined && html`<span class="soft">${faults.probability} ${probability}</span>`}`,
      html`${struck}${times !== undefined && html` / ${times}`} ${spent && mark(faults.spent, 'plain')}`,
      actForm(call, {
        id: `remove-${id}`,
        path: '/faults/remove',
        hidden: { id },
        submit: lists.remove,
        about: `${lists.remove} ${id}`,
        danger: true,
      }),
    ],
  };
};

const choice = ({ texts: { faults }, at }: PageCall): Html =>
  html`<ul class="tiles plain">
    ${faultNames.map(
      (name) =>
        html`<li class="card">
          <h3><a href="${at(`/faults/new/${name}`)}">${faults.about[name].title}</a></h3>
          <p>${faults.about[name].effect}</p>
        </li>`,
    )}
  </ul>`;

const show = (call: PageCall, posted?: Posted): PageAnswer => {
  const { texts, tenant } = call;
  const { faults, lists } = texts;
  const ordered = tenant.faults.list();
  const titles = [faults.fault, faults.point, faults.whom, faults.struck, lists.actions];
  const body = html`${notices(call, posted)}
    <p>${faults.intro}</p>
    ${table({
      id: 'faults',
      caption: faults.ordered,
      columns: titles.map((title) => ({ title })),
      rows: ordered.map((fault) => rowOf(call, fault)),
      empty: faults.empty,
      live: true,
    })}
    ${ordered.length > 1 && actForm(call, { id: 'clear', path: '/faults/clear', submit: faults.clear, danger: true })}
    <h2>${faults.order}</h2>
    ${choice(call)} ${forcedSection(call, posted)}`;
  return { view: { title: texts.sections.faults, body, live: true, status: statusOf(posted) } };
};

const showNew = (call: PageCall, posted?: Posted): PageAnswer => {
  const { texts, params, at } = call;
  const { faults } = texts;
  const { fault = '' } = params;
  if (!isFault(fault)) return { missing: { what: faults.unknown } };
  const { title, effect } = faults.about[fault];
  const body = html`${notices(call, posted)}
    <p>${effect}</p>
    ${actForm(call, { id: 'add', path: `/faults/new/${fault}`, inputs: inputsOf(fault, call), submit: faults.add }, posted)}
    <p><a href="${at('/faults')}">← ${texts.sections.faults}</a></p>`;
  return { view: { title, body, status: statusOf(posted) } };
};

const act = (what: Pick<Act, 'id' | 'path' | 'does' | 'done'>): readonly Page[] =>
  actPages({ ...what, section, back: () => '/faults', again: show });

export const faultPages: readonly Page[] = [
  { path: '/faults', section, handle: (call) => show(call) },
  { path: '/faults/new/:fault', section, handle: (call) => showNew(call) },
  ...actPages({
    id: 'add',
    path: '/faults/new/:fault',
    section,
    does: (call) => {
      const { fault = '' } = call.params;
      return { name: 'addFault', body: { fault, ...(isFault(fault) ? bodyOf(inputsOf(fault, call), call.form) : {}) } };
    },
    back: () => '/faults',
    done: 'faultAdded',
    again: showNew,
  }),
  ...act({
    id: 'remove',
    path: '/faults/remove',
    does: ({ form: { id = '' } }) => ({ name: 'removeFault', params: { id } }),
    done: 'removed',
  }),
  ...act({ id: 'clear', path: '/faults/clear', does: () => ({ name: 'clearFaults' }), done: 'removed' }),
  ...forcedActs.flatMap(act),
];
