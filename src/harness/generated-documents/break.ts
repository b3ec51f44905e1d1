/** Breaks a generated document so that a rule fires: tried in both services, not guessed. */
import type { JsonObject, Box, Reply } from '../box-types.ts';
import { type CatalogueEntry, requireProfile, type Violation, violationOf } from '../../../simulator/judge/index.ts';
import type { XmlRootSpec } from '../../common/xml/node.ts';
import { codesOf, resultOf } from '../answers.ts';
import type { Recorder, Recording } from '../reproduce/recorder.ts';
import { requestFor } from '../reproduce/request.ts';
import { plain } from './kinds.ts';
import { unnumbered } from '../tour.ts';
import { baseDocument, baseFor } from '../violations/base.ts';
import { firstNumberFor, violationFor } from '../own-company/in-name-of.ts';
import { keyOf } from '../violations/reference.ts';
import { profileFor, runViolation, sendComplete } from '../violations/run-violation.ts';
import { withAuthority } from '../violations/with-authority.ts';
import { tamperFor, type TamperContext } from '../violations/tamper.ts';

type Breaking = {
  readonly box: Box;
  readonly recorder: Recorder;
  readonly entry: CatalogueEntry;
  readonly path: string;
  /** The document to return, among what was recorded. */
  readonly xmlOf: (recording: Recording) => string | undefined;
};

/** What a violation may consist of if the document alone is broken, before it is signed. */
const beforeSigning: ReadonlySet<string> = new Set<keyof Violation>(['currency', 'built', 'coded']);

/** Whether a document that has yet to be signed can break that rule. */
export const isBrokenUnsigned = (entry: CatalogueEntry): boolean => {
  const declared = violationOf(entry);
  return declared !== undefined && Object.keys(declared).every((part) => beforeSigning.has(part));
};

type Broken = {
  readonly request: JsonObject | undefined;
  readonly xml: string | undefined;
  readonly key: string | undefined;
  readonly codes: readonly string[];
};

type Attempt = {
  readonly reply: Reply;
  /** What was sent. */
  readonly sent: Recording;
  /** The same document before anything was broken. */
  readonly whole: Recording;
};

/** Undefined if the answer contains no verdict: a request that was refused, or a fault. */
const verdictIn = ({ body }: Reply): { readonly codes: readonly string[]; readonly status: unknown } | undefined => {
  try {
    return { codes: codesOf(body), status: resultOf(body).StatusCode };
  } catch {
    return undefined;
  }
};

/** By its line or, if it has none, by its final status. */
const fires = ({ entry: { code, rule } }: Breaking, { reply }: Attempt): boolean => {
  const verdict = verdictIn(reply);
  return rule.outcome === undefined
    ? verdict?.codes.includes(code.code) === true
    : verdict?.status === rule.outcome.statusCode;
};

/** Posts it while the rule is on, after the violation has changed the services. */
const post = async (
  { box, recorder, entry, path }: Breaking,
  request: object,
  violation: Violation | undefined,
): Promise<Attempt> => {
  const profile = profileFor(entry, requireProfile('default'));
  const { nit, checkDigit, name } = box.company;
  let whole: XmlRootSpec | undefined;
  recorder.take();
  const reply = await withAuthority(box, { profile, violation: violation ?? {} }, () => {
    const certificate: TamperContext['certificate'] = (specimen) =>
      box.authority.certificates.defective(specimen, { nit, checkDigit, name });
    const { built, ...tamper } = tamperFor(violation ?? {}, { base: [], certificate, now: box.clock.now() });
    box.tamperWith({
      ...tamper,
      built: (root) => {
        whole = root;
        return built?.(root) ?? root;
      },
    });
    return box.post(path, request);
  });
  const sent = recorder.take();
  return { reply, sent, whole: { ...sent, ...(whole === undefined ? {} : { built: whole }) } };
};

/**
 * For violations that editing the generated document cannot express: the whole scenario around the complete document of
 * its kind.
 */
const breakBase = async ({ box, recorder, entry }: Breaking): Promise<Attempt> => {
  const name = baseFor(entry.document, entry.target?.path);
  const { request } = baseDocument(name);
  // Every document leaves an exchange in the journal, so no number is used twice.
  const number = firstNumberFor(box.company, request) + (await box.authority.journal.count());
  recorder.take();
  await sendComplete(box, { name, number });
  box.tamperWith(undefined);
  const whole = recorder.take();
  const reply = await runViolation(box, entry, { number: number + 1 });
  return { reply, sent: recorder.take(), whole };
};

/** The request that causes it by itself, with no other changes; undefined if there is none. */
const requestAlone = async (
  breaking: Breaking,
  { built, read }: Recording,
  violation: Violation,
): Promise<JsonObject | undefined> => {
  if (built === undefined || read === undefined) return undefined;
  const request = requestFor(plain(unnumbered(read as object)), built, violation); // The input of the builder is an object.
  if (request === undefined) return undefined;
  return fires(breaking, await post(breaking, request, undefined)) ? request : undefined;
};

/**
 * The generated document, broken as the rule declares; if it lacks the rule's target, the complete document of its kind
 * instead.
 * @throws Error when the rule does not fire on either: a bug in its declaration
 */
export const breakDrawn = async (breaking: Breaking, request: JsonObject): Promise<Broken> => {
  const { entry } = breaking;
  const declared = violationOf(entry);
  if (declared === undefined) throw new Error(`Rule ${entry.code.code} does not say how it is broken.`);
  const violation = violationFor(breaking.box.company, declared);
  const drawn = await post(breaking, request, violation);
  const broken = fires(breaking, drawn) ? drawn : await breakBase(breaking);
  if (!fires(breaking, broken)) {
    throw new Error(`${entry.code.code} did not fire: ${JSON.stringify(broken.reply.body).slice(0, 2_000)}`);
  }
  const { reply, sent, whole } = broken;
  return {
    request: await requestAlone(breaking, whole, violation),
    xml: breaking.xmlOf(sent),
    key: keyOf(reply.body),
    codes: verdictIn(reply)?.codes ?? [],
  };
};
