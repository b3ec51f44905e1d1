import type { CertificateRole, Compared, SignatureReport, StatedCertificate } from '../checks/signature/report.ts';
import { notEvaluated, shown, type Finding, type NotEvaluated, counted } from '../checks/vocabulary/check.ts';
import { composed, inBoth, type Bilingual, joined } from '../../src/common/text/bilingual.ts';
import { inferred, type Rule, type Source } from '../judge/engine/rule.ts';
import { inWords } from '../checks/vocabulary/in-words.ts';
import { digestMethods, signatureProperties, source, statement, type Statement } from './dc-statement.ts';
import type { Datum } from '../document/datum.ts';

/** Whose certificates the annex asks for; the entries are told apart by the certificate that they name. */
type Role = 'signer' | 'subordinate' | 'root';

type Told = {
  /** Where the certificate stands in the annex and in most documents. */
  readonly index: number;
  readonly who: string;
  /** The same in Spanish, after "certificado" or "CertDigest". */
  readonly quien: string;
};

const roles: Readonly<Record<Role, Told>> = {
  signer: { index: 0, who: 'the signer', quien: 'del firmante' },
  subordinate: { index: 1, who: 'the subordinate authority', quien: 'de la subordinada' },
  root: { index: 2, who: 'the root authority', quien: 'de la raíz' },
};

const cert = (index: number): string => `xades:Cert[${index + 1}]`;
const inCert = (index: number): string => `${signatureProperties}/xades:SigningCertificate/${cert(index)}`;

type Asked = (stated: StatedCertificate) => Finding | undefined;

/** One that names no trusted authority is not accredited, which the rules about the subordinate say. */
const answerable = (role: Role): readonly CertificateRole[] => (role === 'subordinate' ? [role, 'unknown'] : [role]);

const firstFinding = (certificates: readonly StatedCertificate[], asked: Asked): Finding | undefined => {
  for (const stated of certificates) {
    const found = asked(stated);
    if (found !== undefined) return { at: stated.node, ...found };
  }
  return undefined;
};

/** About the certificates in a role; a missing one is left to DC26, DC33 and DC40. */
const about =
  (role: Role, asked: Asked) =>
  ({ signingCertificates }: SignatureReport): Finding | undefined =>
    firstFinding(
      signingCertificates.filter((stated) => stated.role === role),
      asked,
    );

/** About those, and about what is not accredited. */
const accreditation =
  (role: Role, asked: Asked) =>
  ({ signingCertificates }: SignatureReport): Finding | undefined => {
    const wanted = answerable(role);
    return firstFinding(
      signingCertificates.filter((stated) => stated.role !== undefined && wanted.includes(stated.role)),
      asked,
    );
  };

/** A statement as it was found, and whose it is where it is another's. */
const statedBy = ({ found, whose }: Compared): Datum => {
  if (whose === undefined) return shown(found);
  const owner = inBoth(whose);
  return shown(found, { en: `which is ${owner.en}`, es: `que es ${owner.es}` });
};

const compared = (comparison: Compared): Finding | undefined => {
  const { ok, expected, node } = comparison;
  if (ok) return undefined;
  return {
    found: statedBy(comparison),
    at: node,
    ...(expected === undefined ? {} : { expected: shown(expected) }),
  };
};

const serialNumber: Bilingual = { en: 'serial', es: 'número de serie' };

/** What the entries are, one after the other. */
const described = ({ signingCertificates }: SignatureReport): Datum => {
  if (signingCertificates.length === 0) return shown(undefined);
  const names: Readonly<Record<CertificateRole, Bilingual>> = {
    signer: { en: "the signer's", es: 'el del firmante' },
    subordinate: { en: "a subordinate authority's", es: 'el de una entidad subordinada' },
    root: { en: "a root authority's", es: 'el de una entidad raíz' },
    unknown: { en: 'one that is not known', es: 'uno desconocido' },
  };
  const owners = signingCertificates.map(({ role }) => names[role ?? 'unknown']);
  return composed((language) => `xades:Cert: ${owners.map((owner) => owner[language]).join(', ')}`);
};

const unreadable = notEvaluated('There is no readable signing certificate.', 'No hay un certificado de firma legible.');

/** Codes of one place as the structure table counts them on; the rule table skips some. */
const skipped: Source = inferred({
  en: 'The rule table of annex FE 1.9, 10, skips the code; its structure table has the place',
  es: 'La tabla de reglas del anexo FE 1.9, 10, omite el código; su tabla de estructura tiene el lugar',
});

