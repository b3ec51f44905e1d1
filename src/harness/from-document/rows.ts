/** The registry rows under which the statements of a document about registries hold. */
import { authorisedTypes } from '../../../simulator/document/kind.ts';
import type { Statements } from '../../../simulator/judge/index.ts';
import { unknownSecrets, type RegistryData } from '../../../simulator/registry/index.ts';
import type { Bilingual } from '../../common/text/bilingual.ts';
import { colombianDate } from '../../common/time.ts';

type StatedParties = Statements['parties'];
type StatedParty = StatedParties['issuer'];

export type FilledPart = keyof Pick<
  RegistryData,
  'contributors' | 'rut' | 'software' | 'ranges' | 'contingencyPeriods'
>;

/** A row as it is written: fields of a registry file, with what a reader must know about some of them. */
export type WrittenRow = {
  readonly part: FilledPart;
  /** Undefined where the document states nothing. */
  readonly fields: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly comments: Readonly<Record<string, Bilingual>>;
};

/** What a document never states, where the caller knows it. */
export type Secrets = {
  readonly technicalKey?: string | undefined;
  readonly pin?: string | undefined;
};

export const unknownEmail = 'unknown@example.com';

const secretComments = {
  technicalKey: {
    en: 'unknown: no document states it. Write that of the resolution here, or repeat with --technical-key KEY.',
    es: 'sin conocer: ningún documento la indica. Escriba aquí la de la resolución, o repita con --technical-key CLAVE.',
  },
  pin: {
    en: 'unknown: no document states it. Write that of the software here, or repeat with --pin PIN.',
    es: 'sin conocer: ningún documento lo indica. Escriba aquí el del software, o repita con --pin PIN.',
  },
};

const nameOf = ({ name, identification }: StatedParty): string | undefined =>
  name ?? (identification === undefined ? undefined : `NIT ${identification}`);

const nameComment = ({ name }: StatedParty): WrittenRow['comments'] =>
  name === undefined ? { name: { en: 'the document states no name', es: 'el documento no indica un nombre' } } : {};

type Issued = Pick<Statements, 'parties' | 'family'>;

const issuerRow = ({ parties: { issuer }, family }: Issued): WrittenRow => {
  const needsMailbox = family === 'invoicing' && issuer.email === undefined;
  return {
    part: 'contributors',
    fields: {
      nit: issuer.identification,
      name: nameOf(issuer),
      roles: ['issuer'],
      families: [family],
      receptionEmail: needsMailbox ? unknownEmail : issuer.email,
    },
    comments: {
      ...nameComment(issuer),
      ...(needsMailbox
        ? {
            receptionEmail: {
              en: 'unknown: the document states no mailbox of its issuer',
              es: 'sin conocer: el documento no indica un buzón de su emisor',
            },
          }
        : {}),
    },
  };
};

const providerRow = ({ parties: { provider }, family }: Issued): WrittenRow => ({
  part: 'contributors',
  fields: { nit: provider.identification, name: nameOf(provider), roles: ['provider'], families: [family] },
  comments: nameComment(provider),
});

/** Known to the authority, and neither issuer nor provider as far as this document shows. */
const receiverRow = (receiver: StatedParty): WrittenRow => ({
  part: 'contributors',
  fields: { nit: receiver.identification, name: nameOf(receiver), roles: [], status: 'registered' },
  comments: nameComment(receiver),
});

const contributorRows = (issued: Issued): readonly WrittenRow[] => {
  const { issuer, receiver, provider } = issued.parties;
  const isOther = (party: StatedParty): boolean => party.identification !== issuer.identification;
  const asProvider = isOther(provider) ? [providerRow(issued)] : [];
  const isCounterpart =
    receiver?.hasNit === true && isOther(receiver) && receiver.identification !== provider.identification;
  return [issuerRow(issued), ...asProvider, ...(isCounterpart ? [receiverRow(receiver)] : [])];
};

const rutRow = ({ identification, name, responsibilities = [] }: StatedParty): WrittenRow => ({
  part: 'rut',
  fields: {
    identification,
    name,
    ...(responsibilities.length === 0 ? {} : { responsibilities }),
  },
  comments: {},
});

/** Everybody with a NIT and a name, once; the seller of a support document with any identification. */
const rutRows = ({ parties, family }: Issued): readonly WrittenRow[] => {
  const { issuer, receiver, provider, shareholders } = parties;
  const counterpart = receiver !== undefined && (receiver.hasNit || family === 'support') ? [receiver] : [];
  const named = [issuer, ...counterpart, provider, ...shareholders].filter(
    ({ identification, name }) => identification !== undefined && name !== undefined,
  );
  const isFirst = ({ identification }: StatedParty, index: number): boolean =>
    named.findIndex((party) => party.identification === identification) === index;
  return named.filter(isFirst).map(rutRow);
};

const softwareRow = ({ software, parties, family }: Statements, { pin }: Secrets): WrittenRow => ({
  part: 'software',
  fields: {
    id: software,
    ownerNit: parties.provider.identification,
    pin: pin ?? unknownSecrets.pin,
    family,
    issuers: parties.issuer.identification === undefined ? undefined : [parties.issuer.identification],
  },
  comments: pin === undefined ? { pin: secretComments.pin } : {},
});

/** Ranges of contingency have a number of their own; exports and contingency of the authority share that of sales. */
const rangeType = (type: string): string => (authorisedTypes.includes(type) ? type : '01');

/** Whether the unique code of the document is computed with a technical key (annex FE 1.9, 11.1). */
export const hasTechnicalKey = ({ kind, type }: Statements): boolean => kind === 'invoice' && rangeType(type) === '01';

const rangeRows = (stated: Statements, { technicalKey }: Secrets): readonly WrittenRow[] => {
  const { range, issuerNit, type } = stated;
  if (range === undefined) return [];
  const keyed = hasTechnicalKey(stated);
  return [
    {
      part: 'ranges',
      fields: {
        issuerNit: issuerNit === '' ? undefined : issuerNit,
        ...range,
        documentType: rangeType(type),
        ...(keyed ? { technicalKey: technicalKey ?? unknownSecrets.technicalKey } : {}),
      },
      comments: keyed && technicalKey === undefined ? { technicalKey: secretComments.technicalKey } : {},
    },
  ];
};

/** Type 04 claims that the authority was out of service when it was signed. */
const contingencyRows = ({ type, instant }: Statements): readonly WrittenRow[] => {
  if (type !== '04' || instant === undefined) return [];
  const day = colombianDate(instant);
  return [
    {
      part: 'contingencyPeriods',
      fields: { start: `${day}T00:00:00-05:00`, end: `${day}T23:59:59-05:00` },
      comments: {
        start: {
          en: 'the document is of type 04: it claims an outage of the authority on that day',
          es: 'el documento es de tipo 04: afirma una contingencia de la autoridad ese día',
        },
      },
    },
  ];
};

export const rowsFor = (stated: Statements, secrets: Secrets): readonly WrittenRow[] => [
  ...contributorRows(stated),
  ...rutRows(stated),
  softwareRow(stated, secrets),
  ...rangeRows(stated, secrets),
  ...contingencyRows(stated),
];
