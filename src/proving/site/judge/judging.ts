/** Judges what somebody drops on the page, as `ensayo judge` does, and shows it as the console does. */
import { systemClock } from '../../../common/env/clock.ts';
import { html, htmlText, type Html } from '../../../common/html/html.ts';
import { toText } from '../../../common/bytes.ts';
import type { Bilingual } from '../../../common/text/bilingual.ts';
import { verdictSentence } from '../../../../simulator/console/judged/failures.ts';
import { judgedView } from '../../../../simulator/console/judged/judged.ts';
import { judgedSection } from '../../../../simulator/console/judged/section.ts';
import { free } from '../../../../simulator/console/parts/facts.ts';
import { worded } from '../../../../simulator/console/parts/lines.ts';
import type { JudgedCall } from '../../../../simulator/console/page.ts';
import { textsOf, type Language } from '../../../../simulator/console/texts/texts.ts';
import { documentsIn, type DocumentFile, type GivenDocument } from '../../../../simulator/document/index.ts';
import { withChanges } from '../../../../simulator/judge/proposals/changes.ts';
import { createSchemaValidator } from '../../../../simulator/checks/schema/validate.ts';
import { NotVerifiableHere } from '../../../../simulator/registry/certificates/x509/rsa.browser.ts';
import { createOfflineJudge, type OfflineJudge } from '../../../../simulator/offline.ts';
import { catalogue } from '../../../../simulator/rules/index.ts';

type Judge = Awaited<ReturnType<OfflineJudge['knowing']>>;

export type Judged = {
  readonly html: string;
  /** The XML with the proposed changes. */
  readonly corrected: { readonly name: string; readonly xml: string } | undefined;
};

type Wish = {
  readonly language: Language;
  readonly trustAny: boolean;
  /** Also looks for the changes that make it pass, which takes longer than the verdict. */
  readonly proposes: boolean;
};

type Call = JudgedCall & Pick<Wish, 'proposes'>;

const env = {
  clock: systemClock,
  // Nothing that the judge finds depends on it.
  random: { bytes: () => new Uint8Array() as Buffer, uuid: () => '' },
  sleep: () => Promise.resolve(),
};

const callIn = ({ language, proposes }: Wish): Call => ({
  language,
  proposes,
  texts: textsOf(language),
  // The search leads to the page of a rule.
  at: (path) => path.replace(/^\/rules\//, 'search.html?q='),
  query: { xml: 'all' },
  tenant: { authority: { catalogue: catalogue() } },
});

const section = (name: string, body: Html): string =>
  htmlText(
    html`<section>
      <h2>${free(name)}</h2>
      ${body}
    </section>`,
  );

/** What an undecided document lacks, once for each reason. */
const openIn = (call: JudgedCall, { notEvaluated, verdict }: Awaited<ReturnType<Judge['judge']>>): Html | undefined => {
  const reasons = notEvaluated.flatMap(({ supply, reason, spanish }) =>
    supply === undefined ? [] : [call.language === 'es' ? spanish.reason : reason],
  );
  if (verdict !== 'undecided' || reasons.length === 0) return undefined;
  return html`<ul>
    ${[...new Set(reasons)].map((reason) => html`<li>${reason}</li>`)}
  </ul>`;
};

const judgedFile = async (call: Call, judge: Judge, file: DocumentFile): Promise<Judged> => {
  const report = await judge.judge(file);
  const proposed = call.proposes ? await judge.propose(file, report) : undefined;
  const view = judgedView(file.bytes, { failed: report.failed, report, proposed });
  const download = (label: string): Html => html`<button type="button" data-corrected>${label}</button>`;
  const { incomplete, spanish, verdict } = report;
  const body = html`${verdictSentence(call, verdict, report.failed)}
  ${verdict === 'undecided' && incomplete !== undefined && html`<p>${worded(call, { en: incomplete, es: spanish?.incomplete ?? incomplete })}</p>`}
  ${openIn(call, report)} ${judgedSection(call, { ...view, download })}`;
  const own = file.name.replace(/^.*\//, '').replace(/\.(?:xml|zip)$/i, '');
  const corrected =
    proposed === undefined || proposed.changes.length === 0
      ? undefined
      : { name: `${own}-${call.texts.judged.corrected.suffix}.xml`, xml: withChanges(toText(file.bytes), proposed) };
  return { html: section(file.name, body), corrected };
};

const notJudged = (call: Call, name: string, reason: Bilingual): Judged => ({
  html: section(name, html`<p class="callout warn">${reason[call.language]}</p>`),
  corrected: undefined,
});

const notVerifiable: Bilingual = {
  en: 'A certificate has a key, or is signed with an algorithm, that this page cannot verify. Judge the document with ensayo judge.',
  es: 'Un certificado tiene una clave, o está firmado con un algoritmo, que esta página no puede verificar. Valide el documento con ensayo judge.',
};

const shown = async (call: Call, judge: Judge, given: GivenDocument): Promise<Judged> => {
  if ('notJudged' in given) return notJudged(call, given.name, given.notJudged.message);
  try {
    return await judgedFile(call, judge, given);
  } catch (error) {
    if (error instanceof NotVerifiableHere) return notJudged(call, given.name, notVerifiable);
    throw error;
  }
};

/** Before the first document, so that nothing is loaded any more when it comes. */
export const prepare = (): Promise<void> => createSchemaValidator().warmUp('Invoice');

/** Each document of the files, by itself. */
export const judgeFiles = async (files: readonly DocumentFile[], wish: Wish): Promise<readonly Judged[]> => {
  const call = callIn(wish);
  const judge = await createOfflineJudge({ env, trustAny: wish.trustAny }).knowing({});
  const judged: Judged[] = [];
  for (const given of (await Promise.all(files.map((file) => documentsIn(file)))).flat())
    judged.push(await shown(call, judge, given));
  return judged;
};
