/** The registry with which the authority can judge a document from elsewhere, as far as the document states it. */
import { say } from '../say.ts';
import { type Subject, identityOf } from '../../../simulator/document/index.ts';
import type { GivenDocument } from './given-document.ts';
import { hasTechnicalKey, rowsFor, unknownEmail, type Secrets, type WrittenRow } from './rows.ts';
import { signerOf, type Signer } from './signer.ts';
import { soundRows, type SoundRows } from './sound-rows.ts';
import { described, statedClock, statedEnvironment, statedInstant, statedReferences } from './stated-facts.ts';

export type DerivedRegistry = SoundRows & {
  readonly about: string;
  readonly issuerNit: string;
  /** As the document states it; undefined where absent or neither 1 nor 2. */
  readonly environment: '1' | '2' | undefined;
  /** What it states instead. */
  readonly statedEnvironment: string | undefined;
  /** As `--clock` takes it: the instant of its signature or, unsigned, of its issue. */
  readonly clock: string | undefined;
  readonly signer: Signer | undefined;
  /** Unique codes of documents that the authority would have to know, and no registry holds. */
  readonly references: readonly string[];
  readonly contained: boolean;
  /** What the document does not state, and why it matters. */
  readonly unknown: readonly string[];
};

const uniqueCodes: Readonly<Record<string, string>> = { supportDocument: 'CUDS', supportAdjustmentNote: 'CUDS' };

const uniqueCode = ({ kind }: Subject): string => uniqueCodes[kind] ?? (kind.startsWith('payroll') ? 'CUNE' : 'CUDE');

const unknownsOf = (subject: Subject, rows: readonly WrittenRow[], secrets: Secrets): readonly string[] => {
  const keyed = hasTechnicalKey(subject);
  const needsKey = keyed && secrets.technicalKey === undefined && rows.some(({ part }) => part === 'ranges');
  const needsPin = secrets.pin === undefined && rows.some(({ part }) => part === 'software');
  const needsEmail = rows.some(({ fields }) => fields.receptionEmail === unknownEmail);
  return [
    ...(needsPin
      ? [
          keyed
            ? say(
                'the PIN of the software: its security code cannot be recomputed',
                'el PIN del software: no se puede recalcular su código de seguridad',
              )
            : say(
                `the PIN of the software: its security code and the ${uniqueCode(subject)} cannot be recomputed`,
                `el PIN del software: no se pueden recalcular su código de seguridad ni el ${uniqueCode(subject)}`,
              ),
        ]
      : []),
    ...(needsKey
      ? [
          say(
            'the technical key of the range: the CUFE cannot be recomputed',
            'la clave técnica del rango: no se puede recalcular el CUFE',
          ),
        ]
      : []),
    ...(needsEmail ? [say('the mailbox that the issuer registered', 'el buzón que registró el emisor')] : []),
  ];
};

const environmentOf = (stated: string | undefined): '1' | '2' | undefined =>
  stated === '1' || stated === '2' ? stated : undefined;

/** Reads everything that the document says, and leaves out what no registry could hold. */
export const registryFromDocument = async (
  { subject, contained }: GivenDocument,
  secrets: Secrets = {},
): Promise<DerivedRegistry> => {
  const sound = soundRows(rowsFor(subject, secrets));
  const stated = statedEnvironment(subject);
  return {
    ...sound,
    about: described(subject),
    issuerNit: identityOf(subject).issuerNit,
    environment: environmentOf(stated),
    statedEnvironment: stated,
    clock: statedClock(subject),
    signer: await signerOf(subject, statedInstant(subject) ?? 0),
    references: statedReferences(subject),
    contained,
    unknown: unknownsOf(subject, sound.rows, secrets),
  };
};
