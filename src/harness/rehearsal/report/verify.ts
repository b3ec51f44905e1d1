/** Whether the files of a rehearsal are unchanged. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCertificates } from '../../../../simulator/registry/index.ts';
import { readJson } from '../../../common/json/read-json.ts';
import { createEnv } from '../../../common/env/env.ts';
import { fileNames, reportFormat, sha256Of, type FileDigest, type RehearsalReport } from './rehearsal-report.ts';
import { checkSignature, type SignatureDefect } from './signature.ts';

export type Defect = SignatureDefect | 'missing' | 'unsigned' | 'not-a-report' | 'not-listed' | 'other-digest';

export type Checked = { readonly name: string } & (
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: Defect }
);

export type Verification = { readonly ok: boolean; readonly files: readonly Checked[] };

const contentOf = (directory: string, name: string): Buffer | undefined => {
  try {
    return readFileSync(join(directory, name));
  } catch {
    return undefined;
  }
};

type Facts = Pick<RehearsalReport, 'files' | 'period'>;

const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
    value,
  );

const isDigest = (file: unknown): boolean => ['name', 'sha256'].every((name) => typeof at(file, name) === 'string');

/** As far as it is read here: a changed file may contain anything. */
const isReport = (value: unknown): value is Facts => {
  const files = at(value, 'files');
  return (
    at(value, 'format') === reportFormat &&
    typeof at(value, 'period', 'simulated', 'to') === 'string' &&
    Array.isArray(files) &&
    files.every(isDigest)
  );
};

const parsed = (facts: Buffer): Facts | undefined => {
  const read = readJson(facts.toString('utf8'));
  return read.ok && isReport(read.value) ? read.value : undefined;
};

const wrong = (name: string, reason: Defect): Checked => ({ name, ok: false, reason });

/** A report that names other files than its own must not lead elsewhere. */
const reported: readonly string[] = [fileNames.page, fileNames.pdf, fileNames.pdfSignature, fileNames.archive];

const checkFile = (directory: string, name: string, files: readonly FileDigest[]): Checked => {
  const content = contentOf(directory, name);
  const digest = files.find((file) => file.name === name);
  if (content === undefined) return wrong(name, 'missing');
  if (digest === undefined) return wrong(name, 'not-listed');
  return sha256Of(content) === digest.sha256 ? { name, ok: true } : wrong(name, 'other-digest');
};

const checkFacts = async (directory: string, facts: Buffer, report: Facts): Promise<Checked> => {
  const signature = contentOf(directory, fileNames.signature);
  if (signature === undefined) return wrong(fileNames.facts, 'unsigned');
  const certificates = createCertificates(createEnv());
  const check = await checkSignature(facts, signature, { certificates, at: Date.parse(report.period.simulated.to) });
  return check.ok ? { name: fileNames.facts, ok: true } : wrong(fileNames.facts, check.reason);
};

/** First the signature of the facts, then their digests of the other files. */
export const verifyDirectory = async (directory: string): Promise<Verification> => {
  const facts = contentOf(directory, fileNames.facts);
  if (facts === undefined) return { ok: false, files: [wrong(fileNames.facts, 'missing')] };
  const report = parsed(facts);
  if (report === undefined)
    return {
      ok: false,
      files: [wrong(fileNames.facts, 'not-a-report')],
    };
  const files = [
    await checkFacts(directory, facts, report),
    ...reported
      // Earlier versions signed the facts alone.
      .filter((name) => name !== fileNames.pdfSignature || report.files.some((file) => file.name === name))
      .map((name) => checkFile(directory, name, report.files)),
  ];
  return { ok: files.every(({ ok }) => ok), files };
};
