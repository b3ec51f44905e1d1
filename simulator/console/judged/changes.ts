/** The changes that correct a rejected document, computed for the document as a whole. */
import { html, type Html } from '../../../src/common/html/html.ts';
import { claimOf, type ProposedChange, type ProposedChanges } from '../../judge/proposals/changes.ts';
import type { DocumentFile } from '../../document/intake/given.ts';
import { createApartJudge } from '../../service/reception/judge-apart.ts';
import type { PageCall } from '../page.ts';
import { ruleLink } from '../parts/lines.ts';
import type { KeptReport } from './judged.ts';

/**
 * For a document that this authority judged: it knows of everything that there is to know. None where it would accept
 * the document now as it is: the verdict was forced, or the registry is another one.
 */
export const changesFor = async (
  { tenant }: PageCall,
  file: DocumentFile,
  { verdict }: Pick<KeptReport, 'verdict'>,
): Promise<ProposedChanges | undefined> => {
  if (verdict !== 'rejected') return undefined;
  const supplied = { registry: true, prior: true, trust: true };
  const apart = await createApartJudge(tenant.authority, { supplied });
  const now = await apart.judge(file);
  return now.verdict === 'accepted' ? undefined : apart.propose(file, { verdict });
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
    ${source === 'moved' && html`<p class="note">${judged.moved}</p>`}
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

const needsView = (call: PageCall, { needed }: ProposedChanges): Html | undefined => {
  const { judged } = call.texts;
  return needed.length === 0
    ? undefined
    : html`<h2 id="needed">${judged.needed}</h2>
        <ul>
          ${needed.map(
            ({ code, xpath, missing }) =>
              html`<li>${ruleLink(call, code)} <code>${xpath}</code>: ${missing ? judged.lacks : judged.doubtful}</li>`,
          )}
        </ul>`;
};

const knownView = (call: PageCall, proposed: ProposedChanges): Html | undefined => {
  const { judged } = call.texts;
  const claim = claimOf(proposed);
  if (claim === undefined) return undefined;
  const { changes, left } = proposed;
  return html`<h2 id="changes">${judged.changes[claim]}</h2>
    <p>${judged.changesTo[claim]} ${left.map((code, at) => html`${at > 0 && ', '}${ruleLink(call, code)}`)}</p>
    <ol class="changes">
      ${changes.map((change) => changeView(call, change))}
    </ol>
    ${settledView(call, proposed)}
    <p class="note">${judged.changeNote}</p>`;
};

/** Nothing where nothing is proposed. */
export const changesSection = (call: PageCall, proposed: ProposedChanges | undefined): Html | undefined =>
  proposed && html`${knownView(call, proposed)}${needsView(call, proposed)}`;
