import { createCertificates } from '../../../../simulator/certificates/certificates.ts';
import { pemOf } from '../../../../simulator/certificates/tls.ts';
import { causeOfSpecimen, describeSpecimen, zooNames, type ZooName } from '../../../../simulator/certificates/zoo.ts';
import { nitCheckDigit } from '../../../../simulator/document/check-digit.ts';
import type { Credentials } from '../../../common/credentials.ts';
import { createEnv } from '../../../common/env/env.ts';
import { readCertificate } from '../../../../simulator/certificates/x509/certificate-facts.ts';
import { writeNewFile } from '../../user-files.ts';
import { bold, dim, print, printJson, UsageError } from '../output.ts';

export type CertsFlags = {
  readonly nit?: string;
  readonly name?: string;
  readonly out?: string;
  readonly force?: boolean;
  readonly password?: string;
  readonly root?: string;
  readonly clock?: string;
  readonly seed?: string;
  readonly json?: boolean;
};

type CertificateName = ZooName | 'good';

const names: readonly CertificateName[] = ['good', ...zooNames];

const about = (name: CertificateName) =>
  name === 'good'
    ? { about: 'It is accepted, for documents and for messages.', document: null, message: null }
    : { about: describeSpecimen(name), ...causeOfSpecimen(name) };

/** In either spelling: `not-yet-valid`, `notYetValid`. */
const nameOf = (text: string): CertificateName => {
  const plain = text.replaceAll('-', '').toLowerCase();
  const found = names.find((name) => name.toLowerCase() === plain);
  if (found !== undefined) return found;
  throw new UsageError(`There is no certificate "${text}". Certificates: ${names.join(', ')}.`);
};

const list = (json: boolean): void => {
  const rows = names.map((name) => ({ name, ...about(name) }));
  if (json) {
    printJson(rows);
    return;
  }
  print(bold(`${'name'.padEnd(20)}${'document'.padEnd(16)}${'message'.padEnd(16)}what it is`));
  for (const { name, document, message, about: text } of rows) {
    print(`${name.padEnd(20)}${(document ?? 'accepted').padEnd(16)}${(message ?? 'accepted').padEnd(16)}${dim(text)}`);
  }
  print(
    dim('\nDocument: the rule that rejects what it signs. Message: the rule or fault when it signs the SOAP message.'),
  );
};

/** Triple DES, because every key store reads it, including those of old ERPs. */
const p12Of = async ({ privateKey, chain }: Credentials, password: string): Promise<Buffer> => {
  const { default: forge } = await import('node-forge');
  const key = forge.pki.privateKeyFromPem(privateKey.export({ type: 'pkcs1', format: 'pem' }).toString());
  const certificates = chain.map((der) => forge.pki.certificateFromPem(pemOf(der)));
  const container = forge.pkcs12.toPkcs12Asn1(key, certificates, password, { algorithm: '3des' });
  return Buffer.from(forge.asn1.toDer(container).getBytes(), 'latin1');
};

const pemFile = ({ privateKey, chain }: Credentials): Buffer =>
  Buffer.from(`${privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()}${chain.map(pemOf).join('')}`);

const writeRoot = async (file: string, flags: CertsFlags): Promise<void> => {
  const der = await createCertificates(createEnv({ clock: flags.clock })).root();
  const bytes = /\.(?:pem|crt)$/i.test(file) ? Buffer.from(pemOf(der)) : der;
  writeNewFile({ file, bytes, force: flags.force });
  const facts = await readCertificate(der);
  if (flags.json === true) printJson({ file, subject: facts?.subjectName ?? null });
  else print(`${file}: the root of every certificate here. Trust it in tests, never elsewhere.`);
};

const ownerOf = ({ nit, name }: CertsFlags) => {
  if (nit === undefined)
    throw new UsageError('Whose certificate? Give --nit, digits without check digit: --nit 900508908.');
  if (!/^\d{3,12}$/.test(nit)) {
    throw new UsageError(`--nit is "${nit}". Expected 3 to 12 digits, without check digit: 900508908.`);
  }
  return { nit, checkDigit: nitCheckDigit(nit) ?? '', name: name ?? `Contribuyente ${nit}` };
};

const defaultPassword = 'ensayo';

const issue = async (text: string, flags: CertsFlags): Promise<void> => {
  const name = nameOf(text);
  const owner = ownerOf(flags);
  const { out, password = defaultPassword, json } = flags;
  if (out === undefined || !/\.(?:p12|pfx|pem)$/i.test(out)) {
    throw new UsageError(`--out is ${out === undefined ? 'missing' : `"${out}"`}. Expected a .p12, .pfx or .pem file.`);
  }
  const certificates = createCertificates(createEnv({ clock: flags.clock, seed: flags.seed }));
  const credentials = name === 'good' ? await certificates.issuer(owner) : await certificates.zoo(name, owner);
  const format = /\.pem$/i.test(out) ? 'pem' : 'p12';
  const bytes = format === 'pem' ? pemFile(credentials) : await p12Of(credentials, password);
  writeNewFile({ file: out, bytes, force: flags.force });
  if (json === true) {
    printJson({
      name,
      ...about(name),
      nit: owner.nit,
      file: out,
      format,
      password: format === 'pem' ? null : password,
    });
    return;
  }
  const { about: what, document, message } = about(name);
  print(`${out}: ${name}${format === 'pem' ? '' : `, password ${password}`}. ${what}`);
  print(dim(`A document that it signs: ${document ?? 'accepted'}. A message: ${message ?? 'accepted'}.`));
};

/** `ensayo certs [NAME]` */
export const certs = async (name: string | undefined, flags: CertsFlags): Promise<void> => {
  if (flags.root !== undefined) await writeRoot(flags.root, flags);
  else if (name === undefined) list(flags.json === true);
  else await issue(name, flags);
};