type Codes = { readonly role: Role; readonly code: string; readonly alsoFires?: readonly string[] };
type Worded = Codes & { readonly message: string };

const isNamed =
  (role: Role) =>
  (report: SignatureReport): Finding | NotEvaluated | undefined => {
    const { parts, signingCertificates, certificate } = report;
    if (parts.signingCertificate.length === 0 || signingCertificates.some((stated) => stated.role === role))
      return undefined;
    if (role === 'signer' && certificate === undefined && signingCertificates.length > 0) return unreadable;
    return { found: described(report) };
  };

/** The annex counts the signer's as the first. */
const signerFirst = (report: SignatureReport): Finding | NotEvaluated | undefined => {
  const [first] = report.signingCertificates;
  const named = isNamed('signer')(report);
  if (named !== undefined || first === undefined || first.role === 'signer') return named;
  return { found: described(report), at: first.node };
};

const missing = ({ role, code, ...rest }: Codes & Pick<Statement, 'strictly' | 'defaultOn'>): Rule => {
  const { index, who, quien } = roles[role];
  return statement({
    code,
    title: { en: `SigningCertificate names ${who}`, es: `SigningCertificate nombra el certificado ${quien}` },
    message: {
      signer: 'Falta el certificado del firmante en SigningCertificate',
      subordinate: 'Falta el certificado de la entidad subordinada',
      root: 'Falta el certificado de la entidad raíz',
    }[role],
    expected: { en: `the certificate of ${who}`, es: `el certificado ${quien}` },
    place: `//${cert(index)}`,
    part: 'signingCertificate',
    finding: isNamed(role),
    brokenAt: inCert(index),
    ...rest,
  });
};

const digestGroup = ({ role, code }: Codes): Rule => {
  const { index, who, quien } = roles[role];
  return statement({
    code,
    title: { en: `CertDigest of ${who} occurs exactly once`, es: `El CertDigest ${quien} aparece exactamente una vez` },
    message: `CertDigest ${quien} debe aparecer una sola vez en la firma`,
    expected: { en: 'exactly one xades:CertDigest', es: 'exactamente un xades:CertDigest' },
    place: `//${cert(index)}/xades:CertDigest`,
    part: 'signingCertificate',
    finding: about(role, ({ certDigests }) =>
      certDigests.length === 1 ? undefined : { found: counted(certDigests.length) },
    ),
    brokenAt: `${inCert(index)}/xades:CertDigest`,
    repeated: true,
    alsoFires: ['ZB01'],
    source: code === 'DC34' ? skipped : source,
  });
};

const digestAlgorithm = ({ role, code }: Codes): Rule => {
  const { index, who, quien } = roles[role];
  return statement({
    code,
    title: {
      en: `The digest of the certificate of ${who} uses SHA-2`,
      es: `La huella del certificado ${quien} usa SHA-2`,
    },
    message: `Algoritmo de resumen no permitido en el certificado ${role === 'root' ? 'raíz' : quien}`,
    expected: { en: 'DigestMethod sha256, sha384 or sha512', es: 'un DigestMethod sha256, sha384 o sha512' },
    place: `//${cert(index)}/xades:CertDigest/ds:DigestMethod`,
    part: 'signingCertificate',
    finding: about(role, ({ digestAlgorithm: algorithm, digestMethod }) =>
      algorithm !== undefined && digestMethods.has(algorithm)
        ? undefined
        : { found: shown(algorithm), at: digestMethod },
    ),
    brokenAt: `${inCert(index)}/xades:CertDigest/ds:DigestMethod`,
    attribute: 'Algorithm',
    wrong: 'http://www.w3.org/2001/04/xmlenc#sha224',
  });
};

const digestValue = ({ role, code }: Codes): Rule => {
  const { index, who, quien } = roles[role];
  return statement({
    code,
    title: {
      en: `The digest of the certificate of ${who} matches`,
      es: `La huella del certificado ${quien} coincide`,
    },
    message: `El resumen del certificado ${role === 'root' ? 'raíz' : quien} no coincide`,
    expected: { en: `the digest of the certificate of ${who}`, es: `la huella del certificado ${quien}` },
    place: `//${cert(index)}/xades:CertDigest/ds:DigestValue`,
    part: 'signingCertificate',
    finding: about(role, ({ digest }) => compared(digest)),
    brokenAt: `${inCert(index)}/xades:CertDigest/ds:DigestValue`,
    wrong: 'AAAA',
    source: code === 'DC36' ? skipped : source,
  });
};

