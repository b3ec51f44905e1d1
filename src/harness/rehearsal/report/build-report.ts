/** Builds the report from the observations. Pure: the same facts give the same report. */
import { fileName } from '../../../common/file-name.ts';
import {
  progressOf,
  type Contributor,
  type RegisteredSoftware,
  type NumberingRange,
  type TestSet,
} from '../../../../simulator/registry/index.ts';
import { secretsIn } from '../../../../simulator/document/index.ts';
import type { DocumentFamily, DocumentKind } from '../../../../simulator/document/kind.ts';
import { rangesOfSet, titleOf } from '../plan.ts';
import {
  reportFormat,
  sha256Of,
  type Outcome,
  type ReportCertainty,
  type RehearsalReport,
  type ReportAdvice,
  type ReportDocument,
  type ReportKind,
  type ReportLine,
  type ReportSet,
} from './rehearsal-report.ts';
import type { SeenDocument } from '../observe.ts';
import { english, spanish, type Bilingual } from '../../../common/text/bilingual.ts';
import { comingChanges } from '../../coming-changes.ts';
import { seenUnder } from '../../catalogue-facts.ts';
import { catalogue } from '../../../../simulator/rules/index.ts';
import { profileWith, type Profile } from '../../../../simulator/judge/index.ts';
import { familyName, kindFacts, subjectName } from '../../document-kinds.ts';
import { masked, maskingOfShown } from './secrets.ts';
import { familyNames, notice } from './words.ts';

/** The request field behind a place in the document that an exchange brought, if it is known. */
export type FieldOf = (exchange: string, xpath: string) => string | undefined;

type Remarks = { readonly applied?: string; readonly inferred?: string };

const remarksOn = ({ applied, inferred }: Remarks): Remarks => ({
  ...(applied === undefined ? {} : { applied }),
  ...(inferred === undefined ? {} : { inferred }),
});

/** The report is for Spanish readers: so are the texts of the rules. */
const lineOf = (failed: SeenDocument['found']['failed'][number], field: string | undefined): ReportLine => ({
  code: failed.code,
  kind: failed.kind,
  message: failed.message,
  xpath: failed.xpath ?? null,
  line: failed.line ?? null,
  column: failed.column ?? null,
  ...masked(
    {
      ...failed.spanish,
      english: { found: failed.found, expected: failed.expected, fix: failed.fix, ...remarksOn(failed) },
    },
    maskingOfShown(secretsIn(failed)),
  ),
  field: field ?? null,
});

/** As the report has it: absent if there is none. */
const adviceIn = (
  { advice = [] }: SeenDocument['found'],
  fieldAt: (xpath: string) => string | undefined,
): Pick<ReportDocument, 'advice'> => {
  if (advice.length === 0) return {};
  return {
    advice: advice.map(({ spanish: texts, text, found, plausible, source, applied, ...place }): ReportAdvice => ({
      ...place,
      ...texts,
      english: { text, found, plausible, source, ...(applied === undefined ? {} : { applied }) },
      field: fieldAt(place.xpath) ?? null,
    })),
  };
};

type Context = {
  readonly answers: ReadonlyMap<string, string>;
  readonly fieldOf?: FieldOf | undefined;
  /** For documents that were made wrong on purpose. */
  readonly wrongKeys?: ReadonlySet<string> | undefined;
  /** Prefix to the number of its folder: production documents are kept apart. */
  readonly prefix?: string;
};

const digestOf = ({ xml }: SeenDocument): string | null => (xml === undefined ? null : sha256Of(xml));

/** A document and its correction can have one unique code. */
const isWrongOnPurpose = ({ verdict, key = '' }: SeenDocument['found'], { wrongKeys }: Context): boolean =>
  verdict === 'rejected' && wrongKeys?.has(key) === true;

