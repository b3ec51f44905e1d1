/**
 * What is missing to judge a document on its own, away from the authority: rows of the registry, documents accepted
 * before it, trusted certificates. Rules that need them are left out instead of refusing the document for what nobody
 * supplied.
 */
import type { Facts, Need } from '../checks/vocabulary/facts.ts';
import { isEvent, type SubjectKind } from '../document/kind.ts';
import { identityOf } from '../document/identity.ts';
import type { Subject } from '../document/subject.ts';
import type { CatalogueEntry } from './catalogue.ts';
import { referencesOf } from './gather.ts';
import type { Lack, RuleResult, Supply } from './results.ts';
import { runRule } from './run.ts';

const registryNeeds: ReadonlySet<Need> = new Set([
  'issuerRegistry',
  'mandates',
  'numberingRanges',
  'rut',
  'softwareRegistry',
]);
const priorNeeds: ReadonlySet<Need> = new Set(['referencedDocuments', 'registeredEvents']);

/** What the caller did supply: of that, nothing counts as missing. */
export type Supplied = Readonly<Partial<Record<Supply, boolean>>>;

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

const trustLack: Lack = {
  supply: 'trust',
  reason: {
    en: 'The authority that issued the signing certificate is not among the trusted ones.',
    es: 'La entidad que emitió el certificado de firma no está entre las de confianza.',
  },
};

type Apart = {
  readonly supplied: Supplied;
  /** The signature as it would be judged if the authority of its certificate were trusted; absent where that is no fault. */
  readonly trusting: Facts['certificate'] | undefined;
};

/** What is missing for a rule; undefined for one that passes or fails whatever else is supplied. */
export const lacksOf = (subject: Subject, facts: Facts, { supplied, trusting }: Apart) => {
  const unlessGiven = (lack: Lack | undefined): Lack | undefined =>
    lack === undefined || supplied[lack.supply] === true ? undefined : lack;
  const issuer = unlessGiven(issuerLack(subject, facts));
  const period = unlessGiven(periodLack(facts));
  const document = unlessGiven(documentLack(subject, facts));
  const events = unlessGiven(eventLack(subject, facts));
  const trust = unlessGiven(trustLack);
  return (entry: CatalogueEntry<SubjectKind>, result: RuleResult): Lack | undefined => {
    const { needs } = entry.rule;
    const failed = result.status === 'failed';
    if (needs.length === 0 || !(failed || (result.status === 'passed' && !result.vacuous))) return undefined;
    if (issuer !== undefined && needs.some((need) => registryNeeds.has(need))) return issuer;
    if (document !== undefined && needs.some((need) => priorNeeds.has(need))) return document;
    if (!failed) return undefined;
    if (needs.includes('contingencyPeriods')) return period;
    if (events !== undefined && needs.includes('registeredEvents')) return events;
    if (trust === undefined || trusting === undefined || !needs.includes('certificate')) return undefined;
    return runRule(entry, subject, { ...facts, certificate: trusting }).status === 'passed' ? trust : undefined;
  };
};
