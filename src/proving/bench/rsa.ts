/** The signatures within what is measured: OpenSSL's work, which no change of ours makes cheaper. */
import { lookupIn, type Lookup, type Round } from './samples.ts';

/** RSA-2048 operations of one document. */
export type Rsa = { readonly signs: number; readonly verifies: number };

/** The document and its envelope. */
const issuing: Rsa = { signs: 2, verifies: 0 };
/** The answer; the envelope and the document are verified. rsa.test.ts counts them. */
const judging: Rsa = { signs: 1, verifies: 2 };
const both: Rsa = { signs: issuing.signs + judging.signs, verifies: issuing.verifies + judging.verifies };

export const rsaOf = {
  none: { signs: 0, verifies: 0 },
  issuing,
  judging,
  both,
  signing: { signs: 1, verifies: 0 },
  verifying: { signs: 0, verifies: 1 },
};

export const signCase = 'rsa-sign';
export const verifyCase = 'rsa-verify';

/** Milliseconds, at the rates of the same round; undefined where they were not measured. */
export const rsaMilliseconds = ({ signs, verifies }: Rsa, rates: Lookup): number | undefined => {
  const [sign, verify] = [rates(signCase), rates(verifyCase)];
  return sign === undefined || verify === undefined ? undefined : (signs * 1_000) / sign + (verifies * 1_000) / verify;
};

/**
 * Rates become milliseconds of a document without its signatures, where `cases` say what there is to subtract.
 * A round that lacks the rates of RSA loses those cases.
 */
export const withoutSignatures = (
  round: Round,
  cases: readonly { readonly name: string; readonly rsa?: Rsa | undefined }[],
): Round => {
  const rates = lookupIn(round);
  const own = cases.flatMap(({ name, rsa }) => {
    const sample = round[name];
    if (sample === undefined || rsa === undefined) return sample === undefined ? [] : [[name, sample] as const];
    const signatures = rsaMilliseconds(rsa, rates);
    return signatures === undefined ? [] : [[name, { ...sample, value: 1_000 / sample.value - signatures }] as const];
  });
  return Object.fromEntries(own);
};
