import { identityOf } from '../../document/identity.ts';
import { familyOf } from '../../document/kind.ts';
import type { Subject } from '../../document/subject.ts';
import { signerOf } from './signer.ts';
import {
  statedClock,
  statedEnvironment,
  statedInstant,
  statedRange,
  statedReferences,
  statedSoftware,
} from './stated-facts.ts';
import { statedParties } from './stated-parties.ts';

/** What a document says of itself and of registries, as plain data: nothing of it is judged. */
export const statementsOf = async (subject: Subject) => {
  const { issuerNit, number, type } = identityOf(subject);
  const instant = statedInstant(subject);
  return {
    kind: subject.kind,
    family: familyOf(subject.kind),
    issuerNit,
    number,
    type,
    /** Of its signature or, unsigned, of its issue: milliseconds since 1970. */
    instant,
    clock: statedClock(subject),
    environment: statedEnvironment(subject),
    software: statedSoftware(subject),
    range: statedRange(subject),
    parties: statedParties(subject),
    references: statedReferences(subject),
    signer: await signerOf(subject, instant ?? 0),
  };
};

export type Statements = Awaited<ReturnType<typeof statementsOf>>;
