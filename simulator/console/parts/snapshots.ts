/** The state of a tenant: saved, restored, or reset to the start. */
import type { Snapshot } from '../../registry/types.ts';
import { html, type Html } from '../../../src/common/html/html.ts';
import type { PageCall } from '../page.ts';
import { actForm, type Act } from './acts.ts';
import { moment } from './facts.ts';
import { bodyOf, type Input, type Posted } from './inputs.ts';
import { table, type Row } from './table.ts';

const inputs = ({ texts: { snapshots } }: Pick<PageCall, 'texts'>): readonly Input[] => [
  { name: 'name', label: snapshots.name, hint: snapshots.nameHint },
];

const rowOf = (call: PageCall, { name, takenAt, documents }: Snapshot): Row => {
  const { snapshots, lists } = call.texts;
  const hidden = { name };
  return {
    key: name,
    cells: [
      name,
      moment(takenAt),
      documents,
      html`<div class="actions">
        ${actForm(call, { id: `restore-${name}`, path: '/clock/snapshots/restore', hidden, submit: snapshots.restore, about: `${snapshots.restore} ${name}`, danger: true })}
        ${actForm(call, { id: `remove-${name}`, path: '/clock/snapshots/remove', hidden, submit: lists.remove, about: `${lists.remove} ${name}`, danger: true })}
      </div>`,
    ],
  };
};

export const snapshotSection = async (call: PageCall, posted: Posted | undefined): Promise<Html> => {
  const { snapshots, lists } = call.texts;
  const kept = await call.tenant.authority.registry.snapshots.list();
  return html`<h2>${snapshots.title}</h2>
    <p>${snapshots.about}</p>
    ${actForm(call, { id: 'snapshot', path: '/clock/snapshots', inputs: inputs(call), submit: snapshots.take, inline: true }, posted)}
    ${table({
      id: 'snapshots',
      caption: snapshots.title,
      columns: [
        { title: snapshots.name },
        { title: snapshots.taken },
        { title: call.texts.sections.documents, align: 'end' },
        { title: lists.actions },
      ],
      rows: kept.map((snapshot) => rowOf(call, snapshot)),
      empty: snapshots.empty,
    })}
    <h2>${snapshots.reset}</h2>
    <p>${snapshots.resetAbout}</p>
    ${actForm(call, { id: 'reset', path: '/clock/reset', submit: snapshots.reset, danger: true })}`;
};

export const snapshotActs: readonly Pick<Act, 'id' | 'path' | 'does' | 'done'>[] = [
  {
    id: 'snapshot',
    path: '/clock/snapshots',
    does: (call) => ({ name: 'takeSnapshot', body: bodyOf(inputs(call), call.form) }),
    done: 'snapshotTaken',
  },
  {
    id: 'restore',
    path: '/clock/snapshots/restore',
    does: ({ form: { name = '' } }) => ({ name: 'restoreSnapshot', params: { name } }),
    done: 'restored',
  },
  {
    id: 'remove',
    path: '/clock/snapshots/remove',
    does: ({ form: { name = '' } }) => ({ name: 'removeSnapshot', params: { name } }),
    done: 'removed',
  },
  { id: 'reset', path: '/clock/reset', does: () => ({ name: 'reset' }), done: 'reset' },
];
