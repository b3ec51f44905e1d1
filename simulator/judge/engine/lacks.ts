/**
 * What is missing to judge a document on its own, away from the authority: rows of the registry, documents accepted
 * before it, trusted certificates. Rules that need them are left out instead of refusing the document for what nobody
 * supplied.
 */
import type { Facts, Need } from '../../checks/vocabulary/facts.ts';
import { isEvent, type SubjectKind } from '../../document/kind.ts';
import { identityOf } from '../../document/identity.ts';
import type { Subject } from '../../document/subject.ts';
import type { CatalogueEntry } from './catalogue.ts';
import { referencesOf } from './gather.ts';
import type { Lack, RuleResult } from './results.ts';
import type { Supply } from './judgement-report.ts';
import { runRule } from './run.ts';

const registryNeeds: ReadonlySet<Need> = new Set([
  'issuerRegistry',
  'mandates',
  'numberingRanges',
  'rut',
  'softwareRegistry',
]);
const priorNeeds: ReadonlySet<Need> = new Set(['referencedDocuments', 'registeredEvents']);

const issuerLack = (subject: Subject, { issuerRegistry }: Facts): Lack | undefined => {
  const { issuerNit } = identityOf(subject);
  if (issuerNit === '' || issuerRegistry.has(issuerNit)) return undefined;
  return {
    supply: 'registry',
    reason: {
      en: `The registry has no company with NIT ${issuerNit}.`,
      es: `El registro no tiene una empresa con NIT ${issuerNit}.`,
    },
  };
};

const periodLack = ({ contingencyPeriods }: Facts): Lack | undefined =>
  contingencyPeriods.length > 0
    ? undefined
    : {
        supply: 'registry',
        reason: {
          en: 'The registry has no contingency period.',
          es: 'El registro no tiene periodos de contingencia.',
        },
      };

const documentLack = (subject: Subject, { referencedDocuments: { byKey } }: Facts): Lack | undefined => {
  const known = new Set([...byKey.keys()].map((key) => key.toLowerCase()));
  const [missing] = referencesOf(subject).filter((key) => !known.has(key.trim().toLowerCase()));
  if (missing === undefined) return undefined;
  const key = missing.slice(0, 12);
  return {
    supply: 'prior',
    reason: {
      en: `The document that it refers to was not supplied: ${key}….`,
      es: `No se suministró el documento al que hace referencia: ${key}….`,
    },
  };
};

const eventLack = ({ kind }: Subject, { registeredEvents: { byDocument } }: Facts): Lack | undefined => {
  if (!isEvent(kind) || [...byDocument.values()].some((events) => events.length > 0)) return undefined;
  return {
    supply: 'prior',
    reason: {
      en: 'The events registered before it were not supplied.',
      es: 'No se suministraron los eventos registrados antes.',
    },
  };
};

const payrollLack = ({ priorPayroll: { sameMonth } }: Facts): Lack | undefined =>
  sameMonth.length > 0
    ? undefined
    : {
        supply: 'prior',
        reason: {
          en: 'The payroll of the worker in that month was not supplied.',
          es: 'No se suministró la nómina del trabajador en ese mes.',
        },
      };

const trustLack: Lack = {
  supply: 'trust',
  reason: {
    en: 'The authority that issued the signing certificate is not among the trusted ones.',
    es: 'La entidad que emitió el certificado de firma no está entre las de confianza.',
  },
};

/** What the caller did supply: of that, nothing counts as missing. */
export type Supplied = Readonly<Partial<Record<Supply, boolean>>>;

type Apart = {
  readonly supplied: Supplied;
  /** The signature as it would be judged if the authority of its certificate were trusted; absent where that is no fault. */
  readonly trusting: Facts['certificate'] | undefined;
};

type Candidate = {
  readonly lack: Lack | undefined;
  readonly needs: ReadonlySet<Need>;
  /** A rule that passes without it passes with it, too, or is about a document that is not sent for the first time. */
  readonly onlyFailed?: true;
};

const candidatesOf = (subject: Subject, facts: Facts): readonly Candidate[] => [
  { lack: issuerLack(subject, facts), needs: registryNeeds },
  { lack: documentLack(subject, facts), needs: priorNeeds },
  { lack: periodLack(facts), needs: new Set(['contingencyPeriods']), onlyFailed: true },
  { lack: payrollLack(facts), needs: new Set(['priorPayroll']), onlyFailed: true },
  { lack: eventLack(subject, facts), needs: new Set(['registeredEvents']), onlyFailed: true },
];

/** What a registry derived from a document leaves open, whoever supplied that registry. */
const valueLack = (result: RuleResult): Lack | undefined =>
  result.status === 'notEvaluated' && result.leftOpen === true
    ? { supply: 'registry', reason: result.reason }
    : undefined;

const saysNothing = (result: RuleResult): boolean =>
  result.status === 'off' || result.status === 'broken' || (result.status === 'passed' && result.vacuous);

/** What is missing for a rule; undefined for one that passes or fails whatever else is supplied. */
export const lacksOf = (subject: Subject, facts: Facts, { supplied, trusting }: Apart) => {
  const candidates = candidatesOf(subject, facts).filter(
    ({ lack }) => lack !== undefined && supplied[lack.supply] !== true,
  );
  const trusted = supplied.trust === true || trusting === undefined ? undefined : { ...facts, certificate: trusting };
  return (entry: CatalogueEntry<SubjectKind>, result: RuleResult): Lack | undefined => {
    const { needs } = entry.rule;
    if (needs.length === 0 || saysNothing(result)) return undefined;
    const failed = result.status === 'failed';
    const missing = candidates.find(
      (each) => (failed || each.onlyFailed !== true) && needs.some((need) => each.needs.has(need)),
    );
    if (missing !== undefined) return missing.lack;
    const value = valueLack(result);
    if (value !== undefined) return value;
    if (!failed || trusted === undefined || !needs.includes('certificate')) return undefined;
    return runRule(entry, subject, trusted).status === 'passed' ? trustLack : undefined;
  };
};
