/**
 * A complete document before the judge, without being filed: which rules it satisfies because it contains their target.
 */
import { wordsIn } from '../../simulator/checks/vocabulary/in-words.ts';
import { type CatalogueEntry, requireProfile } from '../../simulator/judge/index.ts';
import type { SubjectKind } from '../../simulator/document/kind.ts';
import { sitesOf, type Subject } from '../../simulator/document/subject.ts';
import type { Box } from '../../src/harness/box.ts';
import type { Recorder, Recording } from '../../src/harness/reproduce/recorder.ts';
import { baseOf, baseVariants } from '../../src/harness/violations/base.ts';
import { sendComplete } from '../../src/harness/violations/run-violation.ts';

type Judged = Awaited<ReturnType<Box['authority']['judgeFile']>>;

export type Complete = { readonly name: string; readonly number: number };

/**
 * The results of the issuing steps for the complete document. The message to the authority is truncated, so that it
 * keeps nothing of the document and judges it afresh.
 * @param recorder must receive the steps of the box
 */
export const issueComplete = async (box: Box, recorder: Recorder, { name, number }: Complete): Promise<Recording> => {
  const built = baseVariants()[name]?.edits ?? [];
  try {
    await sendComplete(box, { name: baseOf(name), number }, { built, zip: 'corrupt' });
  } finally {
    box.tamperWith(undefined);
  }
  return recorder.take();
};

/** The signed XML of the complete document, without filing it. */
export const completeXml = async (box: Box, recorder: Recorder, complete: Complete): Promise<string> => {
  const { signed } = await issueComplete(box, recorder, complete);
  if (signed === undefined) throw new Error(`The complete document ${complete.name} was not signed.`);
  return signed;
};

/** Judges it with every rule on. */
export const judgeComplete = async (box: Box, recorder: Recorder, complete: Complete): Promise<Judged> => {
  const xml = await completeXml(box, recorder, complete);
  const { settings } = box.authority;
  const before = settings.profile;
  settings.profile = requireProfile('all');
  try {
    return await box.authority.judgeFile('documento.xml', Buffer.from(xml));
  } finally {
    settings.profile = before;
  }
};

/** An amount as written in documents: it has decimals, and all digits are zeros. */
const isZero = (text: string): boolean => /^-?0+\.0+$/.test(text);

/** A sum that is right because everything is zero proves nothing. */
const isAllZero = (subject: Subject, { target }: CatalogueEntry<SubjectKind>): boolean => {
  if (target === undefined) return false;
  const values = sitesOf(subject, target, 'node').flatMap(({ value }) => value?.trim() ?? []);
  return values.length > 0 && values.every(isZero);
};

/** The entries that passed because of the document's contents. */
export const provenBy = async ({ judgement, subject }: Judged): Promise<readonly CatalogueEntry<SubjectKind>[]> => {
  if (subject === undefined) return [];
  const { catalogue } = await import('../../simulator/rules/index.ts');
  const { kind } = subject;
  const passed = new Set(
    judgement.results.flatMap((result) => (result.status === 'passed' && !result.vacuous ? [result.code] : [])),
  );
  return catalogue()
    .entries(kind)
    .filter((entry) => passed.has(entry.code.code) && !isAllZero(subject, entry));
};

/** One line each, for a message: the rules that fired, and those that did not finish. */
export const complaintsOf = ({ judgement: { failed, results } }: Judged): readonly string[] => [
  ...failed.map(
    ({ code, message, failures: [first] }) =>
      `${code}: ${message} (${first?.xpath ?? 'nowhere'}: ${first === undefined ? '' : `found ${wordsIn(first.found, 'en')}, expected ${wordsIn(first.expected, 'en')}`})`,
  ),
  ...results.flatMap((result) =>
    result.status === 'broken'
      ? [`${result.code} broke: ${result.error}`]
      : result.status === 'notEvaluated'
        ? [`${result.code} was not evaluated: ${result.reason.en}`]
        : [],
  ),
];
