/**
 * Test sets (habilitación): what each requires, what has arrived, what is missing; opening a new one, and starting
 * over.
 */
import { documentKinds } from '../../document/kind.ts';
import { testSetPresets } from '../../registry/test-set-presets.ts';
import { progressOf, type KindProgress, type TestSet } from '../../registry/test-sets.ts';
import { attributes, html, type Html } from '../../../src/common/html/html.ts';
import type { Page, PageAnswer, PageCall } from '../page.ts';
import { actForm, actPages, notices, statusOf, type Act } from '../parts/acts.ts';
import { code, facts, mark } from '../parts/facts.ts';
import { filterForm } from '../parts/form.ts';
import { bodyOf, type Input, type Posted } from '../parts/inputs.ts';
import { pageLinks, pageOf } from '../parts/paging.ts';
import { valueName } from '../parts/registry-rows.ts';

const section = 'testSets';

const tones = { open: 'plain', accepted: 'good', rejected: 'bad' } as const;

const kindRow = ({ texts }: PageCall, progress: KindProgress): Html => {
  const { kind, required, minimumAccepted, sent, accepted, missing } = progress;
  const { testSets, kinds } = texts;
  const words = testSets.progress({ sent, required, accepted, minimumAccepted });
  return html`<div class="progress">
    <span>${kinds[kind]}</span>
    <progress
      max="${Math.max(minimumAccepted, 1)}"
      value="${accepted}"
      aria-label="${kinds[kind]}: ${words}"
    ></progress>
    <span class="soft">${words}${missing > 0 && html` · <strong>${testSets.missing(missing)}</strong>`}</span>
  </div>`;
};

const card = (call: PageCall, set: TestSet, issuer: string | undefined): Html => {
  const { texts } = call;
  const { testSets, registry, lists } = texts;
  const kinds = progressOf(set);
  const hidden = { id: set.id };
  return html`<section class="card" id="set-${set.id}" data-live-part>
    <h3>${code(set.id)} ${mark(registry.values[set.state], tones[set.state])}</h3>
    ${facts([
      [registry.fields.issuerNit, html`${issuer} <span class="soft">${set.issuerNit}</span>`],
      [registry.fields.family, valueName(set.family, texts)],
      [registry.fields.softwareId, set.softwareId === undefined ? undefined : code(set.softwareId)],
    ])}
    ${kinds.length === 0 ? html`<p class="note">${testSets.withoutQuotas}</p>` : kinds.map((kind) => kindRow(call, kind))}
    <div class="actions">
      ${actForm(call, { id: `reset-${set.id}`, path: '/test-sets/reset', hidden, submit: testSets.reset, about: `${testSets.reset} ${set.id}`, danger: true })}
      ${actForm(call, { id: `remove-${set.id}`, path: '/test-sets/remove', hidden, submit: lists.remove, about: `${lists.remove} ${set.id}`, danger: true })}
    </div>
  </section>`;
};

const presetName = ({ texts: { testSets, kinds } }: Pick<PageCall, 'texts'>, preset: Pick<TestSet, 'quotas'>): string =>
  progressOf(preset)
    .map(({ kind, ...quota }) => testSets.quota(kinds[kind], quota))
    .join(' · ');

const inputs = ({ texts }: Pick<PageCall, 'texts'>): readonly Input[] => {
  const { testSets, registry, kinds } = texts;
  return [
    { name: 'issuerNit', label: registry.fields.issuerNit, hint: `${registry.example} 900373115` },
    {
      name: 'preset',
      label: testSets.preset,
      choices: Object.entries(testSetPresets()).map(([value, preset]) => ({
        value,
        label: presetName({ texts }, preset),
      })),
    },
    { name: 'id', label: registry.fields.id, hint: testSets.idHint },
    { name: 'softwareId', label: registry.fields.softwareId, hint: testSets.softwareHint },
    ...documentKinds.map((kind): Input => ({
      name: `quotas.${kind}`,
      label: testSets.figures(kinds[kind]),
      as: 'quota',
      hint: testSets.figuresHint,
    })),
  ];
};

const show = async (call: PageCall, posted?: Posted): Promise<PageAnswer> => {
  const { texts, tenant, query } = call;
  const { testSets } = texts;
  const { testSets: all, contributors } = await tenant.authority.registry.dump();
  const names = new Map(contributors.map(({ nit, name }) => [nit, name]));
  const wanted = query.text?.trim().toLowerCase() ?? '';
  const found = all.filter(({ id, issuerNit, family }) =>
    `${id} ${issuerNit} ${names.get(issuerNit) ?? ''} ${valueName(family, texts)}`.toLowerCase().includes(wanted),
  );
  const shown = pageOf(call, found);
  const body = html`${notices(call, posted)}
    <p>${testSets.intro}</p>
    <details class="add" ${posted?.id === 'add' && attributes`open`}>
      <summary>${testSets.open}</summary>
      ${actForm(call, { id: 'add', path: '/test-sets', inputs: inputs(call), submit: testSets.open }, posted)}
    </details>
    ${filterForm(call, {
      path: '/test-sets',
      fields: [{ name: 'text', label: texts.lists.contains, value: query.text }],
      submit: texts.lists.search,
      clear: texts.lists.clear,
    })}
    <h2>${texts.lists.count(found.length, all.length)}</h2>
    ${shown.rows.map((set) => card(call, set, names.get(set.issuerNit)))}
    ${found.length === 0 && html`<p class="empty">${texts.lists.nothing}</p>`} ${pageLinks(call, shown)}`;
  return { view: { title: texts.sections.testSets, body, live: true, status: statusOf(posted) } };
};

const act = (what: Pick<Act, 'id' | 'path' | 'does' | 'done'>): readonly Page[] =>
  actPages({ ...what, section, back: () => '/test-sets', again: show });

export const testSetPages: readonly Page[] = [
  { path: '/test-sets', section, handle: (call) => show(call) },
  ...act({
    id: 'add',
    path: '/test-sets',
    does: (call) => ({ name: 'addTestSet', body: bodyOf(inputs(call), call.form) }),
    done: 'added',
  }),
  ...act({
    id: 'reset',
    path: '/test-sets/reset',
    does: ({ form: { id = '' } }) => ({ name: 'resetTestSet', params: { id } }),
    done: 'testSetReset',
  }),
  ...act({
    id: 'remove',
    path: '/test-sets/remove',
    does: ({ form: { id = '' } }) => ({ name: 'removeTestSet', params: { id } }),
    done: 'removed',
  }),
];
