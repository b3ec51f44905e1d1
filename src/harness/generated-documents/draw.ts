/**
 * Documents from the seeded generators: their requests and, on demand, the signed XML that the services build from
 * them.
 */
import { createGenerator } from '../../../datasets/generators/index.ts';
import { createEnv } from '../../common/env/env.ts';
import { colombianDate } from '../../common/time.ts';
import type { CatalogueEntry } from '../../../simulator/judge/index.ts';
import { codesOf, pathOfZipKey, refusalIn, zipKeyIn } from '../answers.ts';
import { startProblem } from '../../common/start-error.ts';
import { subjectName } from '../document-kinds.ts';
import { startBox, type Box, type JsonObject } from '../box.ts';
import { createRecorder, documentOf, unsignedIn, type Recorder } from '../reproduce/recorder.ts';
import { acceptedReference, keyOf, type AcceptedReference } from '../violations/reference.ts';
import type { OwnCompany } from '../own-company/choose-company.ts';
import { inNameOf, rangeFor } from '../own-company/in-name-of.ts';
import { breakDrawn } from './break.ts';
import { contingencyType, generatedKinds, plain, type GeneratedName } from './kinds.ts';
import { numbering } from './numbering.ts';

export type DrawOptions = {
  readonly name: GeneratedName;
  readonly count: number;
  /** The same seed gives the same requests on the same day; with the same clock, the same XML. */
  readonly seed: string;
  /** One of the kind's variants; the generator's mix if absent. */
  readonly variant?: string | undefined;
  /** ISO 8601; the machine's clock if absent. */
  readonly clock?: string | undefined;
  /** The corrected document; `none` for a note without a reference; if absent, a document is issued for it. */
  readonly about?: AcceptedReference | 'none' | undefined;
  /** Breaks each document so that this rule fires. */
  readonly invalid?: CatalogueEntry | undefined;
  /** Issues the documents in process, and gives their XML. */
  readonly xml: boolean;
  /** Gives the XML before its signature. */
  readonly unsigned?: boolean | undefined;
  /** Whose documents they are; the default company's if absent. */
  readonly own?: OwnCompany | undefined;
};

export type Drawn = {
  readonly kind: GeneratedName;
  /** Where the request is posted. */
  readonly path: string;
  /** Undefined if no request leads to the broken document. */
  readonly request: JsonObject | undefined;
  /** Signed, unless it was wanted unsigned. */
  readonly xml?: string | undefined;
  readonly key?: string | undefined;
  /** The rules in the answer of this process's authority, sorted. */
  readonly codes?: readonly string[];
  /** The document that it corrects, if that was issued for it. */
  readonly corrects?: AcceptedReference | undefined;
};

/** Generates one request after another. */
const drawer = ({ name, seed, variant, own }: Pick<DrawOptions, 'name' | 'seed' | 'variant' | 'own'>) => {
  const { request, variants = [] } = generatedKinds[name];
  const contingencyPrefix = own === undefined ? undefined : rangeFor(own.facts, contingencyType)?.prefix;
  const inName = own === undefined ? (body: JsonObject) => body : inNameOf(own.facts);
  const generator = createGenerator(seed);
  // After the last variant the generator chooses by itself.
  const turn = variant === undefined ? Number.POSITIVE_INFINITY : variants.indexOf(variant);
  return (day: string, given?: DrawOptions['about']): JsonObject => {
    const about = given === 'none' ? undefined : given;
    return inName(plain(request(generator, { turn, day, about, contingencyPrefix })));
  };
};

const issuesFirst = ({ name, about }: DrawOptions): boolean =>
  about === undefined && generatedKinds[name].corrects !== undefined;

