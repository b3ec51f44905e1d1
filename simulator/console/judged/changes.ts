/** The changes that correct a rejected document, computed for the document as a whole. */
import { fileName } from '../../../src/common/file-name.ts';
import { html, type Html } from '../../../src/common/html/html.ts';
import { claimOf, withChanges, type ProposedChange, type ProposedChanges } from '../../judge/proposals/changes.ts';
import type { DocumentFile } from '../../document/intake/given.ts';
import { createApartJudge } from '../../service/reception/judge-apart.ts';
import type { JudgedCall, PageAnswer, PageCall } from '../page.ts';
import type { Texts } from '../texts/texts.ts';
import { ruleLink } from '../parts/lines.ts';
import type { CodeGroup } from './failures.ts';
import type { JudgedView, KeptReport } from './judged.ts';

/**
 * For a document that this authority judged: it knows of everything that there is to know. None where it would accept
 * the document now as it is: the verdict was forced, or the registry is another one. None for one that it had accepted
 * already, either: the content is not what it was rejected for.
 */
export const changesFor = async (
  { tenant }: PageCall,
  file: DocumentFile,
  { verdict, failed = [] }: Pick<KeptReport, 'verdict' | 'failed'>,
): Promise<ProposedChanges | undefined> => {
  if (verdict !== 'rejected' || failed.some(({ code }) => code === '90')) return undefined;
  const supplied = { registry: true, prior: true, trust: true };
  const apart = await createApartJudge(tenant.authority, { supplied });
  const now = await apart.judge(file);
  return now.verdict === 'accepted' ? undefined : apart.propose(file, { verdict });
};

/** The corrected XML to save, under the name of the file that it corrects. */
export const correctedAnswer = (
  { judged: { corrected } }: Texts,
  { name, xml }: { readonly name: string; readonly xml: string },
  proposed: ProposedChanges,
): PageAnswer => {
  const own = name.replace(/^.*\//, '').replace(/\.(?:xml|zip)$/i, '');
  return {
    file: {
      name: fileName(`${own}-${corrected.suffix}.xml`),
      type: 'application/xml',
      bytes: Buffer.from(withChanges(xml, proposed)),
    },
  };
};

const fragment = (kind: 'removed' | 'added', label: string, xml: string): Html =>
  html`<div class="${kind}">
    <span class="label">${label}</span>
    <pre>${xml}</pre>
  </div>`;

const changeView = (call: JudgedCall, { code, xpath, before, after, source, followsFrom }: ProposedChange): Html => {
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

const settledView = (call: JudgedCall, { changes, settledBy, left }: ProposedChanges): Html | undefined => {
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

const needsView = (call: JudgedCall, { needed }: ProposedChanges): Html | undefined => {
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

const knownView = (call: JudgedCall, proposed: ProposedChanges): Html | undefined => {
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

/** What becomes of the findings of a code in the corrected XML; nothing where there is none. */
export const stateIn =
  ({ texts: { judged } }: JudgedCall, proposed: ProposedChanges | undefined) =>
  ({ code, failures: [{ failed }] }: CodeGroup): string | undefined => {
    if (proposed === undefined || proposed.changes.length === 0) return undefined;
    const { states } = judged.corrected;
    if (proposed.mended.includes(code)) return states.mended;
    return failed.kind === 'Rechazo' && !proposed.left.includes(code) ? states.signing : states.left;
  };

const linked = (call: JudgedCall, codes: readonly string[]): Html =>
  html`${codes.map((code, at) => html`${at > 0 && ', '}${ruleLink(call, code)}`)}.`;

/** What the corrected XML settles, what it cannot, and what is left to do before it is sent: as it was judged. */
export const correctedSection = (call: JudgedCall, { proposed, download }: JudgedView): Html | undefined => {
  if (proposed === undefined || proposed.changes.length === 0 || download === undefined) return undefined;
  const { corrected } = call.texts.judged;
  const { mended, left, signature, untilSigned, codeIsKnown, changes } = proposed;
  const rest = [
    html`${corrected.signature[signature]}
    ${untilSigned.length > 0 && html`${corrected.untilSigned} ${linked(call, untilSigned)}`}`,
    !codeIsKnown && corrected.unknownCode,
    changes.some(({ source }) => source === 'example') && corrected.examples,
  ].filter((part) => part !== false);
  return html`<section class="card" id="corrected" aria-labelledby="corrected-title">
    <h3 id="corrected-title">${corrected.title}</h3>
    <p>${download(corrected.download)}</p>
    <p>
      ${mended.length > 0 && html`${corrected.mends} ${linked(call, mended)}`} ${corrected.remaining(left.length)}
      ${left.length > 0 && linked(call, left)} ${corrected.same}
    </p>
    <ul>
      ${rest.map((part) => html`<li>${part}</li>`)}
    </ul>
  </section>`;
};

/** Nothing where nothing is proposed. */
export const changesSection = (call: JudgedCall, proposed: ProposedChanges | undefined): Html | undefined =>
  proposed && html`${knownView(call, proposed)}${needsView(call, proposed)}`;
