/**
 * The smallest document that fires a rule, next to its valid original: two pairs of services with the same seed and
 * clock write the same bytes, so that the two documents differ only by the violation.
 */
import { kindOf, type DocumentForm } from '../../issuer/documents/document-model.ts';
import { type CatalogueEntry, type Violation, violationOf } from '../../../simulator/judge/index.ts';
import type { RegistryData } from '../../../simulator/registry/index.ts';
import type { Bilingual } from '../../common/text/bilingual.ts';
import { parseInstant } from '../../common/env/env.ts';
import { codesOf, explanationsOf, linesOf, resultOf, type Explanation } from '../answers.ts';
import { startBox, type Box, type BoxOptions, type JsonObject, type Reply } from '../box.ts';
import { companyFacts } from '../company.ts';
import type { OwnCompany } from '../own-company/choose-company.ts';
import { firstNumberFor, rangeFor, violationFor } from '../own-company/in-name-of.ts';
import { guessedStart, typeCodeOf } from '../own-company/number-supply.ts';
import { baseDocument, baseFor } from '../violations/base.ts';
import { requestViolationOf } from '../violations/by-request.ts';
import { runByRequest } from '../violations/run-by-request.ts';
import { expectedCodes } from '../violations/expected.ts';
import { completeRequest, runViolation, sendComplete } from '../violations/run-violation.ts';
import { takeCircumstances } from '../violations/with-authority.ts';
import { changesOf, consequencesOf, differenceOf, type Change } from './difference.ts';
import { createRecorder, documentOf, type Recording } from './recorder.ts';
import { withChanges, type FieldChange } from './request.ts';

export type ReproduceOptions = Pick<BoxOptions, 'environment' | 'log'> & {
  readonly seed: string;
  /** ISO 8601 instant at which the clocks of both pairs of services stand. */
  readonly clock: string;
  /** Whose documents they are; the default company's if absent. */
  readonly own?: OwnCompany | undefined;
};

export type PriorDocument = { readonly number: string; readonly xml: string };

export type Answer = {
  readonly http: number;
  /** Absent if the exchange ended in a fault. */
  readonly statusCode?: string;
  readonly statusDescription?: string;
  /** Word for word. */
  readonly lines: readonly string[];
  readonly codes: readonly string[];
  readonly explanations: readonly Explanation[];
};

/** A request that leads to the code: by itself, under the registry of the case, or when it is sent a second time. */
export type CausingRequest = {
  readonly by: 'itself' | 'registry' | 'resending';
  readonly body: JsonObject;
  /** What makes it differ from the valid one. */
  readonly changes: readonly FieldChange[];
  /** The other codes that it is answered with: one field may fill several places. */
  readonly also: readonly string[];
};

export type Reproduction = {
  readonly entry: CatalogueEntry;
  /** The codes that the declaration predicts, sorted. */
  readonly declared: readonly string[];
  readonly answer: Answer;
  /** Whether the result was exactly the declared lines, or the declared outcome. */
  readonly asDeclared: boolean;
  /** The changes to the valid document, in sentences. */
  readonly changes: readonly Bilingual[];
  readonly difference: readonly Change[];
  /** That of the authority that judged the broken document, if the violation changes it. */
  readonly registry: RegistryData | undefined;
  /** Undefined if only the XML can be broken that way. */
  readonly request: CausingRequest | undefined;
  readonly validXml: string | undefined;
  readonly brokenXml: string | undefined;
  /** The documents that were accepted before each, as XML, oldest first. */
  readonly prior: Readonly<Record<'valid' | 'broken', readonly PriorDocument[]>>;
  readonly envelope: string | undefined;
  /** The SOAP answer. */
  readonly answerXml: string | undefined;
  /** The judge's findings, from its journal. */
  readonly verdict: unknown;
};

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const holdsVerdict = (body: JsonObject): boolean => {
  try {
    resultOf(body);
    return true;
  } catch {
    return false; // A fault, or refused before anything was sent.
  }
};

const answerOf = ({ status, body }: Reply): Answer => {
  const explanations = explanationsOf(body);
  if (!holdsVerdict(body)) return { http: status, lines: [], codes: [], explanations };
  const { StatusCode, StatusDescription } = resultOf(body);
  const [statusCode, statusDescription] = [text(StatusCode), text(StatusDescription)];
  return {
    http: status,
    ...(statusCode === undefined ? {} : { statusCode }),
    ...(statusDescription === undefined ? {} : { statusDescription }),
    lines: linesOf(body),
    codes: codesOf(body),
    explanations,
  };
};

const isAsDeclared = ({ rule }: CatalogueEntry, declared: readonly string[], { codes, statusCode }: Answer): boolean =>
  rule.outcome === undefined
    ? declared.join(' ') === codes.join(' ')
    : codes.length === 0 && statusCode === rule.outcome.statusCode;

/**
 * The next free number of the company or, where nobody tells it, one that follows from the clock: a service to which the
 * request is sent then has rarely used it.
 */
const numberOf = async (name: DocumentForm, { own, clock }: ReproduceOptions): Promise<number> => {
  const company = own?.facts ?? companyFacts();
  const typeCode = typeCodeOf(kindOf(name));
  const range = rangeFor(company, typeCode);
  if (range === undefined) return firstNumberFor(company, baseDocument(name).request);
  const known = await own?.nextKnown?.(typeCode, range);
  return Number(known ?? guessedStart(range, parseInstant(clock)));
};

