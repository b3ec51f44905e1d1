/** The registry with which the authority can judge a document from elsewhere, as far as the document states it. */
import { isEvent } from '../../../simulator/document/kind.ts';
import type { Statements } from '../../../simulator/judge/index.ts';
import type { Bilingual } from '../../common/text/bilingual.ts';
import { kindFacts, subjectName } from '../document-kinds.ts';
import { hasTechnicalKey, rowsFor, unknownEmail, type Secrets, type WrittenRow } from './rows.ts';
import { soundRows, type SoundRows } from './sound-rows.ts';

export type DerivedRegistry = SoundRows & {
  readonly about: Bilingual;
  readonly issuerNit: string;
  /** As the document states it; undefined where absent or neither 1 nor 2. */
  readonly environment: '1' | '2' | undefined;
  /** What it states instead. */
  readonly statedEnvironment: string | undefined;
  /** As `--clock` takes it: the instant of its signature or, unsigned, of its issue. */
  readonly clock: string | undefined;
  readonly signer: Statements['signer'];
  /** Unique codes of documents that the authority would have to know, and no registry holds. */
  readonly references: readonly string[];
  readonly contained: boolean;
  /** Its unique code is computed with a technical key. */
  readonly keyed: boolean;
  /** What the document does not state, and why it matters. */
  readonly unknown: readonly Bilingual[];
};

/** Of a document without a technical key: that of an invoice then is a CUDE too. */
const uniqueCode = ({ kind }: Statements): string =>
  isEvent(kind) || kind === 'invoice' ? 'CUDE' : kindFacts[kind].key;

const unknownsOf = (stated: Statements, rows: readonly WrittenRow[], secrets: Secrets): readonly Bilingual[] => {
  const keyed = hasTechnicalKey(stated);
  const needsKey = keyed && secrets.technicalKey === undefined && rows.some(({ part }) => part === 'ranges');
  const needsPin = secrets.pin === undefined && rows.some(({ part }) => part === 'software');
  const needsEmail = rows.some(({ fields }) => fields.receptionEmail === unknownEmail);
  return [
    ...(needsPin
      ? [
          keyed
            ? {
                en: 'the PIN of the software: its security code cannot be recomputed',
                es: 'el PIN del software: no se puede recalcular su código de seguridad',
              }
            : {
                en: `the PIN of the software: its security code and the ${uniqueCode(stated)} cannot be recomputed`,
                es: `el PIN del software: no se pueden recalcular su código de seguridad ni el ${uniqueCode(stated)}`,
              },
        ]
      : []),
    ...(needsKey
      ? [
          {
            en: 'the technical key of the range: the CUFE cannot be recomputed',
            es: 'la clave técnica del rango: no se puede recalcular el CUFE',
          },
        ]
      : []),
    ...(needsEmail ? [{ en: 'the mailbox that the issuer registered', es: 'el buzón que registró el emisor' }] : []),
  ];
};

const environmentOf = (stated: string | undefined): '1' | '2' | undefined =>
  stated === '1' || stated === '2' ? stated : undefined;

/** Kind, number and issuer in words: `invoice SETP990000001 of 900508908`. */
const described = ({ kind, number, issuerNit }: Statements): Bilingual => {
  const named = (text: string, absent: string): string => (text === '' ? absent : text);
  return {
    en: `${kind} ${named(number, 'without number')} of ${named(issuerNit, 'nobody named')}`,
    es: `${subjectName(kind, 'es')} ${named(number, 'sin número')} de ${named(issuerNit, 'nadie')}`,
  };
};

/** Reads everything that the document says, and leaves out what no registry could hold. */
export const registryFromDocument = (stated: Statements, secrets: Secrets = {}): DerivedRegistry => {
  const sound = soundRows(rowsFor(stated, secrets));
  const { issuerNit, environment, clock, signer, references, contained } = stated;
  return {
    ...sound,
    about: described(stated),
    issuerNit,
    environment: environmentOf(environment),
    statedEnvironment: environment,
    clock,
    signer,
    references,
    contained,
    keyed: hasTechnicalKey(stated),
    unknown: unknownsOf(stated, sound.rows, secrets),
  };
};
