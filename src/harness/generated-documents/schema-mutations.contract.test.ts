import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../../datasets/generators/material/random.ts';
import { createSchemaValidator } from '../../../simulator/checks/schema/validate.ts';
import type { SchemaFault } from '../../../simulator/document/datum.ts';
import { startSession, type Session } from './session.fixture.ts';
import { generatedKinds, generatedNames, type GeneratedName } from './kinds.ts';
import { elementAt, lineOf, mutator, onLines, parsed, type Mutation, type Mutator } from './mutate.fixture.ts';

const mutations = 200;
const documents = 3;
const schemas = createSchemaValidator();
let session: Session;

beforeAll(async () => {
  session = await startSession('mutations');
});

afterAll(() => session.close());

type Judged = Mutation & { readonly findings: readonly SchemaFault[] };

/** Signed documents of the kind, with an element on each line. */
const documentsOf = async (kind: GeneratedName): Promise<readonly string[]> => {
  const issued: string[] = [];
  for (let count = 0; count < documents; count += 1) issued.push(onLines((await session.issue(kind)).xml));
  return issued;
};

const judge = async (kind: GeneratedName, mutation: Mutation): Promise<Judged> => {
  const findings = await schemas.validate(mutation.xml, generatedKinds[kind].root);
  return { ...mutation, findings };
};

const mutationsOf = async (kind: GeneratedName, mutators: readonly Mutator[]): Promise<readonly Judged[]> => {
  const { random, restart } = seededRandom(`mutations of ${kind}`);
  const judged: Judged[] = [];
  for (let number = 0; number < mutations; number += 1) {
    restart(number);
    judged.push(await judge(kind, random.pick(mutators).mutate(random)));
  }
  return judged;
};

/** The faults at the place that each finding names; empty when a reader finds it there. */
const misplaced = ({ what, xml, findings }: Judged): readonly string[] => {
  const root = parsed(xml);
  return findings.flatMap(({ message, line, xpath }) => {
    const told = `${what}: line ${line}, ${xpath ?? 'no path'}: ${message.en}`;
    const element = xpath === undefined ? undefined : elementAt(root, xpath);
    if (element === undefined) return [`names no element: ${told}`];
    const wanted = lineOf(xml, element);
    return line === wanted ? [] : [`stands on line ${wanted}: ${told}`];
  });
};

describe.each(generatedNames)('a generated document of the kind %s', (kind) => {
  let issued: readonly string[] = [];
  let mutators: readonly Mutator[] = [];
  let judged: readonly Judged[] = [];

  beforeAll(async () => {
    issued = await documentsOf(kind);
    mutators = issued.map(mutator);
    judged = await mutationsOf(kind, mutators);
  });

  it('is valid as issued, with any text between its elements', async () => {
    expect(issued).toHaveLength(documents);
    for (const xml of issued) {
      expect(await schemas.validate(xml, generatedKinds[kind].root)).toEqual([]);
    }
  });

  it('is refused after at least half of two hundred mutations, some of every kind', () => {
    const refused = judged.filter(({ findings }) => findings.length > 0);
    expect(judged).toHaveLength(mutations);
    expect(refused.length).toBeGreaterThanOrEqual(mutations / 2);
    const sorts = new Set(mutators.flatMap(({ names }) => names));
    expect(new Set(refused.map(({ name }) => name))).toEqual(sorts);
  });

  it('is refused with the line and the path of an existing element', () => {
    expect(judged.flatMap(misplaced)).toEqual([]);
  });
});