type Played<T> = { readonly result: T; readonly recording: Recording };

const play = async <T>(
  options: ReproduceOptions,
  run: (box: Box, take: () => Recording) => Promise<T>,
): Promise<Played<T>> => {
  const recorder = createRecorder();
  let recording: Recording = {};
  const take = (): Recording => (recording = recorder.take());
  const { own, ...others } = options;
  const box = await startBox({ ...others, registry: own?.registry, company: own?.facts, onStep: recorder.onStep });
  try {
    const result = await run(box, take);
    return { result, recording };
  } finally {
    await box.close();
  }
};

/** The complete request, where nothing in the document is broken. */
const wholeRequest = async (box: Box, entry: CatalogueEntry, number: number): Promise<CausingRequest | undefined> => {
  const violation = violationOf(entry) ?? {};
  const [part, ...others] = Object.keys(violation);
  if ((part !== 'registry' && part !== 'repeat') || others.length > 0) return undefined;
  const name = baseFor(entry.document, entry.target?.path);
  const body = await completeRequest(box, { name, number: number + 1 });
  return { by: part === 'registry' ? 'registry' : 'resending', body, changes: [], also: [] };
};

/** The request that leads to the code by itself, if there is one. */
const requestAlone = async (box: Box, entry: CatalogueEntry, number: number): Promise<CausingRequest | undefined> => {
  const known = requestViolationOf(entry);
  if (known === undefined || known.changes.length === 0) return undefined;
  const { changes } = known;
  const name = baseFor(entry.document, entry.target?.path);
  const body = withChanges(await completeRequest(box, { name, number: number + 1 }), changes);
  if (body === undefined) return undefined;
  const { codes, statusCode } = answerOf(await runByRequest(box, entry, { number: number + 1, ...known }));
  const leadsThere =
    entry.rule.outcome === undefined ? codes.includes(entry.code.code) : statusCode === entry.rule.outcome.statusCode;
  return leadsThere
    ? { by: 'itself', body, changes, also: codes.filter((code) => code !== entry.code.code) }
    : undefined;
};

/** @param own the document itself, which may have been accepted */
const acceptedBefore = async ({ authority }: Box, own: string | undefined): Promise<readonly PriorDocument[]> => {
  const listed = await authority.registry.listDocuments({ limit: 100, state: 'accepted' });
  const found = await Promise.all(listed.toReversed().map(({ id }) => authority.registry.documentById(id)));
  return found.flatMap((document) =>
    document === undefined || document.xml === own ? [] : [{ number: document.number, xml: document.xml }],
  );
};

type Told = Pick<Reproduction, 'envelope' | 'answerXml' | 'verdict'>;

/** The traffic on the wire when the document was last sent. */
const told = async ({ authority }: Box, { sent }: Recording): Promise<Told> => {
  const exchange = sent?.exchange === undefined ? undefined : await authority.journal.get(sent.exchange);
  return { envelope: sent?.envelope, answerXml: exchange?.answer, verdict: exchange?.results };
};

const differenceBetween = (valid: Recording, broken: Recording, violation: Violation): readonly Change[] => {
  const [before, after] = [documentOf(valid), documentOf(broken)];
  // A document sent twice is signed twice: nothing in it was broken.
  return before === undefined || after === undefined || violation.repeat === true
    ? []
    : differenceOf(before, after, { ignore: consequencesOf(violation) });
};

/**
 * Sends the complete, valid document of the entry's kind, and the one broken as the rule declares.
 * @throws Error when the valid document is not accepted, or the rule does not say how it is broken
 */
export const reproduce = async (entry: CatalogueEntry, options: ReproduceOptions): Promise<Reproduction> => {
  const declaredViolation = violationOf(entry);
  if (declaredViolation === undefined) throw new Error(`Rule ${entry.code.code} does not say how it is broken.`);
  const { own } = options;
  const violation = violationFor(own?.facts ?? companyFacts(), declaredViolation);
  const name = baseFor(entry.document, entry.target?.path);
  const number = await numberOf(name, options);
  const valid = await play(options, async (box, take) => {
    const answer = answerOf(await sendComplete(box, { name, number }));
    return { answer, prior: await acceptedBefore(box, documentOf(take())) };
  });
  if (valid.result.answer.statusCode !== '00') {
    throw new Error(`The complete document was not accepted: ${JSON.stringify(valid.result.answer)}`);
  }
  const broken = await play(options, async (box, take) => {
    const answer = answerOf(await runViolation(box, entry, { number }));
    const recording = take();
    const prior = await acceptedBefore(box, violation.repeat === true ? undefined : documentOf(recording));
    const registry = violation.registry === undefined ? undefined : takeCircumstances(box)?.registry;
    const request = (await requestAlone(box, entry, number)) ?? (await wholeRequest(box, entry, number));
    return { answer, prior, registry, request, ...(await told(box, recording)), recording };
  });
  const { answer, prior, recording, ...rest } = broken.result;
  const declared = [...expectedCodes(entry)].sort();
  return {
    entry,
    declared,
    answer,
    asDeclared: isAsDeclared(entry, declared, answer),
    changes: changesOf(violation),
    difference: differenceBetween(valid.recording, recording, violation),
    validXml: documentOf(valid.recording),
    brokenXml: documentOf(recording),
    prior: { valid: valid.result.prior, broken: prior },
    ...rest,
  };
};
