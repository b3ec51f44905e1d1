/** Generated documents on their way through both services. */
import { createGenerator, type InvoiceVariant } from '../../../datasets/generators/index.ts';
import { createSchemaValidator } from '../../../simulator/checks/schema/validate.ts';
import { colombianDate } from '../../common/time.ts';
import { startBox, type Box, type Reply } from '../box.ts';
import { acceptedReference, type AcceptedReference } from '../violations/reference.ts';
import { generatedKinds, type GeneratedName } from './generated-kinds.ts';

/** What kept a generated document from being accepted without a line, and its XML from being valid. */
export type Trouble = {
  /** The same seed gives the document again, as the one of that position (from 0). */
  readonly seed: string;
  readonly position: number;
  readonly variant: InvoiceVariant | undefined;
  /** Prefix and number, as the answer has them; empty where it has none. */
  readonly number: string;
  readonly status: number;
  /** Lines of the authority; of a request that was not issued the whole answer. */
  readonly lines: readonly string[];
  readonly explanations: unknown;
  /** Findings of the schema. */
  readonly schema: readonly string[];
};

export type Issued = {
  readonly reply: Reply;
  /** Signed. */
  readonly xml: string;
  readonly trouble: Trouble | undefined;
};

export type Session = {
  readonly box: Box;
  /** Issues the next document of that kind; what it corrects is issued first where there is none left. */
  readonly issue: (kind: GeneratedName, variant?: InvoiceVariant) => Promise<Issued>;
  /** Issues as many as asked for, or one of each variant given, and tells of those that went wrong. */
  readonly troublesOf: (
    kind: GeneratedName,
    count: number | readonly (InvoiceVariant | undefined)[],
  ) => Promise<readonly Trouble[]>;
  readonly close: () => Promise<void>;
};

/** Between two documents: days, hours of the night and ends of months all turn up. */
const stepMilliseconds = 3 * 3_600_000 + 7 * 60_000;

const quiet = JSON.stringify({ accepted: true, rejected: [], notifications: [] });

const linesIn = (body: Reply['body']): readonly string[] => {
  const text = JSON.stringify(body);
  const lines = [...text.matchAll(/Regla: (?:[^"\\]|\\.)*/g)].map(([line]) => line);
  return lines.length > 0 ? lines : [text.slice(0, 2_000)];
};

/**
 * Both services with a clock that stands still but between documents, and a
 * generator of its own for each kind, so that kinds do not depend on each other.
 * A seed gives the same documents, whatever was issued before them, but for
 * their days and what they refer to.
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
  const generators = new Map<GeneratedName, ReturnType<typeof createGenerator>>();
  const generatorOf = (kind: GeneratedName) => {
    const generator = generators.get(kind) ?? createGenerator(`${seed} ${kind}`);
    generators.set(kind, generator);
    return generator;
  };
  const positions = new Map<GeneratedName, number>();
  const accepted = new Map<GeneratedName, AcceptedReference[]>();

  const referenceFor = async (kind: GeneratedName): Promise<AcceptedReference | undefined> => {
    const { corrects } = generatedKinds[kind];
    if (corrects === undefined) return undefined;
    const position = positions.get(kind) ?? 0;
    while ((accepted.get(corrects)?.length ?? 0) <= position) {
      const { trouble } = await issue(corrects);
      if (trouble !== undefined) throw new Error(`Nothing to correct: ${JSON.stringify(trouble)}`);
    }
    return accepted.get(corrects)?.[position];
  };

  const issue: Session['issue'] = async (name, variant) => {
    const kind = generatedKinds[name];
    const about = await referenceFor(name);
    const position = positions.get(name) ?? 0;
    positions.set(name, position + 1);
    box.clock.advance(stepMilliseconds);
    signed = '';
    const wish = { day: colombianDate(box.clock.now()), about, variant };
    const reply = await box.post(kind.path, kind.request(generatorOf(name), wish));
    const xml = signed;
    const { status, body } = reply;
    const schema = (await schemas.validate(xml, kind.root)).map(({ message }) => message);
    if (JSON.stringify(body.verdict) === quiet && schema.length === 0) {
      accepted.set(name, [...(accepted.get(name) ?? []), await acceptedReference(box, reply)]);
      return { reply, xml, trouble: undefined };
    }
    const number = /#(\S+)/.exec(String(body.message))?.[1] ?? '';
    const { explanations } = body;
    const seen = { seed: `${seed} ${name}`, position, variant, number, status };
    return { reply, xml, trouble: { ...seen, lines: linesIn(body), explanations, schema } };
  };

  return {
    box,
    issue,
    troublesOf: async (kind, count) => {
      const variants = typeof count === 'number' ? Array.from({ length: count }, () => undefined) : count;
      const troubles: Trouble[] = [];
      for (const variant of variants) {
        const { trouble } = await issue(kind, variant);
        if (trouble !== undefined) troubles.push(trouble);
      }
      return troubles;
    },
    close: () => box.close(),
  };
};