const issuerName = ({ role, code, alsoFires = [], message }: Worded): Rule => {
  const { index, who, quien } = roles[role];
  return statement({
    code,
    title: {
      en: `X509IssuerName is that of the certificate of ${who}`,
      es: `X509IssuerName es el del certificado ${quien}`,
    },
    message,
    expected: { en: 'the issuer name of the certificate', es: 'el nombre del emisor del certificado' },
    place: `//${cert(index)}/xades:IssuerSerial/ds:X509IssuerName`,
    part: 'signingCertificate',
    finding: accreditation(role, ({ issuerName: name }) => compared(name)),
    brokenAt: `${inCert(index)}/xades:IssuerSerial/ds:X509IssuerName`,
    wrong: 'CN=Otra entidad',
    alsoFires,
  });
};

const serial = ({ role, code, alsoFires = [], message }: Worded): Rule => {
  const { index, who, quien } = roles[role];
  return statement({
    code,
    title: {
      en: `X509SerialNumber is that of the certificate of ${who}`,
      es: `X509SerialNumber es el del certificado ${quien}`,
    },
    message,
    expected: { en: 'the serial number of the certificate', es: 'el número de serie del certificado' },
    place: `//${cert(index)}/xades:IssuerSerial/ds:X509SerialNumber`,
    part: 'signingCertificate',
    finding: accreditation(role, ({ serial: number }) => compared(number)),
    brokenAt: `${inCert(index)}/xades:IssuerSerial/ds:X509SerialNumber`,
    wrong: '1',
    alsoFires,
  });
};

const accredited = ({ role, code, alsoFires = [], message }: Worded): Rule => {
  const { index, who, quien } = roles[role];
  const path = `${inCert(index)}/xades:IssuerSerial`;
  return statement({
    code,
    title: {
      en: `Issuer and serial of ${who} name an accredited authority`,
      es: `El emisor y el número de serie ${quien} corresponden a una entidad acreditada`,
    },
    message,
    expected: {
      en: 'issuer and serial of an accredited authority',
      es: 'el emisor y el número de serie de una entidad acreditada',
    },
    place: `//${cert(index)}/xades:IssuerSerial`,
    part: 'signingCertificate',
    finding: accreditation(role, ({ known, issuerName: name, serial: number }) =>
      known
        ? undefined
        : {
            found: joined([inWords(statedBy(name)), joined([serialNumber, inWords(statedBy(number))], ' ')], ', '),
          },
    ),
    breakAt: () => ({
      built: [
        { edit: 'set', path: `${path}/ds:X509IssuerName`, text: 'CN=Otra entidad' },
        { edit: 'set', path: `${path}/ds:X509SerialNumber`, text: '1' },
      ],
    }),
    alsoFires,
  });
};

/** A certificate that is named twice counts once. */
const differentCertificates = ({ signingCertificates }: SignatureReport): number =>
  new Set(
    signingCertificates.map(
      ({ matched, digest, issuerName: name, serial: number }) =>
        matched?.fingerprintSha256 ?? [digest.found, name.found, number.found].join(' '),
    ),
  ).size;

const withCertificates =
  (enough: (report: SignatureReport) => boolean) =>
  (report: SignatureReport): Finding | undefined => {
    const { parts } = report;
    if (parts.signedSignatureProperties.length === 0) return undefined;
    if (parts.signingCertificate.length === 1 && parts.cert.length > 0 && enough(report)) return undefined;
    return {
      found: {
        en: `${parts.signingCertificate.length} with ${parts.cert.length}`,
        es: `${parts.signingCertificate.length} con ${parts.cert.length}`,
      },
    };
  };

