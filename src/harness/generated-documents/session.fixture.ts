/** A session that sends generated documents through both services. */
import { createGenerator, type Generator } from '../../../datasets/generators/index.ts';
import { createSchemaValidator } from '../../../simulator/checks/schema/validate.ts';
import { colombianDate } from '../../common/time.ts';
import { startBox, type Box, type JsonObject, type Reply } from '../box.ts';
import { acceptedReference, type AcceptedReference } from '../violations/reference.ts';
import { generatedKinds, generatedNames, type GeneratedName } from './kinds.ts';

type Issued = {
  /** Signed; empty when the request was refused. */
  readonly xml: string;
  /**
   * Why the document was not accepted without a line, or its XML was not valid: seed, position and number, with which
   * it can be reproduced, then the lines and their explanations. Undefined if all went well.
   */
  readonly trouble: string | undefined;
  /** The answer, with the verdict if there was one. */
  readonly body: JsonObject;
};

export type Session = {
  readonly box: Box;
  /** Issues the next document of that kind, preceded, if none is left, by one for it to correct. */
  readonly issue: (kind: GeneratedName) => Promise<Issued>;
  /** Issues that many and returns the problems, ten at most; empty if all went well. */
  readonly troublesOf: (kind: GeneratedName, count: number) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

/**
 * Between two documents: every hour and every day of the month occur, and thousands of documents end before the
 * certificates do.
 */
const stepMilliseconds = 3_600_000 + 37 * 60_000;

/** More of the same add no information. */
const mostTroubles = 10;

const quiet = JSON.stringify({ accepted: true, rejected: [], notifications: [] });

const zipKeyIn = (body: JsonObject): string | undefined => /"ZipKey":"([^"]+)"/.exec(JSON.stringify(body))?.[1];

/** The answer with the verdict: if that comes later, the one that a query returns. */
const judged = async (box: Box, { body }: Reply): Promise<JsonObject> => {
  const zipKey = zipKeyIn(body);
  if (zipKey === undefined) return body;
  const { verdicts, ...asked } = (await box.post(`/api/ubl2.1/status/zip/${zipKey}`, {})).body;
  return { ...asked, verdict: Array.isArray(verdicts) ? (verdicts[0] as unknown) : undefined }; // one document was sent
};

/** The authority's lines; for an answer without any, everything readable. */
const linesIn = (body: JsonObject): string => {
  const text = JSON.stringify(body);
  const lines = [...text.matchAll(/Regla: (?:[^"\\]|\\.)*/g)].map(([line]) => line);
  return lines.length > 0 ? lines.join(' | ') : text.slice(0, 1_000);
};

/** The known documents of one kind. */
type Row = { readonly generator: Generator; turn: number; readonly accepted: AcceptedReference[] };

/**
 * Both services, with a clock that moves only between documents, and a generator for each kind: a seed gives the same
 * documents of a kind whatever was issued before, except for their dates and references.
 */
export const startSession = async (seed: string): Promise<Session> => {
  let signed = '';
  const box = await startBox({
    seed,
    clock: '2026-01-02T10:00:00-05:00',
    onStep: (step, value) => {
      if (step === 'signed') signed = String(value);
    },
  });
  const schemas = createSchemaValidator();
  const rowOf = (name: GeneratedName): Row => ({
    generator: createGenerator(`${seed} ${name}`),
    turn: 0,
    accepted: [],
  });
  const rows = new Map(generatedNames.map((name) => [name, rowOf(name)]));
  const known = (name: GeneratedName): Row => rows.get(name) ?? rowOf(name);

  const correctedBy = async (name: GeneratedName): Promise<AcceptedReference | undefined> => {
    const { corrects } = generatedKinds[name];
    if (corrects === undefined) return undefined;
    const { accepted } = known(corrects);
    const { turn } = known(name);
    while (accepted.length <= turn) {
      const before = accepted.length;
      const { trouble } = await issue(corrects);
      if (accepted.length === before) throw new Error(`There is nothing to correct: ${trouble}`);
    }
    return accepted[turn];
  };

  const issue = async (name: GeneratedName): Promise<Issued> => {
    const { path, root, request } = generatedKinds[name];
    const row = known(name);
    const about = await correctedBy(name);
    const { turn } = row;
    row.turn += 1;
    box.clock.advance(stepMilliseconds);
    signed = '';
    const sent = request(row.generator, { turn, day: colombianDate(box.clock.now()), about });
    const reply = await box.post(path, sent);
    const xml = signed;
    const body = await judged(box, reply);
    const schema = (await schemas.validate(xml, root)).map(({ message }) => message.en);
    const isAccepted = (body.verdict as { readonly accepted?: unknown } | undefined)?.accepted === true; // absent from a refusal
    if (isAccepted) row.accepted.push(await acceptedReference(box, reply, sent));
    if (JSON.stringify(body.verdict) === quiet && schema.length === 0) return { xml, body, trouble: undefined };
    const number = /#(\S+)/.exec(String(reply.body.message))?.[1] ?? 'without number';
    const document = `seed "${seed} ${name}", document ${turn} (${number}), HTTP ${reply.status}`;
    const explanations = JSON.stringify(reply.body.explanations ?? []);
    return { xml, body, trouble: `${document}: ${linesIn(body)}; schema: ${schema.join(' | ')}; ${explanations}` };
  };

  return {
    box,
    issue,
    troublesOf: async (name, count) => {
      const troubles: string[] = [];
      for (let issued = 0; issued < count && troubles.length < mostTroubles; issued += 1) {
        const { trouble } = await issue(name);
        if (trouble !== undefined) troubles.push(trouble);
      }
      return troubles;
    },
    close: () => box.close(),
  };
};
