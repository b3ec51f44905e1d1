/**
 * The disturbed judgement: registries that are silent or wrong while a document is judged, forced verdicts, and
 * verdicts that come later or never. A held document is judged and filed; only its sender does not learn the outcome.
 */
import type { Profile } from '../engine/profile.ts';
import { refused } from '../reception/document-answers.ts';
import type { Authority } from '../reception/authority.ts';
import type { JudgementSeam } from '../reception/receive.ts';
import { namesOf, type Reception } from '../reception/reception.ts';
import { texts } from '../reception/texts.ts';
import type { DocumentVerdict } from '../registry/batches.ts';
import type { RegistryPort, RutEntry, RutFacts } from '../registry/types.ts';
import { aboutDocument } from './about.ts';
import { isInProcess, type Disturbable } from './disturbable.ts';
import type { Faults, Struck } from './faults.ts';
import { verdictHeader, type Forced, type ForcedVerdict, type ForcedVerdicts } from './forced-verdicts.ts';
import { receiveForced } from './forcing.ts';

type JudgementParts = {
  readonly authority: Disturbable;
  readonly faults: Faults;
  readonly verdicts: ForcedVerdicts;
  /** For each exchange in progress, the verdict that its request asks for. */
  readonly requested: ReadonlyMap<string, ForcedVerdict>;
};

/** The rules that report the RUT; each is off by default, and stays off if a profile says so. */
const rutRules = ['RUT01', 'DSAJ21', 'NSAJ21'];

const withRutRules = (profile: Profile): Profile => ({ ...profile, on: [...profile.on, ...rutRules] });

const withRut = (registry: RegistryPort, change: (facts: RutFacts) => RutFacts): RegistryPort => ({
  ...registry,
  rut: async (of) => change(await registry.rut(of)),
});

/** The kind of name change companies make; their identification stays the same. */
const renamed = (entry: RutEntry): RutEntry => ({ ...entry, name: `${entry.name} EN LIQUIDACION` });

const otherNames = (facts: RutFacts): RutFacts => ({
  ...facts,
  entries: new Map([...facts.entries].map(([identification, entry]) => [identification, renamed(entry)])),
});

type Disturbed = { readonly given: Reception; readonly struck: readonly Struck[] };

/** The document at the authority, after the faults that strike it. */
const disturbed = async (given: Reception, faults: Faults): Promise<Disturbed> => {
  let authority: Authority = given.authority;
  const struck: Struck[] = [];
  const about = { operation: given.operation, documents: [aboutDocument(given.received)] };
  for await (const { id, fault } of faults.strikes('judgement', about)) {
    struck.push({ id, fault: fault.fault, point: 'judgement' });
    if (fault.fault === 'names-differ') authority = { ...authority, registry: withRut(authority.registry, otherNames) };
    if (fault.fault === 'rut-unavailable') {
      const settings = { ...authority.settings, profile: withRutRules(authority.settings.profile) };
      const registry = withRut(authority.registry, (facts) => ({ ...facts, available: false }));
      authority = { ...authority, settings, registry };
    }
  }
  return { given: { ...given, authority }, struck };
};

/**
 * The verdict that the request asks for takes precedence over those activated before; undefined lets the judge decide.
 */
const forcedOn = async (
  { operation, received, exchangeId = '' }: Reception,
  { authority: { settings }, verdicts, requested }: JudgementParts,
): Promise<Forced | undefined> => {
  if (settings.forcedVerdicts === 'refused') return undefined;
  const forced = requested.get(exchangeId);
  return forced === undefined ? verdicts.take(operation, aboutDocument(received)) : { id: verdictHeader, forced };
};

/** What the sender learns of a disturbed verdict, and what the journal records. */
const hold = async (
  { given, struck }: Disturbed,
  verdict: DocumentVerdict,
  faults: Faults,
): Promise<DocumentVerdict> => {
  const { received, zipKey } = given;
  const { answer, results } = verdict;
  const holding = struck.filter(({ fault }) => fault === 'in-process');
  const keys = [answer.XmlDocumentKey, zipKey].filter((key) => typeof key === 'string');
  for (const { id } of holding) await faults.hold(id, keys);
  // The verdict on a document of a batch is unchanged: GetStatusZip returns it once nothing holds it.
  const isHidden = holding.length > 0 && zipKey === undefined;
  return {
    ...verdict,
    answer: isHidden ? refused('98', texts.inProcess, namesOf(received)) : answer,
    results: typeof results === 'object' ? { ...results, disturbedBy: struck } : results,
  };
};

export const disturbedJudgement = (judgement: JudgementSeam, parts: JudgementParts): JudgementSeam => {
  const { authority, faults } = parts;
  return {
    verdictOn: async (reception) => {
      const seen = await disturbed(reception, faults);
      const forced = await forcedOn(seen.given, parts);
      const decided = forced === undefined ? undefined : await receiveForced(seen.given, forced);
      const verdict = decided ?? (await judgement.verdictOn(seen.given));
      return seen.struck.length === 0 ? verdict : hold(seen, verdict, faults);
    },
    isDocumentInProcess: (key) => faults.holds(key) || judgement.isDocumentInProcess(key),
    isBatchInProcess: (asked) =>
      faults.holds(asked.batch.zipKey) || isInProcess(authority, asked) || judgement.isBatchInProcess(asked),
    isOfExchange: (id) => parts.requested.has(id) || judgement.isOfExchange(id),
  };
};