const someCertificates = statement({
  code: 'DC25',
  title: {
    en: 'SigningCertificate occurs once and names a certificate',
    es: 'SigningCertificate aparece una vez y nombra un certificado',
  },
  message: 'SigningCertificate debe aparecer una sola vez y nombrar un certificado',
  expected: {
    en: 'one xades:SigningCertificate with at least one xades:Cert',
    es: 'un xades:SigningCertificate con al menos un xades:Cert',
  },
  place: '//xades:SigningCertificate',
  part: 'signingCertificate',
  finding: withCertificates(() => true),
  strictly: {
    holds: {
      en: 'SigningCertificate names at least three different certificates.',
      es: 'SigningCertificate nombra al menos tres certificados distintos.',
    },
    message: 'SigningCertificate debe llevar al menos tres certificados',
    expected: {
      en: 'one xades:SigningCertificate with at least three different xades:Cert',
      es: 'un xades:SigningCertificate con al menos tres xades:Cert distintos',
    },
    finding: withCertificates((report) => differentCertificates(report) >= 3),
  },
  brokenAt: `${signatureProperties}/xades:SigningCertificate`,
});

const issuerSerialOfSigner = statement({
  code: 'DC30',
  title: {
    en: 'IssuerSerial of the signer occurs exactly once',
    es: 'El IssuerSerial del firmante aparece exactamente una vez',
  },
  message: 'IssuerSerial del firmante debe aparecer una sola vez en la firma',
  expected: { en: 'exactly one xades:IssuerSerial', es: 'exactamente un xades:IssuerSerial' },
  place: `//${cert(0)}/xades:IssuerSerial`,
  part: 'signingCertificate',
  finding: about('signer', ({ issuerSerials }) =>
    issuerSerials.length === 1 ? undefined : { found: counted(issuerSerials.length) },
  ),
  brokenAt: `${inCert(0)}/xades:IssuerSerial`,
  repeated: true,
  alsoFires: ['ZB01'],
});

const signerRules: readonly Rule[] = [
  missing({
    role: 'signer',
    code: 'DC26',
    strictly: {
      holds: {
        en: "The first certificate that SigningCertificate names is the signer's.",
        es: 'El primer certificado que nombra SigningCertificate es el del firmante.',
      },
      expected: {
        en: 'the certificate of the signer in the first xades:Cert',
        es: 'el certificado del firmante en el primer xades:Cert',
      },
      message: 'El primer certificado de SigningCertificate debe ser el del firmante',
      finding: signerFirst,
    },
  }),
  digestGroup({ role: 'signer', code: 'DC27' }),
  digestAlgorithm({ role: 'signer', code: 'DC28' }),
  digestValue({ role: 'signer', code: 'DC29' }),
  issuerSerialOfSigner,
  issuerName({ role: 'signer', code: 'DC31', message: 'El emisor del certificado del firmante no coincide' }),
  serial({ role: 'signer', code: 'DC32', message: 'El número de serie del certificado del firmante no coincide' }),
];

const subordinateRules: readonly Rule[] = [
  missing({ role: 'subordinate', code: 'DC33', defaultOn: false }),
  digestGroup({ role: 'subordinate', code: 'DC34' }),
  digestAlgorithm({ role: 'subordinate', code: 'DC35' }),
  digestValue({ role: 'subordinate', code: 'DC36' }),
  accredited({
    role: 'subordinate',
    code: 'DC37',
    message: 'La entidad subordinada no está acreditada',
    alsoFires: ['DC38', 'DC39'],
  }),
  issuerName({
    role: 'subordinate',
    code: 'DC38',
    message: 'El nombre de la entidad subordinada no está acreditado',
    alsoFires: ['DC37'],
  }),
  serial({
    role: 'subordinate',
    code: 'DC39',
    message: 'El número de serie de la entidad subordinada no está acreditado',
    alsoFires: ['DC37'],
  }),
];

const rootRules: readonly Rule[] = [
  missing({ role: 'root', code: 'DC40', defaultOn: false }),
  digestGroup({ role: 'root', code: 'DC41' }),
  digestAlgorithm({ role: 'root', code: 'DC42' }),
  digestValue({ role: 'root', code: 'DC43' }),
  accredited({
    role: 'root',
    code: 'DC44',
    message: 'La entidad raíz no está acreditada',
    alsoFires: ['DC45', 'DC46'],
  }),
  issuerName({
    role: 'root',
    code: 'DC45',
    message: 'El nombre de la entidad raíz no está acreditado',
    alsoFires: ['DC44'],
  }),
  serial({
    role: 'root',
    code: 'DC46',
    message: 'El número de serie de la entidad raíz no está acreditado',
    alsoFires: ['DC44'],
  }),
];

export const signingCertificateRules: readonly Rule[] = [
  someCertificates,
  ...signerRules,
  ...subordinateRules,
  ...rootRules,
];
