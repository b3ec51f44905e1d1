import type { Compared, SignatureReport, StatedCertificate } from '../checks/signature/report.ts';
import { notEvaluated, quoted, type Finding, type NotEvaluated } from '../checks/vocabulary/check.ts';
import { inferred, type Rule, type Source } from '../engine/rule.ts';
import { digestMethods, signatureProperties, source, statement } from './dc-statement.ts';

/** The places of SigningCertificate, in their order. */
type Place = 'signer' | 'subordinate' | 'root';

const places: Readonly<Record<Place, { readonly index: number; readonly who: string; readonly quien: string }>> = {
  signer: { index: 0, who: 'the signer', quien: 'del firmante' },
  subordinate: { index: 1, who: 'the subordinate authority', quien: 'de la subordinada' },
  root: { index: 2, who: 'the root authority', quien: 'de la raíz' },
};

const cert = (index: number): string => `xades:Cert[${index + 1}]`;
const inCert = (index: number): string => `${signatureProperties}/xades:SigningCertificate/${cert(index)}`;

type Asked = (stated: StatedCertificate) => Finding | NotEvaluated | undefined;

/** About the certificate at one place; a missing one is left to DC26, DC33 and DC40. */
const statedAt =
  (place: Place, asked: Asked) =>
  ({ signingCertificates }: SignatureReport): Finding | NotEvaluated | undefined => {
    const stated = signingCertificates[places[place].index];
    const found = stated === undefined ? undefined : asked(stated);
    if (stated === undefined || found === undefined || 'notEvaluated' in found) return found;
    return { at: stated.node, ...found };
  };

const compared = ({ ok, found, expected, node }: Compared): Finding | undefined =>
  ok ? undefined : { found: quoted(found), at: node, ...(expected === undefined ? {} : { expected: `"${expected}"` }) };

/** The signer's name and serial are compared with its certificate: without one there is nothing to compare. */
const comparedWith =
  (place: Place, part: (stated: StatedCertificate) => Compared) =>
  (report: SignatureReport): Finding | NotEvaluated | undefined =>
    place === 'signer' && report.certificate === undefined
      ? notEvaluated('There is no readable signing certificate.', 'No hay un certificado de firma legible.')
      : statedAt(place, (stated) => compared(part(stated)))(report);

/** Codes of one place as the structure table counts them on; the rule table skips some. */
const skipped: Source = inferred(
  'The rule table of annex FE 1.9, 10, skips the code; its structure table has the place',
);

type Codes = { readonly place: Place; readonly code: string; readonly alsoFires?: readonly string[] };
type Told = Codes & { readonly message: string };

const missing = ({ place, code, alsoFires = [] }: Codes): Rule => {
  const { index, who } = places[place];
  return statement({
    code,
    title: `SigningCertificate names ${who}`,
    message: {
      signer: 'Falta el certificado del firmante en SigningCertificate',
      subordinate: 'Falta el certificado de la entidad subordinada',
      root: 'Falta el certificado de la entidad raíz',
    }[place],
    expected: `the certificate of ${who}`,
    place: `//${cert(index)}`,
    part: 'signingCertificate',
    finding: ({ parts }) =>
      parts.signingCertificate.length === 0 || parts.cert.length > index ? undefined : { found: quoted(undefined) },
    breakAt: () => ({
      built: [2, 1, 0].filter((at) => at >= index).map((at) => ({ edit: 'remove', path: inCert(at) })),
    }),
    alsoFires,
  });
};

const digestGroup = ({ place, code }: Codes): Rule => {
  const { index, who, quien } = places[place];
  return statement({
    code,
    title: `CertDigest of ${who} stands exactly once`,
    message: `CertDigest ${quien} debe aparecer una sola vez en la firma`,
    expected: 'exactly one xades:CertDigest',
    place: `//${cert(index)}/xades:CertDigest`,
    part: 'signingCertificate',
    finding: statedAt(place, ({ certDigests }) =>
      certDigests.length === 1 ? undefined : { found: `${certDigests.length}` },
    ),
    brokenAt: `${inCert(index)}/xades:CertDigest`,
    repeated: true,
    alsoFires: ['ZB01'],
    source: code === 'DC34' ? skipped : source,
  });
};

