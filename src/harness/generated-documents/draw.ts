/** Documents from the seeded generators: their requests and, on demand, the signed XML that the services make of them. */
import { createGenerator } from '../../../datasets/generators/index.ts';
import { createEnv } from '../../common/env/env.ts';
import { colombianDate } from '../../common/time.ts';
import type { CatalogueEntry } from '../../../simulator/engine/catalogue.ts';
import { startBox, type Box, type JsonObject } from '../box.ts';
import { createRecorder, documentOf, type Recorder } from '../reproduce/recorder.ts';
import { acceptedReference, keyOf, type AcceptedReference } from '../violations/reference.ts';
import { breakDrawn, plain } from './break.ts';
import { generatedKinds, type GeneratedName } from './kinds.ts';

export type DrawOptions = {
  readonly name: GeneratedName;
  readonly count: number;
  /** The same seed gives the same requests; with the same clock, the same XML. */
  readonly seed: string;
  /** One of the kind's; the generator's mix where absent. */
  readonly variant?: string | undefined;
  /** ISO 8601; the machine's where absent. */
  readonly clock?: string | undefined;
  /** What is corrected; `none` for a note that names no document; where absent, a document that is issued for it. */
  readonly about?: AcceptedReference | 'none' | undefined;
  /** Breaks each document so that this rule fires. */
  readonly invalid?: CatalogueEntry | undefined;
  /** Issues the documents in process, and gives their XML. */
  readonly xml: boolean;
};

export type Drawn = {
  readonly kind: GeneratedName;
  /** Where the request is posted. */
  readonly path: string;
  /** Undefined where no request leads to the broken document. */
  readonly request: JsonObject | undefined;
  /** Signed. */
  readonly xml?: string | undefined;
  readonly key?: string | undefined;
  /** Of the rules that the authority of this process answered it with, sorted. */
  readonly codes?: readonly string[];
  /** The document that it corrects, where that was issued for it. */
  readonly corrects?: AcceptedReference | undefined;
};

/** Draws one request after the other. */
const drawer = ({ name, seed, variant }: Pick<DrawOptions, 'name' | 'seed' | 'variant'>) => {
  const { request, variants = [] } = generatedKinds[name];
  const generator = createGenerator(seed);
  // Behind the last variant the generator chooses by itself.
  const turn = variant === undefined ? Number.POSITIVE_INFINITY : variants.indexOf(variant);
  return (day: string, given?: DrawOptions['about']): JsonObject => {
    const about = given === 'none' ? undefined : given;
    return plain(request(generator, { turn, day, about }));
  };
};

const issuesFirst = ({ name, about }: DrawOptions): boolean =>
  about === undefined && generatedKinds[name].corrects !== undefined;

/** An accepted document of that kind, and before it those that it corrects itself. */
const issueReference = async (box: Box, name: GeneratedName, seed: string): Promise<AcceptedReference> => {
  const { path, corrects } = generatedKinds[name];
  const about = corrects === undefined ? undefined : await issueReference(box, corrects, seed);
  const request = drawer({ name, seed: `${seed} ${name}` })(colombianDate(box.clock.now()), about);
  return acceptedReference(box, await box.post(path, request));
};

const issue = async (
  { box, recorder }: { readonly box: Box; readonly recorder: Recorder },
  { name, invalid }: DrawOptions,
  request: JsonObject,
): Promise<Drawn> => {
  const { path } = generatedKinds[name];
  if (invalid !== undefined) {
    return { kind: name, path, ...(await breakDrawn({ box, recorder, entry: invalid, path }, request)) };
  }
  recorder.take();
  const { status, body } = await box.post(path, request);
  const key = keyOf(body);
  if (key === undefined) throw new Error(`The services refused a generated request: ${status} ${JSON.stringify(body)}`);
  return { kind: name, path, request, xml: documentOf(recorder.take()), key, codes: [] };
};

async function* drawIssued(options: DrawOptions, clock: string): AsyncGenerator<Drawn> {
  const { name, seed, count, about } = options;
  const recorder = createRecorder();
  const box = await startBox({ seed, clock, onStep: recorder.onStep });
  try {
    const draw = drawer(options);
    const { corrects } = generatedKinds[name];
    for (let turn = 0; turn < count; turn += 1) {
      const reference =
        corrects === undefined || about !== undefined
          ? about
          : await issueReference(box, corrects, `${seed} ${String(turn)}`);
      const drawn = await issue({ box, recorder }, options, draw(colombianDate(box.clock.now()), reference));
      const issuedForIt = about === undefined && typeof reference === 'object';
      yield issuedForIt ? { ...drawn, corrects: reference } : drawn;
    }
  } finally {
    await box.close();
  }
}

/**
 * Draws so many documents of a kind, one by one. Services are started in this process only where XML, a broken
 * document or something to correct is asked for.
 *
 * @throws RangeError for a clock that cannot be read
 */
export async function* drawDocuments(options: DrawOptions): AsyncGenerator<Drawn> {
  const now = createEnv({ clock: options.clock }).clock.now();
  if (options.xml || options.invalid !== undefined || issuesFirst(options)) {
    yield* drawIssued(options, new Date(now).toISOString());
    return;
  }
  const { name, count, about } = options;
  const draw = drawer(options);
  for (let turn = 0; turn < count; turn += 1) {
    yield { kind: name, path: generatedKinds[name].path, request: draw(colombianDate(now), about) };
  }
}
