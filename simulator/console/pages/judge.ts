/** The verdict on a document that somebody has: pasted or dropped, judged by the operation of the control interface. */
import { toText } from '../../../src/common/bytes.ts';
import { html, type Html } from '../../../src/common/html/html.ts';
import { readJson } from '../../../src/common/json/read-json.ts';
import { carryOut } from '../../control/carry-out.ts';
import { told, type ControlProblem, type Told } from '../../control/route.ts';
import type { JudgedFile, Judgements } from '../../control/resources/judge.ts';
import { routeOf } from '../../control/routes.ts';
import type { SubjectKind } from '../../document/kind.ts';
import type { Missing } from '../../judge/engine/judgement-report.ts';
import { profileNames } from '../../judge/engine/profile.ts';
import { documentsIn } from '../../document/intake/given.ts';
import { decodeBase64 } from '../../document/intake/base64.ts';
import { correctedAnswer } from '../judged/changes.ts';
import { verdictSentence } from '../judged/failures.ts';
import { judgedView } from '../judged/judged.ts';
import { judgedSection } from '../judged/section.ts';
import type { Page, PageAnswer, PageCall } from '../page.ts';
import type { ReplayedCase } from '../ports.ts';
import { actForm, forTerminal, isForTerminal, notices, repeatable, repeatedForm, statusOf } from '../parts/acts.ts';
import { code, facts, free } from '../parts/facts.ts';
import { howField } from '../parts/form.ts';
import { bodyOf, type Input, type Posted } from '../parts/inputs.ts';
import { codeName } from '../parts/kinds.ts';
import { ruleLink, worded } from '../parts/lines.ts';

const path = '/judge';
const id = 'judge';

const documentInput = ({ texts: { judge } }: Pick<PageCall, 'texts'>): Input => ({
  name: 'document',
  label: judge.document,
  hint: judge.documentHint,
  lines: 5,
});

const others = ({ texts: { judge } }: Pick<PageCall, 'texts'>): readonly Input[] => [
  { name: 'prior', label: judge.prior, hint: judge.priorHint, lines: 3 },
  { name: 'registry', label: judge.registry, hint: judge.registryHint, lines: 3 },
  { name: 'trust', label: judge.trust, hint: judge.trustHint, lines: 3 },
  {
    name: 'profile',
    label: judge.profile,
    value: '',
    choices: [{ value: '', label: judge.ownProfile }, ...profileNames().map((value) => ({ value, label: value }))],
  },
  { name: 'clock', label: judge.clock, hint: judge.clockHint, type: 'datetime-local' },
];

const base64 = (text: string): string => Buffer.from(text.trim()).toString('base64');

type File = { readonly name: string; readonly content: string };

/** A file that the script of the page read is in Base64, for it may be a ZIP; text that was pasted is not. */
const fileIn = ({ form, texts: { judge } }: PageCall): File => {
  const { document = '', content = '', name = '' } = form;
  return content === ''
    ? { name: judge.pasted, content: base64(document) }
    : { name: name === '' ? judge.pasted : name, content };
};

/** What is no JSON stays a text, for the operation to refuse. */
const jsonOr = (text: string): unknown => {
  const read = readJson(text);
  return read.ok ? read.value : text;
};

const wantedOf = (call: PageCall, file: File): object => {
  const { clock, profile, prior, registry, trust } = bodyOf(others(call), call.form) as Readonly<
    Record<string, string>
  >; // its texts
  return {
    files: [file],
    ...(prior === undefined ? {} : { prior: [{ name: call.texts.judge.prior, content: base64(prior) }] }),
    ...(registry === undefined ? {} : { registry: jsonOr(registry) }),
    ...(trust === undefined ? {} : { trust: [trust] }),
    ...(profile === undefined ? {} : { profile }),
    ...(clock === undefined ? {} : { clock }),
  };
};

type ReplayedEnd = Extract<ReplayedCase, { readonly same: boolean }>['actual'];

type Left = { readonly supply: Missing; readonly reason: string; readonly codes: readonly string[] };

