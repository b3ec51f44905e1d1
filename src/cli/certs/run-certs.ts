import { bilingual } from '../../common/text/bilingual.ts';
import { createCertificates, defectiveCertificates, describeCertificate } from '../../../simulator/registry/index.ts';
import { nitCheckDigit } from '../../../simulator/document/index.ts';
import { X509Certificate } from 'node:crypto';
import type { Credentials } from '../../common/credentials.ts';
import { createEnv } from '../../common/env/env.ts';
import { writeNewFile } from '../../harness/user-files.ts';
import { bold, dim, print, printJson, UsageError } from '../shared/output.ts';
import { chosen } from '../shared/spoken.ts';

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

const all = [
  {
    name: 'good',
    about: {
      en: 'It is accepted, for documents and for messages.',
      es: 'Se acepta, en documentos y en mensajes.',
    },
    document: null,
    message: null,
  } as const,
  ...defectiveCertificates,
];

const pemOf = (der: Uint8Array): string => new X509Certificate(der).toString();

/** In either spelling: `not-yet-valid`, `notYetValid`. */
const certificateNamed = (text: string) => {
  const plain = text.replaceAll('-', '').toLowerCase();
  const found = all.find(({ name }) => name.toLowerCase() === plain);
  if (found !== undefined) return found;
  const names = all.map(({ name }) => name).join(', ');
  throw new UsageError({
    en: `There is no certificate "${text}". Certificates: ${names}.`,
    es: `No existe el certificado "${text}". Certificados: ${names}.`,
  });
};

const accepted = (): string => chosen({ en: 'accepted', es: 'aceptado' });

const list = (json: boolean): void => {
  const rows = all.map((row) => ({ ...row, about: chosen(row.about) }));
  if (json) {
    printJson(rows);
    return;
  }
  const [title, document, message, what] = [
    chosen({ en: 'name', es: 'nombre' }),
    chosen({ en: 'document', es: 'documento' }),
    chosen({ en: 'message', es: 'mensaje' }),
    chosen({ en: 'what it is', es: 'qué es' }),
  ];
  const wide = Math.max(...rows.map((row) => (row.message ?? accepted()).length), message.length) + 2;
  print(bold(`${title.padEnd(20)}${document.padEnd(16)}${message.padEnd(wide)}${what}`));
  for (const row of rows) {
    const [onDocument, onMessage] = [row.document ?? accepted(), row.message ?? accepted()];
    print(`${row.name.padEnd(20)}${onDocument.padEnd(16)}${onMessage.padEnd(wide)}${dim(row.about)}`);
  }
  print(
    dim({
      en: '\nDocument: the rule that rejects what it signs. Message: the rule or fault when it signs the SOAP message.',
      es: '\nDocumento: la regla que rechaza lo que firma. Mensaje: la regla o el fallo cuando firma el mensaje SOAP.',
    }),
  );
};

/** Triple DES, because every key store reads it, including those of old ERPs. */
const p12Of = async ({ privateKey, chain }: Credentials, password: string): Promise<Uint8Array> => {
  const { default: forge } = await import('node-forge');
  const key = forge.pki.privateKeyFromPem(privateKey.export({ type: 'pkcs1', format: 'pem' }).toString());
  const certificates = chain.map((der) => forge.pki.certificateFromPem(pemOf(der)));
  const container = forge.pkcs12.toPkcs12Asn1(key, certificates, password, { algorithm: '3des' });
  return Buffer.from(forge.asn1.toDer(container).getBytes(), 'latin1');
};

const pemFile = ({ privateKey, chain }: Credentials): Uint8Array =>
  Buffer.from(`${privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()}${chain.map(pemOf).join('')}`);

const writeRoot = async (file: string, flags: CertsFlags): Promise<void> => {
  const der = await createCertificates(createEnv({ clock: flags.clock })).root();
  const bytes = /\.(?:pem|crt)$/i.test(file) ? Buffer.from(pemOf(der)) : der;
  writeNewFile({ file, bytes, force: flags.force });
  const described = await describeCertificate(der);
  if (flags.json === true) printJson({ file, subject: described?.subjectName ?? null });
  else
    print({
      en: `${file}: the root of every certificate here. Trust it in tests, never elsewhere.`,
      es: `${file}: la raíz de todos los certificados de aquí. Confíe en ella en pruebas, nunca fuera de ellas.`,
    });
};