export const documentOf = (seen: SeenDocument, at: number, context: Context): ReportDocument => {
  const { found, operation, testSetId, zipKey, receivedAt } = seen;
  const { kind = 'invoice', number, key, failed, incomplete, verdict } = found;
  const fieldAt = (xpath: string): string | undefined => context.fieldOf?.(seen.broughtBy, xpath);
  const place = `${context.prefix ?? ''}${String(at + 1).padStart(3, '0')}-${kindFacts[kind].slug}`;
  const folder = fileName(`${place}-${(number ?? 'sin-numero').slice(0, 40)}`);
  return {
    order: at + 1,
    kind,
    number: number ?? null,
    key: key ?? null,
    keyName: kindFacts[kind].key,
    sha256: digestOf(seen),
    operation,
    testSetId: testSetId ?? null,
    zipKey: zipKey ?? null,
    receivedAt,
    verdict,
    onPurpose: isWrongOnPurpose(found, context),
    asked: context.answers.has(seen.exchange),
    lines: failed.map((line) => lineOf(line, line.xpath === undefined ? undefined : fieldAt(line.xpath))),
    ...adviceIn(found, fieldAt),
    remark: failed.length === 0 && verdict === 'rejected' ? (incomplete ?? found.outcome?.message ?? null) : null,
    folder,
  };
};

type Registered = {
  readonly software: readonly Pick<RegisteredSoftware, 'id' | 'ownerNit'>[];
  readonly contributors: readonly Pick<Contributor, 'nit' | 'name'>[];
  readonly ranges: readonly NumberingRange[];
};

const numberingOf = (set: TestSet, { ranges }: Registered): Pick<ReportSet, 'numbering'> => {
  const numbering = rangesOfSet(ranges, set).map(({ resolution, prefix, from, to }) => ({
    resolution,
    prefix,
    from,
    to,
  }));
  return numbering.length === 0 ? {} : { numbering };
};

const providerOf = ({ softwareId }: TestSet, { software, contributors }: Registered): ReportSet['provider'] => {
  const owner = software.find(({ id }) => id === softwareId)?.ownerNit;
  if (owner === undefined) return null;
  return { nit: owner, name: contributors.find(({ nit }) => nit === owner)?.name ?? '' };
};

export const setOf = (set: TestSet, enabled: readonly DocumentFamily[], registry: Registered): ReportSet => ({
  id: set.id,
  family: set.family,
  title: titleOf(set.family),
  softwareId: set.softwareId ?? null,
  provider: providerOf(set, registry),
  state: set.state,
  ...numberingOf(set, registry),
  kinds: progressOf(set),
  enabled: enabled.includes(set.family),
});

export const outcomeOf = (sets: readonly Pick<ReportSet, 'state'>[]): Outcome => {
  if (sets.some(({ state }) => state === 'rejected')) return 'rejected';
  return sets.every(({ state }) => state === 'accepted') ? 'accepted' : 'incomplete';
};

const familyIn = (family: DocumentFamily): Bilingual => ({
  en: familyName(family, 'en'),
  es: familyNames[family],
});

const stillMissing = (
  { title, family }: ReportSet,
  { kind, missing, minimumAccepted, accepted }: ReportKind,
): Bilingual => {
  const [count, of] = [String(missing), String(minimumAccepted)];
  if (accepted >= minimumAccepted)
    return {
      en: `${familyName(family, 'en')}: ${count} still to be sent (${subjectName(kind, 'en')}).`,
      es: `${title}: ${missing === 1 ? 'falta enviar' : 'faltan por enviar'} ${count} (${kindFacts[kind].name}).`,
    };
  return {
    en: `${familyName(family, 'en')}: ${count} of ${of} still to be accepted (${subjectName(kind, 'en')}).`,
    es: `${title}: ${missing === 1 ? 'falta que se acepte' : 'falta que se acepten'} ${count} de ${of} (${kindFacts[kind].name}).`,
  };
};

const missingIn = (set: ReportSet): readonly Bilingual[] => {
  const family = familyIn(set.family);
  if (set.state === 'accepted') {
    return set.enabled
      ? []
      : [
          {
            en: `The company is not enabled for ${family.en}.`,
            es: `La empresa no quedó habilitada para ${family.es}.`,
          },
        ];
  }
  const kinds = set.kinds.filter(({ missing }) => missing > 0).map((kind) => stillMissing(set, kind));
  if (set.state === 'open') return kinds;
  return [
    ...kinds,
    {
      en: `${family.en}: the test set was rejected, because too many documents were. Remove the causes, and request a new set.`,
      es: `${set.title}: el set se rechazó, porque los documentos rechazados ya no permiten alcanzar el mínimo. Corrija las causas y pida un set nuevo.`,
    },
  ];
};