const leftOut = ({ language }: PageCall, { notEvaluated }: JudgedFile): readonly Left[] => {
  const reasons = new Map<string, Left>();
  for (const { supply, reason: english, spanish, code: rule } of notEvaluated) {
    if (supply === undefined) continue;
    const reason = language === 'es' ? spanish.reason : english;
    reasons.set(reason, { supply, reason, codes: [...(reasons.get(reason)?.codes ?? []), rule] });
  }
  return [...reasons.values()];
};

/**
 * What is missing beside the verdict, with the field that supplies it and the rules that need it; those about the
 * signature are listed with the others that were not evaluated.
 */
const missing = (call: PageCall, judged: JudgedFile): Html | undefined => {
  const { leftOut: leads, supply: remedies } = call.texts.judge;
  const { verdict, incomplete, spanish } = judged;
  const left = leftOut(call, judged);
  if (left.length === 0 && verdict !== 'undecided') return undefined;
  const lead =
    verdict === 'undecided' && incomplete !== undefined
      ? worded(call, { en: incomplete, es: spanish?.incomplete ?? incomplete })
      : leads[verdict];
  const codesOf = ({ supply, codes }: Left) =>
    supply === 'signature' ? [] : codes.map((each) => html`${ruleLink(call, each)} `);
  return html`<div class="callout warn">
    <p>${lead}</p>
    <ul>
      ${left.map((each) => html`<li>${each.reason} ${remedies[each.supply]} ${codesOf(each)}</li>`)}
    </ul>
  </div>`;
};

const kindIn = ({ texts: { kinds } }: PageCall, kind: SubjectKind): string =>
  Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds] : kinds.event; // it is a key

/** Followed by the place of a document among those that were judged. */
const asCorrected = 'corrected-';

const downloadButton = (at: number) => (label: string) =>
  html`<button type="submit" form="${repeatedForm}" name="${howField}" value="${asCorrected}${at}">${label}</button>`;

type Given = (file: string) => Uint8Array | undefined;

const judgedDocument = (
  call: PageCall,
  judged: JudgedFile,
  given: { readonly bytesOf: Given; readonly at: number },
): Html => {
  const { texts } = call;
  const { file, verdict, kind, number, key, failed, proposed } = judged;
  const view = judgedView(given.bytesOf(file) ?? new Uint8Array(), { failed, report: judged, proposed });
  return html`<section>
    <h2>${free(file)}</h2>
    ${verdictSentence(call, verdict, failed)}
    ${facts([
      [texts.documents.kind, kind === undefined ? undefined : kindIn(call, kind)],
      [texts.documents.number, number],
      [codeName({ kind }), key === undefined || key === '' ? undefined : code(key)],
    ])}
    ${missing(call, judged)} ${judgedSection(call, { ...view, download: downloadButton(given.at) })}
  </section>`;
};

const bytesIn = async ({ name, content }: File): Promise<Given> => {
  const given = await documentsIn({ name, bytes: decodeBase64(content) ?? new Uint8Array() });
  return (file) => given.flatMap((each) => ('bytes' in each && each.name === file ? [each.bytes] : []))[0];
};

/** Where several documents were judged. */
const tally = ({ texts: { judge, verdicts } }: PageCall, documents: readonly JudgedFile[]): Html | undefined => {
  const counts = (['rejected', 'undecided', 'accepted'] as const).flatMap((verdict) => {
    const count = documents.filter((one) => one.verdict === verdict).length;
    return count === 0 ? [] : [`${verdicts[verdict]} ${String(count)}`];
  });
  return documents.length < 2 ? undefined : html`<p role="status">${judge.documents(counts.join(', '))}</p>`;
};

const found = async (call: PageCall, file: File, { documents, unread }: Judgements): Promise<Html> => {
  const bytesOf = await bytesIn(file);
  return html`${unread.map(
    (each) =>
      html`<p class="callout bad" role="alert">
        ${free(each.file)}: ${worded(call, { en: each.message, es: each.spanish.message })}
      </p>`,
  )}
  ${tally(call, documents)} ${documents.map((judged, at) => judgedDocument(call, judged, { bytesOf, at }))}`;
};

