/** Verdicts that are given whatever the judge finds. */
import { attributes, html, type Html } from '../../../src/common/html/html.ts';
import { codesOf, verdictNames } from '../../tenants/disturbances/forced-verdicts.ts';
import type { ForcedState } from '../../tenants/disturbances/verdict-kinds.ts';
import { receivingOperations } from '../../service/reception/operations.ts';
import type { PageCall } from '../page.ts';
import { actForm, type Act } from '../parts/acts.ts';
import { free, mark } from '../parts/facts.ts';
import { bodyOf, type Input, type Posted } from '../parts/inputs.ts';
import { matcherInputs, matcherInWords } from '../parts/matcher.ts';
import { table, type Row } from '../parts/table.ts';

const inputs = ({ texts }: Pick<PageCall, 'texts'>): readonly Input[] => {
  const { forced } = texts;
  return [
    {
      name: 'verdict',
      label: texts.documents.verdict,
      choices: verdictNames.map((value) => ({ value, label: forced.verdicts[value] })),
    },
    { name: 'codes', label: forced.codes, as: 'list', hint: forced.codesHint },
    ...matcherInputs(texts, receivingOperations),
  ];
};

const rowOf = (call: PageCall, verdict: ForcedState): Row => {
  const { texts } = call;
  const { forced, faults, lists } = texts;
  const { id, when, given, times, spent } = verdict;
  return {
    key: id,
    cells: [
      forced.verdicts[verdict.verdict],
      codesOf(verdict).join(', '),
      free(matcherInWords(when, texts)),
      html`${given}${times !== undefined && html` / ${times}`} ${spent && mark(faults.spent, 'plain')}`,
      actForm(call, {
        id: `remove-${id}`,
        path: '/faults/verdicts/remove',
        hidden: { id },
        submit: lists.remove,
        about: `${lists.remove} ${id}`,
        danger: true,
      }),
    ],
  };
};

const permission = (call: PageCall): Html => {
  const { forced } = call.texts;
  const isAllowed = call.tenant.authority.settings.forcedVerdicts === 'allowed';
  return html`<p>${isAllowed ? forced.allowed : forced.refused}</p>
    ${actForm(call, {
      id: 'permission',
      path: '/faults/verdicts/permission',
      hidden: { forcedVerdicts: isAllowed ? 'refused' : 'allowed' },
      submit: isAllowed ? forced.refuse : forced.allow,
    })}`;
};

export const forcedSection = (call: PageCall, posted: Posted | undefined): Html => {
  const { texts, tenant } = call;
  const { forced, faults, documents, lists } = texts;
  const titles = [documents.verdict, forced.codes, faults.whom, forced.given, lists.actions];
  const isRefused = tenant.authority.settings.forcedVerdicts === 'refused';
  return html`<h2 id="forced">${forced.title}</h2>
    <p>${forced.about}</p>
    ${table({
      id: 'verdicts',
      caption: forced.title,
      columns: titles.map((title) => ({ title })),
      rows: tenant.verdicts.list().map((verdict) => rowOf(call, verdict)),
      empty: forced.empty,
      live: true,
    })}
    ${
      !isRefused &&
      html`<details class="add" ${posted?.id === 'verdict' && attributes`open`}>
        <summary>${forced.order}</summary>
        ${actForm(call, { id: 'verdict', path: '/faults/verdicts', inputs: inputs(call), submit: forced.order }, posted)}
      </details>`
    }
    ${permission(call)}`;
};

export const forcedActs: readonly Pick<Act, 'id' | 'path' | 'does' | 'done'>[] = [
  {
    id: 'verdict',
    path: '/faults/verdicts',
    does: (call) => ({ name: 'addVerdict', body: bodyOf(inputs(call), call.form) }),
    done: 'verdictAdded',
  },
  {
    id: 'remove',
    path: '/faults/verdicts/remove',
    does: ({ form: { id = '' } }) => ({ name: 'removeVerdict', params: { id } }),
    done: 'removed',
  },
  {
    id: 'permission',
    path: '/faults/verdicts/permission',
    does: ({ form: { forcedVerdicts = '' } }) => ({ name: 'changeSettings', body: { forcedVerdicts } }),
    done: 'changed',
  },
];
