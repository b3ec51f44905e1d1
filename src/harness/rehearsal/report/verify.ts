/** Whether the files of a rehearsal are unchanged. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCertificates, pemOf, type Certificates } from '../../../../simulator/registry/index.ts';
import { createEnv, parseInstant } from '../../../common/env/env.ts';
import { readReport, type ReadReport } from './read-report.ts';
import { fileNames, sha256Of } from './rehearsal-report.ts';
import { checkSignature, type SignatureDefect } from './signature.ts';

export type Defect =
  | SignatureDefect
  | 'missing'
  | 'unsigned'
  | 'not-a-report'
  | 'no-facts'
  | 'not-listed'
  | 'other-digest'
  | 'other-root';

export type Checked = { readonly name: string } & (
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: Defect }
);

export type Verification = {
  readonly ok: boolean;
  /** One for each file of a report. */
  readonly files: readonly Checked[];
  /** What else is in the folder. No file of the report refers to it, so it changes nothing. */
  readonly strangers: readonly string[];
};

const contentOf = (directory: string, name: string): Buffer | undefined => {
  try {
    return readFileSync(join(directory, name));
  } catch {
    return undefined;
  }
};

const wrong = (name: string, reason: Defect): Checked => ({ name, ok: false, reason });

/** A report that names other files than its own must not lead elsewhere. */
const reported: readonly string[] = [fileNames.page, fileNames.pdf, fileNames.pdfSignature, fileNames.archive];

const checkFile = (directory: string, name: string, report: ReadReport | undefined): Checked => {
  const content = contentOf(directory, name);
  if (content === undefined) return wrong(name, 'missing');
  if (report === undefined) return wrong(name, 'no-facts');
  const digest = report.files.find((file) => file.name === name);
  if (digest === undefined) return wrong(name, 'not-listed');
  return sha256Of(content) === digest.sha256 ? { name, ok: true } : wrong(name, 'other-digest');
};

/** Facts and signature: where these do not fit, nobody can say which of them was changed. */
const checkFacts = async (
  directory: string,
  certificates: Certificates,
  { facts, report }: { readonly facts: Buffer; readonly report: ReadReport },
): Promise<readonly Checked[]> => {
  const { facts: name, signature: signatureName } = fileNames;
  const signature = contentOf(directory, signatureName);
  if (signature === undefined) return [wrong(name, 'unsigned'), wrong(signatureName, 'missing')];
  const check = await checkSignature(facts, signature, { certificates, at: parseInstant(report.period.simulated.to) });
  if (check.ok) return [name, signatureName].map((each) => ({ name: each, ok: true }));
  if (check.reason === 'other-chain') return [{ name, ok: true }, wrong(signatureName, check.reason)];
  const ofFacts = check.reason === 'signed-other-bytes' ? check.reason : 'unsigned';
  return [wrong(name, ofFacts), wrong(signatureName, check.reason)];
};

const checkRoot = async (directory: string, certificates: Certificates): Promise<Checked> => {
  const name = fileNames.root;
  const content = contentOf(directory, name);
  if (content === undefined) return wrong(name, 'missing');
  return content.toString('latin1') === pemOf(await certificates.root())
    ? { name, ok: true }
    : wrong(name, 'other-root');
};

const strangersIn = (directory: string): readonly string[] => {
  const own: readonly string[] = Object.values(fileNames);
  try {
    return readdirSync(directory)
      .filter((name) => !own.includes(name))
      .sort();
  } catch {
    return []; // Then every file is missing, too.
  }
};

/** The facts and their signature, the files by their digests in the facts, and the root, which is the same for all. */
export const verifyDirectory = async (directory: string): Promise<Verification> => {
  const facts = contentOf(directory, fileNames.facts);
  const report = facts === undefined ? undefined : readReport(facts);
  const certificates = createCertificates(createEnv());
  // As earlier versions did.
  const signedFactsAlone =
    report?.files.every(({ name }) => name !== fileNames.pdfSignature) === true &&
    contentOf(directory, fileNames.pdfSignature) === undefined;
  const unreadable = [
    wrong(fileNames.facts, facts === undefined ? 'missing' : 'not-a-report'),
    checkFile(directory, fileNames.signature, undefined),
  ];
  const files = [
    ...(facts === undefined || report === undefined
      ? unreadable
      : await checkFacts(directory, certificates, { facts, report })),
    ...reported
      .filter((name) => name !== fileNames.pdfSignature || !signedFactsAlone)
      .map((name) => checkFile(directory, name, report)),
    await checkRoot(directory, certificates),
  ];
  return { ok: files.every(({ ok }) => ok), files, strangers: strangersIn(directory) };
};