/** An accepted document of that kind, preceded by those that it corrects itself. */
export const issueReference = async (
  box: Box,
  { name, seed, variant, own }: Pick<DrawOptions, 'name' | 'seed' | 'variant' | 'own'>,
): Promise<AcceptedReference> => {
  const { path, corrects } = generatedKinds[name];
  const about = corrects === undefined ? undefined : await issueReference(box, { name: corrects, seed, own });
  const request = drawer({ name, seed: `${seed} ${name}`, variant, own })(colombianDate(box.clock.now()), about);
  const reply = await box.post(path, request);
  const filed = await box.authority.registry.documentByKey(keyOf(reply.body) ?? '');
  if (filed?.state === 'accepted') return acceptedReference(box, reply, request);
  throw startProblem('reference-not-accepted', {
    en: `The ${subjectName(name, 'en')} that it is to correct was issued first and not accepted: ${refusalIn(reply)}. Enable the company for it (ensayo docs registry), or name an accepted document with --about.`,
    es: `El documento que se debe corregir (${subjectName(name, 'es')}) se emitió primero y no fue aceptado: ${refusalIn(reply)}. Habilite la empresa para emitirlo (ensayo docs registry), o indique con --about un documento aceptado.`,
  });
};

const named = ({ request: _request, ...reference }: AcceptedReference): AcceptedReference => reference;

/** The codes of the verdict; a document sent to a test set gets it afterwards. */
const judgedCodes = async (box: Box, body: JsonObject): Promise<readonly string[]> => {
  const zipKey = zipKeyIn(body);
  return codesOf(zipKey === undefined ? body : (await box.post(pathOfZipKey(zipKey), {})).body);
};

const issue = async (
  { box, recorder }: { readonly box: Box; readonly recorder: Recorder },
  { name, invalid, unsigned }: DrawOptions,
  request: JsonObject,
): Promise<Drawn> => {
  const { path } = generatedKinds[name];
  const xmlOf = unsigned === true ? unsignedIn : documentOf;
  if (invalid !== undefined) {
    return { kind: name, path, ...(await breakDrawn({ box, recorder, entry: invalid, path, xmlOf }, request)) };
  }
  recorder.take();
  const { status, body } = await box.post(path, request);
  const key = keyOf(body);
  if (key === undefined) throw new Error(`The services refused a generated request: ${status} ${JSON.stringify(body)}`);
  return { kind: name, path, request, xml: xmlOf(recorder.take()), key, codes: await judgedCodes(box, body) };
};

async function* drawIssued(options: DrawOptions, clock: string): AsyncGenerator<Drawn> {
  const { name, seed, variant, count, about, own } = options;
  const recorder = createRecorder();
  const box = await startBox({ seed, clock, registry: own?.registry, company: own?.facts, onStep: recorder.onStep });
  try {
    const draw = drawer(options);
    const number = await numbering(options, box.clock.now());
    const { corrects } = generatedKinds[name];
    for (let turn = 0; turn < count; turn += 1) {
      const reference =
        corrects === undefined || about !== undefined
          ? about
          : await issueReference(box, { name: corrects, seed: `${seed} ${String(turn)}`, variant, own });
      const request = number(draw(colombianDate(box.clock.now()), reference));
      const drawn = await issue({ box, recorder }, options, request);
      yield about === undefined && typeof reference === 'object' ? { ...drawn, corrects: named(reference) } : drawn;
    }
  } finally {
    await box.close();
  }
}

/**
 * Generates that many documents of a kind, one by one. Services are started in this process only if XML, a broken
 * document or a document to correct is needed.
 * @throws RangeError for an unreadable clock
 */
export async function* drawDocuments(options: DrawOptions): AsyncGenerator<Drawn> {
  const now = createEnv({ clock: options.clock }).clock.now();
  if (options.xml || options.invalid !== undefined || issuesFirst(options)) {
    yield* drawIssued(options, new Date(now).toISOString());
    return;
  }
  const { name, count, about } = options;
  const draw = drawer(options);
  const number = await numbering(options, now);
  for (let turn = 0; turn < count; turn += 1) {
    yield { kind: name, path: generatedKinds[name].path, request: number(draw(colombianDate(now), about)) };
  }
}
