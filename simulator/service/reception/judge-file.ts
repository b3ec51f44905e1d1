import { startLaps, type Laps } from '../../../src/common/env/laps.ts';
import { documentLimits, limitsOf } from '../../document/intake/limits.ts';
import { readDocument, type IntakeDocument } from '../../document/intake/submission.ts';
import type { Supplied } from '../../judge/engine/lacks.ts';
import { adviceOn } from '../../judge/advice/advice.ts';
import { allAdvice } from '../../judge/advice/index.ts';
import type { AdviceLine } from '../../judge/engine/judgement-report.ts';
import { judge, type Judged } from '../../judge/judge.ts';
import { nowOf, type JudgingAuthority } from './authority.ts';

type Sent = {
  /** DER of the certificate that signed the message. */
  readonly sender?: Uint8Array | undefined;
  /** In which it came. */
  readonly exchange?: string | undefined;
  /** Away from the authority, what was supplied: rules that need something else are left out. */
  readonly apart?: Supplied | undefined;
  /** Whether its signature is taken to be rebuilt. */
  readonly signedAgain?: boolean | undefined;
};

type Reported = { readonly judged: Judged; readonly exchange: string | undefined; readonly laps: Laps | undefined };

const report = ({ log }: JudgingAuthority, { judged: { judgement, subject }, exchange, laps }: Reported): void => {
  for (const result of judgement.telling) {
    if (result.status === 'broken') log?.defect(result.thrown, { exchange, codes: [result.code] });
  }
  log?.debug?.('judged', {
    exchange,
    kind: subject?.kind,
    verdict: judgement.verdict,
    codes: judgement.failed.map(({ code }) => code),
    stages: laps?.taken(),
  });
};

const adviceFor = (
  { settings, log }: JudgingAuthority,
  { judged: { subject, facts }, exchange }: Omit<Reported, 'laps'>,
): readonly AdviceLine[] => {
  if (settings.advice === false || subject === undefined) return [];
  return adviceOn(allAdvice, { subject, facts }, (error, id) => {
    log?.defect(error, { exchange, codes: [id] });
  });
};

/** Judges a document by the rules that are on, and reports rules that broke. */
export const judgeNow = async (
  authority: JudgingAuthority,
  received: IntakeDocument,
  { sender, exchange, apart, signedAgain }: Sent = {},
): Promise<Judged> => {
  const laps = authority.log?.debug === undefined ? undefined : startLaps();
  const judged = await judge(received, {
    catalogue: authority.catalogue,
    registry: authority.registry,
    schemas: authority.schemas,
    trust: await authority.trust(),
    profile: authority.settings.profile,
    environment: authority.environment,
    now: nowOf(authority),
    behaviour: authority.settings,
    sender,
    apart,
    signedAgain,
    onStage: laps?.lap,
  });
  report(authority, { judged, exchange, laps });
  return { ...judged, advice: adviceFor(authority, { judged, exchange }) };
};

/** Judges a document that did not come over SOAP: the sender's mandate is not checked, and nothing is kept. */
export const judgeFile = (authority: JudgingAuthority, fileName: string, bytes: Uint8Array): Promise<Judged> =>
  judgeNow(authority, readDocument(fileName, bytes, { limits: documentLimits(limitsOf(authority.settings)) }));