/** In a sentence; the facts have all of them, by `asked`. */
const mostNames = 10;

const unaskedIn = (documents: readonly ReportDocument[]): readonly Bilingual[] => {
  const unasked = documents.filter(({ asked, zipKey }) => !asked && zipKey !== null);
  if (unasked.length === 0) return [];
  const listed = (nameless: string): string =>
    unasked
      .slice(0, mostNames)
      .map(({ number }) => number ?? nameless)
      .join(', ');
  const more = unasked.length - mostNames;
  return [
    {
      en: `The result of ${listed('a document without number')}${more > 0 ? ` and ${String(more)} more` : ''} was not asked for with GetStatusZip: sending gives a ZipKey alone, which does not prove acceptance.`,
      es: `No se pidió el resultado con GetStatusZip de ${listed('un documento sin número')}${more > 0 ? ` y ${String(more)} más` : ''}: el envío da solo un ZipKey, que no prueba la aceptación.`,
    },
  ];
};

const productionMissing = ({ production, sets, mode }: Facts): readonly Bilingual[] => {
  if (mode !== 'automatic') return [];
  const done = production.filter(({ verdict }) => verdict === 'accepted').length;
  const expected = sets.filter(({ state }) => state === 'accepted').length;
  if (done >= expected) return [];
  return [
    {
      en: `First documents in production: ${String(done)} of ${String(expected)} accepted.`,
      es: `Primeros documentos en producción: ${String(done)} de ${String(expected)} aceptados.`,
    },
  ];
};

const certaintyOf = (kind: DocumentKind, profile: Profile): readonly ReportCertainty[] => {
  const counts = seenUnder(profile, kind);
  if (counts === undefined) return [];
  const { on: applied, seen } = counts;
  return [
    {
      kind,
      applied,
      seen,
      text: `${kindFacts[kind].name}: de las ${String(applied)} reglas aplicadas, ${String(seen)} se vieron; las demás se infieren de las de la factura y sus notas.`,
      english: {
        text: `${subjectName(kind, 'en')}: of the ${String(applied)} rules applied, ${String(seen)} were seen; the others are inferred from those of the invoice and its notes.`,
      },
    },
  ];
};

export type Facts = Omit<
  RehearsalReport,
  'format' | 'notice' | 'outcome' | 'certainty' | 'missing' | 'warnings' | 'coming' | 'english' | 'files'
> & {
  readonly warnings: readonly Bilingual[];
  /** Without the rules that are inferred. */
  readonly onlySeen: boolean;
};

/** Without the digests of the files that are made from it. */
export const buildReport = (facts: Facts): RehearsalReport => {
  const { warnings, onlySeen, ...others } = facts;
  const lacking = productionMissing(facts);
  const missing = [...facts.sets.flatMap(missingIn), ...lacking, ...unaskedIn(facts.documents)];
  const outcome = outcomeOf(facts.sets);
  const kinds = new Set([...facts.documents, ...facts.production].map(({ kind }) => kind));
  const profile = profileWith({ ...facts.versions, onlySeen }, catalogue());
  const certainty = [...kinds].flatMap((kind) => certaintyOf(kind, profile));
  const coming = comingChanges([...kinds], facts.period.simulated.to.slice(0, 10));
  return {
    format: reportFormat,
    notice,
    outcome: outcome === 'accepted' && lacking.length > 0 ? 'incomplete' : outcome,
    ...(certainty.length === 0 ? {} : { certainty }),
    ...others,
    missing: missing.map(spanish),
    warnings: warnings.map(spanish),
    coming: coming.map(spanish),
    english: { missing: missing.map(english), warnings: warnings.map(english), coming: coming.map(english) },
    files: [],
  };
};
