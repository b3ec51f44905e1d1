import { documentLimits, limitsOf } from '../engine/limits.ts';
import { readDocument, type IntakeDocument } from '../intake/submission.ts';
import { judge, type Judged } from '../judge.ts';
import { nowOf, type Authority } from './authority.ts';

/** Judges a document by the rules that are on, and reports rules that broke. */
export const judgeNow = async (
  authority: Authority,
  received: IntakeDocument,
  /** DER of the certificate that signed the message. */
  sender?: Buffer,
): Promise<Judged> => {
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
  });
  for (const result of judged.judgement.telling) {
    if (result.status === 'broken') authority.onDefect?.(new Error(`Rule ${result.code} broke: ${result.error}`));
  }
  return judged;
};

/** Judges a document that came by another way than SOAP: the mandate of a sender is not asked, and nothing is kept. */
export const judgeFile = (authority: Authority, fileName: string, bytes: Buffer): Promise<Judged> =>
  judgeNow(authority, readDocument(fileName, bytes, { limits: documentLimits(limitsOf(authority.settings)) }));
