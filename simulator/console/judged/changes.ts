/** The changes that make a rejected document pass, computed for the document as a whole. */
import { html, type Html } from '../../../src/common/html/html.ts';
import type { ProposedChange, ProposedChanges } from '../../amend/changes.ts';
import type { DocumentFile } from '../../intake/given.ts';
import { createApartJudge } from '../../reception/judge-apart.ts';
import type { PageCall } from '../page.ts';
import { ruleLink } from '../parts/lines.ts';
import type { KeptReport } from './judged.ts';

/** For a document that this authority judged: it knows of everything that there is to know. */
export const changesFor = async (
  { world }: PageCall,
  file: DocumentFile,
  { verdict }: Pick<KeptReport, 'verdict'>,
): Promise<ProposedChanges | undefined> => {
  if (verdict !== 'rejected') return undefined;
  const supplied = { registry: true, prior: true, trust: true };
  const apart = await createApartJudge(world.authority, { supplied });
  try {
    return await apart.propose(file, { verdict });
  } finally {
    await apart.close();
  }
};

const fragment = (kind: 'removed' | 'added', label: string, xml: string): Html =>
  html`<div class="${kind}">
    <span class="label">${label}</span>
    <pre>${xml}</pre>
  </div>`;

const changeView = (call: PageCall, { code, xpath, before, after, source, followsFrom }: ProposedChange): Html => {
  const { judged } = call.texts;
  return html`<li>
    <p>
      ${ruleLink(call, code)}
      ${followsFrom !== undefined && html`<span class="soft">${judged.followsFrom} ${ruleLink(call, followsFrom)}</span>`}
      <code>${xpath}</code>
    </p>
    <div class="change">
      ${before !== undefined && fragment('removed', judged.before, before)}
      ${fragment('added', before === undefined ? judged.add : judged.after, after ?? judged.nothing)}
    </div>
    ${source === 'example' && html`<p class="note">${judged.example}</p>`}
  </li>`;
};

const settledView = (call: PageCall, { changes, settledBy, left }: ProposedChanges): Html | undefined => {
  const { judged } = call.texts;
  const shown = new Set([...changes.map(({ code }) => code), ...left]);
  const settled = Object.entries(settledBy).filter(([code]) => !shown.has(code));
  return settled.length === 0
    ? undefined
    : html`<p>
        ${judged.settled}
        ${settled.map(
          ([code, by], at) => html`${at > 0 && '; '}${ruleLink(call, code)} ${judged.with} ${ruleLink(call, by)}`,
        )}.
      </p>`;
};

/** Nothing where no change is known. */
export const changesSection = (call: PageCall, proposed: ProposedChanges | undefined): Html | undefined => {
  const { judged } = call.texts;
  if (proposed === undefined || (proposed.changes.length === 0 && proposed.left.length > 0)) return undefined;
  const { changes, left, verdict } = proposed;
  const together = verdict === 'accepted' ? judged.changesSettle : judged.changesSettleFailed;
  const settlesAll = changes.length === 0 ? judged.signAgain : together;
  return html`<h2 id="changes">${judged.changes}</h2>
    <p>
      ${
        left.length === 0
          ? settlesAll
          : html`${judged.changesLeave} ${left.map((code, at) => html`${at > 0 && ', '}${ruleLink(call, code)}`)}.`
      }
    </p>
    <ol class="changes">
      ${changes.map((change) => changeView(call, change))}
    </ol>
    ${settledView(call, proposed)}
    <p class="note">${judged.changeNote}</p>`;
};