const ownerOf = ({ nit, name }: CertsFlags) => {
  if (nit === undefined)
    throw new UsageError({
      en: 'Whose certificate? Give --nit, digits without check digit: --nit 900508908.',
      es: 'Falta el titular del certificado. Indique --nit, dígitos sin dígito de verificación: --nit 900508908.',
    });
  if (!/^[1-9]\d{2,11}$/.test(nit)) {
    throw new UsageError({
      en: `--nit is "${nit}". Expected 3 to 12 digits, without leading zeros or check digit: 900508908.`,
      es: `--nit es "${nit}". Se esperaban de 3 a 12 dígitos, sin ceros a la izquierda ni dígito de verificación: 900508908.`,
    });
  }
  return { nit, checkDigit: nitCheckDigit(nit) ?? '', name: name ?? `Contribuyente ${nit}` };
};

const defaultPassword = 'ensayo';

const issue = async (text: string, flags: CertsFlags): Promise<void> => {
  const { name, about, document, message } = certificateNamed(text);
  const owner = ownerOf(flags);
  const { out, password = defaultPassword, json } = flags;
  if (out === undefined || !/\.(?:p12|pfx|pem)$/i.test(out)) {
    throw new UsageError({
      en: `--out is ${out === undefined ? 'missing' : `"${out}"`}. Expected a .p12, .pfx or .pem file.`,
      es: `${out === undefined ? 'Falta --out' : `--out es "${out}"`}. Se esperaba un archivo .p12, .pfx o .pem.`,
    });
  }
  const certificates = createCertificates(createEnv({ clock: flags.clock, seed: flags.seed }));
  const credentials = name === 'good' ? await certificates.issuer(owner) : await certificates.defective(name, owner);
  const format = /\.pem$/i.test(out) ? 'pem' : 'p12';
  const bytes = format === 'pem' ? pemFile(credentials) : await p12Of(credentials, password);
  writeNewFile({ file: out, bytes, force: flags.force });
  if (json === true) {
    printJson({
      name,
      about: chosen(about),
      document,
      message,
      nit: owner.nit,
      file: out,
      format,
      password: format === 'pem' ? null : password,
    });
    return;
  }
  print(
    bilingual`${out}: ${name}${format === 'pem' ? '' : bilingual`, ${{ en: 'password', es: 'contraseña' }} ${password}`}. ${about}`,
  );
  const [onDocument, onMessage] = [document ?? accepted(), message ?? accepted()];
  print(
    dim({
      en: `A document that it signs: ${onDocument}. A message: ${onMessage}.`,
      es: `Un documento que firma: ${onDocument}. Un mensaje: ${onMessage}.`,
    }),
  );
};

const ofOne = ['nit', 'name', 'out', 'seed', 'clock'] as const;

/** The list has nothing to write, and no holder. */
const refuseWithoutName = (flags: CertsFlags): void => {
  const given = ofOne.find((name) => flags[name] !== undefined);
  if (given === undefined) return;
  throw new UsageError(
    {
      en: `--${given} needs the name of a certificate: ensayo certs good --nit NIT --out FILE. Without a name the certificates are listed.`,
      es: `--${given} requiere el nombre de un certificado: ensayo certs good --nit NIT --out ARCHIVO. Sin nombre se listan los certificados.`,
    },
    'option-mixture',
  );
};

const refuseNameOfRoot = (name: string | undefined): void => {
  if (name === undefined) return;
  throw new UsageError(
    {
      en: `--root does not go with "${name}": the root is the same for all certificates. Leave out one of them.`,
      es: `--root no se combina con "${name}": la raíz es la misma para todos los certificados. Quite uno de los dos.`,
    },
    'option-mixture',
  );
};

/** `ensayo certs [NAME]` */
export const certs = async (name: string | undefined, flags: CertsFlags): Promise<void> => {
  if (flags.root !== undefined) {
    refuseNameOfRoot(name);
    await writeRoot(flags.root, flags);
  } else if (name === undefined) {
    refuseWithoutName(flags);
    list(flags.json === true);
  } else await issue(name, flags);
};