const digestAlgorithm = ({ place, code }: Codes): Rule => {
  const { index, who, quien } = places[place];
  return statement({
    code,
    title: `The digest of the certificate of ${who} uses SHA-2`,
    message: `Algoritmo de resumen no permitido en el certificado ${place === 'root' ? 'raíz' : quien}`,
    expected: 'DigestMethod sha256, sha384 or sha512',
    place: `//${cert(index)}/xades:CertDigest/ds:DigestMethod`,
    part: 'signingCertificate',
    finding: statedAt(place, ({ digestAlgorithm: stated, digestMethod }) =>
      stated !== undefined && digestMethods.has(stated) ? undefined : { found: quoted(stated), at: digestMethod },
    ),
    brokenAt: `${inCert(index)}/xades:CertDigest/ds:DigestMethod`,
    attribute: 'Algorithm',
    wrong: 'http://www.w3.org/2001/04/xmlenc#sha224',
  });
};

const digestValue = ({ place, code }: Codes): Rule => {
  const { index, who, quien } = places[place];
  return statement({
    code,
    title: `The digest of the certificate of ${who} matches`,
    message: `El resumen del certificado ${place === 'root' ? 'raíz' : quien} no coincide`,
    expected: `the digest of the certificate of ${who}`,
    place: `//${cert(index)}/xades:CertDigest/ds:DigestValue`,
    part: 'signingCertificate',
    finding: statedAt(place, ({ digest }) => compared(digest)),
    brokenAt: `${inCert(index)}/xades:CertDigest/ds:DigestValue`,
    wrong: 'AAAA',
    source: code === 'DC36' ? skipped : source,
  });
};

const issuerName = ({ place, code, alsoFires = [], message }: Told): Rule => {
  const { index, who } = places[place];
  return statement({
    code,
    title: `X509IssuerName is that of the certificate of ${who}`,
    message,
    expected: 'the issuer name of the certificate',
    place: `//${cert(index)}/xades:IssuerSerial/ds:X509IssuerName`,
    part: 'signingCertificate',
    finding: comparedWith(place, (stated) => stated.issuerName),
    brokenAt: `${inCert(index)}/xades:IssuerSerial/ds:X509IssuerName`,
    wrong: 'CN=Otra entidad',
    alsoFires,
  });
};

const serial = ({ place, code, alsoFires = [], message }: Told): Rule => {
  const { index, who } = places[place];
  return statement({
    code,
    title: `X509SerialNumber is that of the certificate of ${who}`,
    message,
    expected: 'the serial number of the certificate',
    place: `//${cert(index)}/xades:IssuerSerial/ds:X509SerialNumber`,
    part: 'signingCertificate',
    finding: comparedWith(place, (stated) => stated.serial),
    brokenAt: `${inCert(index)}/xades:IssuerSerial/ds:X509SerialNumber`,
    wrong: '1',
    alsoFires,
  });
};