/** The document of that place with its changes, if there are any. */
const correctedFile = async (
  { texts }: PageCall,
  file: File,
  judged: JudgedFile | undefined,
): Promise<PageAnswer | undefined> => {
  const bytes = judged && (await bytesIn(file))(judged.file);
  if (bytes === undefined || judged?.proposed === undefined) return undefined;
  return correctedAnswer(texts, { name: judged.file, xml: toText(bytes) }, judged.proposed);
};

const verdictText = (verdicts: PageCall['texts']['verdicts'], verdict: string): string =>
  Object.hasOwn(verdicts, verdict) ? verdicts[verdict as keyof typeof verdicts] : verdict; // it is a key

const endedView = ({ texts: { verdicts } }: PageCall, { lines, judged }: ReplayedEnd): Html =>
  html`<ul>
    ${lines.map((line) => html`<li lang="es">${line}</li>`)}
    ${judged.map(({ verdict, codes }) => html`<li>${verdictText(verdicts, verdict)} ${codes.join(' ')}</li>`)}
  </ul>`;

/** What came out where the case is from, and what comes out here. */
const replayedView = (call: PageCall, replayed: ReplayedCase): Html => {
  const { judge } = call.texts;
  if ('problem' in replayed) return html`<p class="callout bad" role="alert">${worded(call, replayed.problem)}</p>`;
  const { name, clock, expected, actual, notes } = replayed;
  return html`<section>
    <h2>${free(name)}</h2>
    <p class="callout ${replayed.same ? 'good' : 'warn'}" role="status">
      ${replayed.same ? judge.sameVerdict : judge.otherVerdict}
    </p>
    ${notes.map((note) => html`<p class="note">${worded(call, note)}</p>`)}
    ${facts([
      [judge.clock, code(clock)],
      [judge.there, endedView(call, expected)],
      [judge.here, endedView(call, actual)],
    ])}
  </section>`;
};

type Shown = { readonly posted?: Posted | undefined; readonly result?: Html | undefined };

const show = (call: PageCall, { posted, result }: Shown = {}): PageAnswer => {
  const { judge } = call.texts;
  const body = html`${notices(call, posted)} ${result ?? html`<p>${judge.about}</p>`}
    <div data-drop data-drop-label="${judge.drop}" data-drop-chosen="${judge.chosen}">
      ${actForm(call, { id, path, inputs: [documentInput(call)], more: { title: judge.more, inputs: others(call) }, submit: judge.submit }, posted)}
    </div>`;
  const view = { title: judge.title, status: statusOf(posted), body };
  return posted === undefined && result === undefined ? { view } : repeatable(call, { path, view });
};

const refusedAs = (problem: Told<ControlProblem>): Told<ControlProblem> => ({
  ...problem,
  errors: problem.errors?.map((error) => ({ ...error, path: error.path.replace(/^\/files\/.*$/, '/document') })) ?? [],
});

const judge = async (call: PageCall): Promise<PageAnswer> => {
  const { tenant, tenants, form, ports } = call;
  const file = fileIn(call);
  if (isForTerminal(call)) {
    return forTerminal(call, { path, operation: { name: 'judge', body: wantedOf(call, file) }, back: path });
  }
  const replayed = await ports.replayCase?.(file.name, Buffer.from(file.content, 'base64'));
  if (replayed !== undefined) return show(call, { result: replayedView(call, replayed) });
  const answer = await carryOut(routeOf('judge'), {
    tenant,
    tenants,
    params: {},
    query: {},
    body: wantedOf(call, file),
  });
  if ('problem' in answer)
    return show(call, { posted: { id, form, problem: refusedAs(told(answer.problem, call.language)) } });
  if (!('body' in answer)) throw new Error('The operation "judge" answers with a body.');
  const judgements = answer.body as Judgements; // as the route declares it
  const { [howField]: how = '' } = form;
  const wanted = how.startsWith(asCorrected) ? judgements.documents[Number(how.slice(asCorrected.length))] : undefined;
  return (await correctedFile(call, file, wanted)) ?? show(call, { result: await found(call, file, judgements) });
};

export const judgePages: readonly Page[] = [
  { path, section: 'judge', handle: (call) => show(call) },
  { method: 'POST', path, section: 'judge', handle: judge },
];
