/**
 * The disturbed judgement: registries that are silent or wrong while a document is judged, forced verdicts, and
 * verdicts that come later or never. A held document is judged and filed; only its sender does not learn the outcome.
 */
import type { Profile } from '../../judge/engine/profile.ts';
import { refused } from '../../service/reception/document-answers.ts';
import type { Authority } from '../../service/reception/authority.ts';
import type { JudgementPort } from '../../service/reception/receive.ts';
import { namesOf, type Reception } from '../../service/reception/reception.ts';
import { texts } from '../../service/reception/texts.ts';
import type { PolledBatch, DocumentVerdict, Sending } from '../../registry/batches.ts';
import type { RutEntry, RutFacts } from '../../registry/types.ts';
import type { RegistryPort } from '../../registry/port.ts';
import { aboutDocument } from './about.ts';
import { isInTransition, type Disturbable } from './disturbable.ts';
import type { Faults } from './faults.ts';
import type { Struck } from './fault-kinds.ts';
import { verdictHeader, type Forced, type ForcedVerdicts } from './forced-verdicts.ts';
import type { ForcedVerdict, VerdictName } from './verdict-kinds.ts';
import { canBeGiven, receiveForced } from './forcing.ts';

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

/** The document at the authority, after the faults that apply to it. */
const disturbed = async (given: Reception, faults: Faults): Promise<Disturbed> => {
  let authority: Authority = given.authority;
  const struck: Struck[] = [];
  const about = { operation: given.operation, documents: [aboutDocument(given.received)] };
  for await (const { id, fault } of faults.take('judgement', about)) {
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
  given: Reception,
  { authority: { settings }, verdicts, requested }: JudgementParts,
): Promise<Forced | undefined> => {
  if (settings.forcedVerdicts === 'refused') return undefined;
  const { operation, received, exchangeId = '' } = given;
  const canGet = (verdict: VerdictName): Promise<boolean> => canBeGiven(given, verdict);
  const forced = requested.get(exchangeId);
  if (forced === undefined) return verdicts.take({ operation, document: aboutDocument(received), canGet });
  return (await canGet(forced.verdict)) ? { id: verdictHeader, forced } : undefined;
};

/**
 * Keeps this sending in process, and no other of the same document: its batch, or else its exchange. The key is for a
 * document that is not kept.
 */
const hold = async ({ given, struck }: Disturbed, faults: Faults): Promise<boolean> => {
  const { received, zipKey, exchangeId } = given;
  const holding = struck.filter(({ fault }) => fault === 'in-process');
  const { XmlDocumentKey: key } = namesOf(received);
  const held = [zipKey ?? exchangeId, key].filter((each) => typeof each === 'string');
  let isHeld = false;
  for (const { id } of holding) isHeld = (await faults.hold(id, held)) || isHeld;
  return isHeld;
};

/** For the journal. */
const withStruck = ({ results, ...verdict }: DocumentVerdict, struck: readonly Struck[]): DocumentVerdict =>
  struck.length > 0 && typeof results === 'object'
    ? { ...verdict, results: { ...results, disturbedBy: struck } }
    : { ...verdict, results };

/** A verdict exists once the document is judged; faults and a delayed transition keep it from queries until later. */
const hidingOf = ({ authority, faults }: JudgementParts) => {
  const isHeld = (asked: PolledBatch): boolean => faults.holds(asked.batch.zipKey) || isInTransition(authority, asked);
  const isInProcess = async ({ zipKey, exchange }: Sending): Promise<boolean> => {
    if (zipKey === undefined) return exchange !== undefined && faults.holds(exchange);
    const asked = await authority.registry.batch(zipKey);
    return asked !== undefined && isHeld(asked);
  };
  return {
    isInProcess,
    isKeyInProcess: faults.holds,
    /** Or one of its verdicts would tell that of an earlier document. */
    isBatchInProcess: async (asked: PolledBatch): Promise<boolean> => {
      if (isHeld(asked)) return true;
      for (const { repeats } of asked.batch.verdicts) {
        if (repeats !== undefined && (await isInProcess(repeats))) return true;
      }
      return false;
    },
  } satisfies Partial<JudgementPort>;
};

/** Around the judge's verdicts, which are available at once. */
export const disturbedJudgement = (
  { verdictOn }: Pick<JudgementPort, 'verdictOn'>,
  parts: JudgementParts,
): JudgementPort => {
  const hiding = hidingOf(parts);
  return {
    ...hiding,
    verdictOn: async (reception) => {
      const seen = await disturbed(reception, parts.faults);
      const { given, struck } = seen;
      const forced = await forcedOn(given, parts);
      const decided = forced === undefined ? undefined : await receiveForced(given, forced);
      const verdict = withStruck(decided ?? (await verdictOn(given)), struck);
      const { answer, repeats } = verdict;
      const isHeld = await hold(seen, parts.faults);
      // The verdict on a document of a batch is unchanged: GetStatusZip returns it once nothing hides it.
      if (given.zipKey !== undefined) return verdict;
      if (isHeld) return { ...verdict, answer: refused('98', texts.inProcess, namesOf(given.received)) };
      if (repeats === undefined || !(await hiding.isInProcess(repeats))) return verdict;
      const { XmlDocumentKey, XmlFileName } = answer;
      return { ...verdict, answer: refused('98', texts.inProcess, { XmlDocumentKey, XmlFileName }) };
    },
    isOfExchange: (id) => parts.requested.has(id),
  };
};