const accredited = ({ place, code, alsoFires = [], message }: Told): Rule => {
  const { index, who } = places[place];
  const path = `${inCert(index)}/xades:IssuerSerial`;
  return statement({
    code,
    title: `Issuer and serial of ${who} name an accredited authority`,
    message,
    expected: 'issuer and serial of an accredited authority',
    place: `//${cert(index)}/xades:IssuerSerial`,
    part: 'signingCertificate',
    finding: statedAt(place, ({ known, issuerName: name, serial: number }) =>
      known ? undefined : { found: `${quoted(name.found)}, serial ${quoted(number.found)}` },
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

const threeCertificates = statement({
  code: 'DC25',
  title: 'SigningCertificate names signer, subordinate and root',
  message: 'SigningCertificate debe llevar al menos tres certificados',
  expected: 'one xades:SigningCertificate with at least three xades:Cert',
  place: '//xades:SigningCertificate',
  part: 'signingCertificate',
  finding: ({ parts }) =>
    parts.signedSignatureProperties.length === 0 || (parts.signingCertificate.length === 1 && parts.cert.length >= 3)
      ? undefined
      : { found: `${parts.signingCertificate.length} with ${parts.cert.length}` },
  brokenAt: `${signatureProperties}/xades:SigningCertificate`,
});

const issuerSerialOfSigner = statement({
  code: 'DC30',
  title: 'IssuerSerial of the signer stands exactly once',
  message: 'IssuerSerial del firmante debe aparecer una sola vez en la firma',
  expected: 'exactly one xades:IssuerSerial',
  place: `//${cert(0)}/xades:IssuerSerial`,
  part: 'signingCertificate',
  finding: statedAt('signer', ({ issuerSerials }) =>
    issuerSerials.length === 1 ? undefined : { found: `${issuerSerials.length}` },
  ),
  brokenAt: `${inCert(0)}/xades:IssuerSerial`,
  repeated: true,
  alsoFires: ['ZB01'],
});

/** Without a certificate at a place, none stands at the places behind it. */
const signerRules: readonly Rule[] = [
  missing({ place: 'signer', code: 'DC26', alsoFires: ['DC25', 'DC33', 'DC40', 'ZB01'] }),
  digestGroup({ place: 'signer', code: 'DC27' }),
  digestAlgorithm({ place: 'signer', code: 'DC28' }),
  digestValue({ place: 'signer', code: 'DC29' }),
  issuerSerialOfSigner,
  issuerName({ place: 'signer', code: 'DC31', message: 'El emisor del certificado del firmante no coincide' }),
  serial({ place: 'signer', code: 'DC32', message: 'El número de serie del certificado del firmante no coincide' }),
];

const subordinateRules: readonly Rule[] = [
  missing({ place: 'subordinate', code: 'DC33', alsoFires: ['DC25', 'DC40'] }),
  digestGroup({ place: 'subordinate', code: 'DC34' }),
  digestAlgorithm({ place: 'subordinate', code: 'DC35' }),
  digestValue({ place: 'subordinate', code: 'DC36' }),
  accredited({
    place: 'subordinate',
    code: 'DC37',
    message: 'La entidad subordinada no está acreditada',
    alsoFires: ['DC38', 'DC39'],
  }),
  issuerName({
    place: 'subordinate',
    code: 'DC38',
    message: 'El nombre de la entidad subordinada no está acreditado',
    alsoFires: ['DC37'],
  }),
  serial({
    place: 'subordinate',
    code: 'DC39',
    message: 'El número de serie de la entidad subordinada no está acreditado',
    alsoFires: ['DC37'],
  }),
];

const rootRules: readonly Rule[] = [
  missing({ place: 'root', code: 'DC40', alsoFires: ['DC25'] }),
  digestGroup({ place: 'root', code: 'DC41' }),
  digestAlgorithm({ place: 'root', code: 'DC42' }),
  digestValue({ place: 'root', code: 'DC43' }),
  accredited({
    place: 'root',
    code: 'DC44',
    message: 'La entidad raíz no está acreditada',
    alsoFires: ['DC45', 'DC46'],
  }),
  issuerName({
    place: 'root',
    code: 'DC45',
    message: 'El nombre de la entidad raíz no está acreditado',
    alsoFires: ['DC44'],
  }),
  serial({
    place: 'root',
    code: 'DC46',
    message: 'El número de serie de la entidad raíz no está acreditado',
    alsoFires: ['DC44'],
  }),
];

export const signingCertificateRules: readonly Rule[] = [
  threeCertificates,
  ...signerRules,
  ...subordinateRules,
  ...rootRules,
];
