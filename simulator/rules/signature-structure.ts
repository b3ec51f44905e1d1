import type { Compared, ReferenceReport, SignatureReport, StatedCertificate } from '../checks/signature/report.ts';
import { nearestPart, type SignaturePart } from '../checks/signature/structure.ts';
import type { Check, Finding } from '../engine/check.ts';
import * as is from '../engine/is.ts';
import { annex, everyDocument, group, rejects, rule, type Rule } from '../engine/rule.ts';
import type { Violation } from '../engine/violation.ts';
import { ownershipRule } from './signature-certificate.ts';

const xmldsig = 'http://www.w3.org/2000/09/xmldsig#';
const inclusive = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
const enveloped = `${xmldsig}enveloped-signature`;
const policyUrl = 'https://facturaelectronica.dian.gov.co/politicadefirma/v2/politicadefirmav2.pdf';
const policyDigest = 'dMoMvtcG5aIzgYo0tIsSQeVJBDnUnfSOfBpxXrmor0Y=';
const signatureMethods = new Set(['256', '384', '512'].map((bits) => `http://www.w3.org/2001/04/xmldsig-more#rsa-sha${bits}`));
const digestMethods = new Set([
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmldsig-more#sha384',
  'http://www.w3.org/2001/04/xmlenc#sha512',
]);
const sha1 = `${xmldsig}sha1`;

const quoted = (text: string | undefined): string => (text === undefined ? 'nothing (absent)' : `"${text}"`);

/** Where the parts of a signature stand when they are edited before being signed. */
const info = '/*/ds:SignedInfo';
const key = '/*/ds:KeyInfo';
const properties = '/*/xades:SignedProperties';
const signatureProperties = `${properties}/xades:SignedSignatureProperties`;

const inInfo = (path: string, text: string): Violation => ({ signature: { signedInfo: [{ edit: 'set', path: `${info}${path}`, text }] } });
const inProperties = (path: string, text: string): Violation => ({
  signature: { signedProperties: [{ edit: 'set', path: `${signatureProperties}${path}`, text }] },
});
const twice = (path: string): Violation => ({ signature: { signedProperties: [{ edit: 'duplicate', path: `${signatureProperties}${path}` }] } });
const without = (path: string): Violation => ({ signature: { signedProperties: [{ edit: 'remove', path: `${signatureProperties}${path}` }] } });

type Statement = {
  readonly code: string;
  readonly title: string;
  readonly message: string;
  readonly expected: string;
  readonly part: SignaturePart;
  /** What stands there instead, or undefined when all is well. Asked only where there is a signature. */
  readonly finding: (report: SignatureReport) => Finding | undefined;
  readonly fix?: string;
  readonly violation: Violation;
  readonly alsoFires?: readonly string[];
};

const statement = ({ code, title, message, expected, part, finding, fix, violation, alsoFires = [] }: Statement): Rule =>
  rule({
    family: code,
    title,
    codes: everyDocument(rejects(code)),
    message,
    needs: ['certificate'],
    check: ({ certificate }): Check =>
      is.satisfying({
        expected,
        per: 'document',
        test: () => {
          if (certificate.form === 'none') return undefined;
          const found = finding(certificate);
          return found === undefined ? undefined : { at: nearestPart(certificate.parts, part), ...found };
        },
      }),
    fix: fix ?? `Make the signature so that it has ${expected}.`,
    violation,
    alsoFires,
    source: annex('FE 1.9', '10'),
  });

/** A group that stands exactly once; one whose parent is absent is left to the parent's rule. */
const onceRule = (given: Omit<Statement, 'finding' | 'expected' | 'title'> & { readonly parent: SignaturePart; readonly name: string }): Rule => {
  const { parent, name, ...rest } = given;
  return statement({
    ...rest,
    title: `${name} stands exactly once`,
    expected: `exactly one ${name}`,
    finding: ({ parts }) => (parts[parent].length === 0 || parts[rest.part].length === 1 ? undefined : { found: `${parts[rest.part].length}` }),
  });
};

const referenceFinding = (index: number, finding: (reference: ReferenceReport) => string | undefined) => (report: SignatureReport): Finding | undefined => {
  const reference = report.references[index];
  const found = reference === undefined ? undefined : finding(reference);
  return reference === undefined || found === undefined ? undefined : { found, at: reference.node };
};

const digestAlgorithm = ({ digestAlgorithm: algorithm }: ReferenceReport): string | undefined =>
  algorithm !== undefined && digestMethods.has(algorithm) ? undefined : quoted(algorithm);

const mismatch = ({ ok, found, expected, cause, note }: ReferenceReport): string | undefined =>
  ok ? undefined : `"${found}"${expected === undefined ? '' : `, recomputed "${expected}"`}${cause === undefined ? '' : `: ${cause.message}`}${note ?? ''}`;

const signedInfoRules: readonly Rule[] = [
  statement({
    code: 'DC02',
    title: 'SignedInfo has three references',
    message: 'La firma debe tener exactamente tres referencias',
    expected: 'exactly three ds:Reference',
    part: 'signedInfo',
    finding: ({ parts }) => (parts.reference.length === 3 ? undefined : { found: `${parts.reference.length}` }),
    violation: { signature: { signedInfo: [{ edit: 'duplicate', path: `${info}/ds:Reference[3]` }] } },
  }),
  statement({
    code: 'DC03',
    title: 'SignedInfo is canonicalised inclusively',
    message: 'Algoritmo de canonicalización no permitido',
    expected: `CanonicalizationMethod ${inclusive}`,
    part: 'canonicalizationMethod',
    finding: ({ canonicalizationAlgorithm }) =>
      canonicalizationAlgorithm === inclusive ? undefined : { found: quoted(canonicalizationAlgorithm) },
    violation: inInfo('/ds:CanonicalizationMethod/@Algorithm', `${inclusive}#WithComments`),
  }),
  statement({
    code: 'DC04',
    title: 'The signature is RSA with SHA-256, SHA-384 or SHA-512',
    message: 'Algoritmo de firma no permitido',
    expected: 'SignatureMethod rsa-sha256, rsa-sha384 or rsa-sha512',
    part: 'signatureMethod',
    finding: ({ signatureAlgorithm }) =>
      signatureAlgorithm !== undefined && signatureMethods.has(signatureAlgorithm) ? undefined : { found: quoted(signatureAlgorithm) },
    violation: inInfo('/ds:SignatureMethod/@Algorithm', `${xmldsig}rsa-sha1`),
    alsoFires: ['ZE02', 'DC16'],
  }),
  statement({
    code: 'DC05',
    title: 'The first reference is the whole document',
    message: 'La primera referencia debe abarcar todo el documento',
    expected: 'URI=""',
    part: 'reference',
    finding: referenceFinding(0, ({ uri }) => (uri === '' ? undefined : quoted(uri))),
    violation: { signature: { signedInfo: [{ edit: 'remove', path: `${info}/ds:Reference[1]/@URI` }] } },
    alsoFires: ['ZE02', 'DC09'],
  }),
  statement({
    code: 'DC06',
    title: 'The first reference has its transforms',
    message: 'La primera referencia debe tener un grupo Transforms',
    expected: 'exactly one ds:Transforms',
    part: 'reference',
    finding: referenceFinding(0, ({ transformGroups }) => (transformGroups.length === 1 ? undefined : `${transformGroups.length}`)),
    violation: { signature: { signedInfo: [{ edit: 'remove', path: `${info}/ds:Reference[1]/ds:Transforms` }] } },
    alsoFires: ['ZE02', 'DC09'],
  }),
  statement({
    code: 'DC07',
    title: 'The signature is enveloped',
    message: 'La transformación debe ser enveloped-signature',
    expected: `Transform ${enveloped}`,
    part: 'reference',
    finding: referenceFinding(0, ({ transformGroups, transforms }) =>
      transformGroups.length === 0 || (transforms.length > 0 && transforms.every((algorithm) => algorithm === enveloped))
        ? undefined
        : quoted(transforms.join(', ')),
    ),
    violation: inInfo('/ds:Reference[1]/ds:Transforms/ds:Transform/@Algorithm', inclusive),
    alsoFires: ['ZE02', 'DC09'],
  }),
];

type ReferenceCodes = {
  readonly index: number;
  readonly ordinal: string;
  readonly algorithm: string;
  readonly digest: string;
  readonly what: string;
  readonly broken: Violation;
};

const referenceRules = ({ index, ordinal, algorithm, digest, what, broken }: ReferenceCodes): readonly Rule[] => [
  statement({
    code: algorithm,
    title: `The digest of ${what} uses SHA-2`,
    message: `Algoritmo de resumen no permitido en la ${ordinal} referencia`,
    expected: 'DigestMethod sha256, sha384 or sha512',
    part: 'reference',
    finding: referenceFinding(index, digestAlgorithm),
    violation: inInfo(`/ds:Reference[${index + 1}]/ds:DigestMethod/@Algorithm`, sha1),
    alsoFires: ['ZE02', digest],
  }),
  statement({
    code: digest,
    title: `The digest of ${what} matches`,
    message: `El resumen ${what === 'the document' ? 'del documento' : `de ${what}`} no coincide`,
    expected: `the digest of ${what}`,
    part: 'reference',
    finding: referenceFinding(index, mismatch),
    fix: `Sign after the last change: nothing of ${what} may be touched, reformatted or re-encoded once it is signed.`,
    violation: broken,
    alsoFires: ['ZE02'],
  }),
];

const pointsTo = (index: number, part: SignaturePart) =>
  ({ references, parts }: SignatureReport): Finding | undefined => {
    const reference = references[index];
    const [wanted] = parts[part];
    if (reference === undefined || (wanted !== undefined && reference.target === wanted)) return undefined;
    return { found: quoted(reference.uri), at: reference.node };
  };

const digestRules: readonly Rule[] = [
  ...referenceRules({
    index: 0,
    ordinal: 'primera',
    algorithm: 'DC08',
    digest: 'DC09',
    what: 'the document',
    broken: { signed: [{ edit: 'append', path: '/*/cbc:Note', text: ' retocada' }] },
  }),
  statement({
    code: 'DC10',
    title: 'The second reference is KeyInfo',
    message: 'La segunda referencia debe apuntar a KeyInfo',
    expected: 'the Id of KeyInfo',
    part: 'reference',
    finding: pointsTo(1, 'keyInfo'),
    violation: inInfo('/ds:Reference[2]/@URI', '#otro'),
    alsoFires: ['ZE02', 'DC12'],
  }),
  ...referenceRules({
    index: 1,
    ordinal: 'segunda',
    algorithm: 'DC11',
    digest: 'DC12',
    what: 'KeyInfo',
    broken: inInfo('/ds:Reference[2]/ds:DigestValue', 'AAAA'),
  }),
  statement({
    code: 'DC13',
    title: 'The third reference is SignedProperties',
    message: 'La tercera referencia debe apuntar a SignedProperties',
    expected: 'the Id of SignedProperties',
    part: 'reference',
    finding: pointsTo(2, 'signedProperties'),
    violation: inInfo('/ds:Reference[3]/@URI', '#otro'),
    alsoFires: ['ZE02', 'DC15'],
  }),
  ...referenceRules({
    index: 2,
    ordinal: 'tercera',
    algorithm: 'DC14',
    digest: 'DC15',
    what: 'SignedProperties',
    broken: inInfo('/ds:Reference[3]/ds:DigestValue', 'AAAA'),
  }),
  statement({
    code: 'DC16',
    title: 'The signature value verifies with the certificate',
    message: 'El valor de la firma no se verifica con el certificado',
    expected: 'a value that the key of the certificate made over SignedInfo',
    part: 'signatureValue',
    finding: ({ signatureValue: { ok, cause } }) => (ok ? undefined : { found: cause?.message ?? 'a value that does not verify' }),
    fix: 'Sign with the private key of the certificate in KeyInfo, over the canonical SignedInfo.',
    violation: { signed: [{ edit: 'set', path: '/*/ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:SignatureValue', text: 'AAAA' }] },
    alsoFires: ['ZE02'],
  }),
];

const keyInfoRules: readonly Rule[] = [
  onceRule({
    code: 'DC17',
    name: 'ds:KeyInfo',
    parent: 'signature',
    part: 'keyInfo',
    message: 'KeyInfo debe aparecer una sola vez en la firma',
    violation: { signed: [{ edit: 'remove', path: '/*/ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:KeyInfo' }] },
    alsoFires: ['ZD01', 'ZE02', 'DC10', 'DC12', 'DC16'],
  }),
  onceRule({
    code: 'DC18',
    name: 'ds:X509Data',
    parent: 'keyInfo',
    part: 'x509Data',
    message: 'X509Data debe aparecer una sola vez en la firma',
    violation: { signature: { keyInfo: [{ edit: 'duplicate', path: `${key}/ds:X509Data` }] } },
  }),
  statement({
    code: 'DC19',
    title: 'X509Certificate is a certificate',
    message: 'X509Certificate no contiene un certificado válido',
    expected: 'an X.509 certificate in Base64',
    part: 'x509Certificate',
    finding: ({ parts, certificate }) =>
      parts.x509Certificate.length === 0 || certificate !== undefined ? undefined : { found: 'something that cannot be read as a certificate' },
    violation: { signature: { keyInfo: [{ edit: 'set', path: `${key}/ds:X509Data/ds:X509Certificate`, text: 'AAAA' }] } },
    alsoFires: ['ZE02', 'DC16'],
  }),
];

const objectRules: readonly Rule[] = [
  onceRule({
    code: 'DC20',
    name: 'ds:Object',
    parent: 'signature',
    part: 'object',
    message: 'Object debe aparecer una sola vez en la firma',
    violation: {
      signed: [
        {
          edit: 'insert',
          path: '/*/ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature',
          child: { name: 'ds:Object', content: 'otro' },
          after: ['ds:Object'],
        },
      ],
    },
  }),
  onceRule({
    code: 'DC21',
    name: 'xades:QualifyingProperties',
    parent: 'object',
    part: 'qualifyingProperties',
    message: 'QualifyingProperties debe aparecer una sola vez en la firma',
    violation: {
      signed: [
        {
          edit: 'remove',
          path: '/*/ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties',
        },
      ],
    },
    alsoFires: ['ZE01', 'ZE02', 'DC13', 'DC15'],
  }),
  onceRule({
    code: 'DC22',
    name: 'xades:SignedProperties',
    parent: 'qualifyingProperties',
    part: 'signedProperties',
    message: 'SignedProperties debe aparecer una sola vez en la firma',
    violation: {
      signed: [
        {
          edit: 'remove',
          path: '/*/ext:UBLExtensions/ext:UBLExtension[2]/ext:ExtensionContent/ds:Signature/ds:Object/xades:QualifyingProperties/xades:SignedProperties',
        },
      ],
    },
    alsoFires: ['ZE01', 'ZE02', 'DC13', 'DC15'],
  }),
  onceRule({
    code: 'DC23',
    name: 'xades:SignedSignatureProperties',
    parent: 'signedProperties',
    part: 'signedSignatureProperties',
    message: 'SignedSignatureProperties debe aparecer una sola vez en la firma',
    violation: { signature: { signedProperties: [{ edit: 'remove', path: signatureProperties }] } },
    alsoFires: ['ZE01'],
  }),
];

const time: readonly Rule[] = [
  rule({
    family: 'DC24',
    title: 'The document was signed, and not in the future',
    codes: everyDocument(rejects('DC24')),
    message: 'La fecha y hora de firma no es válida o es futura',
    needs: ['certificate', 'clock'],
    check: ({ certificate, clock }) =>
      is.satisfying({
        expected: 'an xsd:dateTime not later than the clock of the authority',
        per: 'document',
        test: () => {
          if (certificate.parts.signedSignatureProperties.length === 0) return undefined;
          const { signingTime, parts } = certificate;
          if (signingTime?.instant !== undefined && signingTime.instant <= clock.now) return undefined;
          return {
            found: quoted(signingTime?.text),
            expected: `a time not later than ${new Date(clock.now).toISOString()}`,
            at: nearestPart(parts, 'signingTime'),
          };
        },
      }),
    fix: 'Set the clock of the machine that signs, and its time zone.',
    violation: { authorityClock: -60_000 },
    source: annex('FE 1.9', '10'),
  }),
];

const cert = (position: number): string => `/xades:SigningCertificate/xades:Cert[${position}]`;

const compared = (one: Compared): Finding | undefined =>
  one.ok ? undefined : { found: quoted(one.found), at: one.node, ...(one.expected === undefined ? {} : { expected: `"${one.expected}"` }) };

type PlaceCodes = {
  readonly index: number;
  readonly digestGroup: string;
  readonly algorithm: string;
  readonly digest: string;
  readonly who: string;
  readonly quien: string;
};

const statedAt = (index: number, finding: (stated: StatedCertificate) => Finding | undefined) =>
  ({ signingCertificates }: SignatureReport): Finding | undefined => {
    const stated = signingCertificates[index];
    const found = stated === undefined ? undefined : finding(stated);
    return stated === undefined || found === undefined ? undefined : { at: stated.node, ...found };
  };

/** The signer's name and serial are compared with its certificate: without one there is nothing to compare. */
const whereKnown = (index: number, finding: (stated: StatedCertificate) => Finding | undefined) =>
  (report: SignatureReport): Finding | undefined =>
    index === 0 && report.certificate === undefined ? undefined : statedAt(index, finding)(report);

/** What is asked of every certificate that SigningCertificate names: there, digest group once, algorithm, digest. */
const placeRules = ({ index, digestGroup, algorithm, digest, who, quien }: PlaceCodes): readonly Rule[] => {
  const digestPath = `${cert(index + 1)}/xades:CertDigest`;
  return [
    statement({
      code: digestGroup,
      title: `CertDigest of ${who} stands exactly once`,
      message: `CertDigest ${quien} debe aparecer una sola vez en la firma`,
      expected: 'exactly one xades:CertDigest',
      part: 'signingCertificate',
      finding: statedAt(index, ({ certDigests }) => (certDigests.length === 1 ? undefined : { found: `${certDigests.length}` })),
      violation: twice(digestPath),
      alsoFires: ['ZB01'],
    }),
    statement({
      code: algorithm,
      title: `The digest of ${who} uses SHA-2`,
      message: `Algoritmo de resumen no permitido en el certificado ${quien}`,
      expected: 'DigestMethod sha256, sha384 or sha512',
      part: 'signingCertificate',
      finding: statedAt(index, ({ digestAlgorithm: stated, digestMethod }) =>
        stated !== undefined && digestMethods.has(stated) ? undefined : { found: quoted(stated), at: digestMethod },
      ),
      violation: inProperties(`${digestPath}/ds:DigestMethod/@Algorithm`, 'http://www.w3.org/2001/04/xmlenc#sha224'),
    }),
    statement({
      code: digest,
      title: `The digest of ${who} matches`,
      message: `El resumen del certificado ${quien} no coincide`,
      expected: `the digest of the certificate of ${who}`,
      part: 'signingCertificate',
      finding: statedAt(index, (stated) => compared(stated.digest)),
      violation: inProperties(`${digestPath}/ds:DigestValue`, 'AAAA'),
    }),
  ];
};

const missingRule = (code: string, index: number, message: string, who: string): Rule =>
  statement({
    code,
    title: `SigningCertificate names ${who}`,
    message,
    expected: `the certificate of ${who}`,
    part: 'signingCertificate',
    finding: ({ parts }) => (parts.signingCertificate.length === 0 || parts.cert.length > index ? undefined : { found: 'nothing (absent)' }),
    violation: {
      signature: {
        signedProperties: [3, 2, 1].filter((position) => position > index).map((position) => ({
          edit: 'remove' as const,
          path: `${signatureProperties}${cert(position)}`,
        })),
      },
    },
    // Without a certificate at a place, none stands at the places behind it.
    alsoFires: ['DC25', ...['DC33', 'DC40'].slice(index), ...(index === 0 ? ['ZB01'] : [])],
  });

const nameRule = (code: string, index: number, message: string, alsoFires: readonly string[] = []): Rule =>
  statement({
    code,
    title: 'X509IssuerName is that of the certificate',
    message,
    expected: 'the issuer name of the certificate',
    part: 'signingCertificate',
    finding: whereKnown(index, ({ issuerName }) => compared(issuerName)),
    violation: inProperties(`${cert(index + 1)}/xades:IssuerSerial/ds:X509IssuerName`, 'CN=Otra entidad'),
    alsoFires,
  });

const serialRule = (code: string, index: number, message: string, alsoFires: readonly string[] = []): Rule =>
  statement({
    code,
    title: 'X509SerialNumber is that of the certificate',
    message,
    expected: 'the serial number of the certificate',
    part: 'signingCertificate',
    finding: whereKnown(index, ({ serial }) => compared(serial)),
    violation: inProperties(`${cert(index + 1)}/xades:IssuerSerial/ds:X509SerialNumber`, '1'),
    alsoFires,
  });

const knownRule = (code: string, index: number, message: string, names: readonly string[]): Rule =>
  statement({
    code,
    title: 'Issuer and serial name an accredited authority',
    message,
    expected: 'issuer and serial of an accredited authority',
    part: 'signingCertificate',
    finding: statedAt(index, ({ known, issuerName, serial }) =>
      known ? undefined : { found: `${quoted(issuerName.found)}, serial ${quoted(serial.found)}` },
    ),
    violation: {
      signature: {
        signedProperties: [
          { edit: 'set', path: `${signatureProperties}${cert(index + 1)}/xades:IssuerSerial/ds:X509IssuerName`, text: 'CN=Otra entidad' },
          { edit: 'set', path: `${signatureProperties}${cert(index + 1)}/xades:IssuerSerial/ds:X509SerialNumber`, text: '1' },
        ],
      },
    },
    alsoFires: names,
  });

const chainRules: readonly Rule[] = [
  statement({
    code: 'DC25',
    title: 'SigningCertificate names signer, subordinate and root',
    message: 'SigningCertificate debe llevar al menos tres certificados',
    expected: 'one xades:SigningCertificate with at least three xades:Cert',
    part: 'signingCertificate',
    finding: ({ parts }) =>
      parts.signedSignatureProperties.length === 0 || (parts.signingCertificate.length === 1 && parts.cert.length >= 3)
        ? undefined
        : { found: `${parts.signingCertificate.length} with ${parts.cert.length}` },
    violation: without('/xades:SigningCertificate'),
  }),
  missingRule('DC26', 0, 'Falta el certificado del firmante en SigningCertificate', 'the signer'),
  ...placeRules({ index: 0, digestGroup: 'DC27', algorithm: 'DC28', digest: 'DC29', who: 'the signer', quien: 'del firmante' }),
  statement({
    code: 'DC30',
    title: 'IssuerSerial of the signer stands exactly once',
    message: 'IssuerSerial del firmante debe aparecer una sola vez en la firma',
    expected: 'exactly one xades:IssuerSerial',
    part: 'signingCertificate',
    finding: statedAt(0, ({ issuerSerials }) => (issuerSerials.length === 1 ? undefined : { found: `${issuerSerials.length}` })),
    violation: twice(`${cert(1)}/xades:IssuerSerial`),
    alsoFires: ['ZB01'],
  }),
  nameRule('DC31', 0, 'El emisor del certificado del firmante no coincide'),
  serialRule('DC32', 0, 'El número de serie del certificado del firmante no coincide'),
  missingRule('DC33', 1, 'Falta el certificado de la entidad subordinada', 'the subordinate authority'),
  ...placeRules({ index: 1, digestGroup: 'DC34', algorithm: 'DC35', digest: 'DC36', who: 'the subordinate authority', quien: 'de la subordinada' }),
  knownRule('DC37', 1, 'La entidad subordinada no está acreditada', ['DC38', 'DC39']),
  nameRule('DC38', 1, 'El nombre de la entidad subordinada no está acreditado', ['DC37']),
  serialRule('DC39', 1, 'El número de serie de la entidad subordinada no está acreditado', ['DC37']),
  missingRule('DC40', 2, 'Falta el certificado de la entidad raíz', 'the root authority'),
  ...placeRules({ index: 2, digestGroup: 'DC41', algorithm: 'DC42', digest: 'DC43', who: 'the root authority', quien: 'de la raíz' }),
  knownRule('DC44', 2, 'La entidad raíz no está acreditada', ['DC45', 'DC46']),
  nameRule('DC45', 2, 'El nombre de la entidad raíz no está acreditado', ['DC44']),
  serialRule('DC46', 2, 'El número de serie de la entidad raíz no está acreditado', ['DC44']),
];

const policy = '/xades:SignaturePolicyIdentifier';
const policyId = `${policy}/xades:SignaturePolicyId`;

const policyRules: readonly Rule[] = [
  onceRule({
    code: 'DC47',
    name: 'xades:SignaturePolicyIdentifier',
    parent: 'signedSignatureProperties',
    part: 'signaturePolicyIdentifier',
    message: 'SignaturePolicyIdentifier debe aparecer una sola vez en la firma',
    violation: without(policy),
    alsoFires: ['ZE01'],
  }),
  onceRule({
    code: 'DC48',
    name: 'xades:SignaturePolicyId',
    parent: 'signaturePolicyIdentifier',
    part: 'signaturePolicyId',
    message: 'SignaturePolicyId debe aparecer una sola vez en la firma',
    violation: {
      signature: {
        signedProperties: [
          { edit: 'remove', path: `${signatureProperties}${policyId}` },
          { edit: 'insert', path: `${signatureProperties}${policy}`, child: { name: 'xades:SignaturePolicyImplied', content: '' } },
        ],
      },
    },
  }),
  onceRule({
    code: 'DC49',
    name: 'xades:SigPolicyId',
    parent: 'signaturePolicyId',
    part: 'sigPolicyId',
    message: 'SigPolicyId debe aparecer una sola vez en la firma',
    violation: twice(`${policyId}/xades:SigPolicyId`),
    alsoFires: ['ZB01'],
  }),
  statement({
    code: 'DC50',
    title: 'The signature follows the policy in force',
    message: 'La política de firma no es la vigente',
    expected: policyUrl,
    part: 'identifier',
    finding: ({ parts, policy: stated }) =>
      parts.sigPolicyId.length === 0 || stated.identifier === policyUrl ? undefined : { found: quoted(stated.identifier) },
    violation: inProperties(`${policyId}/xades:SigPolicyId/xades:Identifier`, policyUrl.replace('/v2/', '/v1/')),
  }),
  onceRule({
    code: 'DC51',
    name: 'xades:SigPolicyHash',
    parent: 'signaturePolicyId',
    part: 'sigPolicyHash',
    message: 'SigPolicyHash debe aparecer una sola vez en la firma',
    violation: twice(`${policyId}/xades:SigPolicyHash`),
    alsoFires: ['ZB01'],
  }),
  statement({
    code: 'DC52',
    title: 'The digest of the policy uses SHA-2',
    message: 'Algoritmo de resumen no permitido en la política',
    expected: 'DigestMethod sha256, sha384 or sha512',
    part: 'policyDigestMethod',
    finding: ({ parts, policy: stated }) =>
      parts.sigPolicyHash.length === 0 || (stated.digestAlgorithm !== undefined && digestMethods.has(stated.digestAlgorithm))
        ? undefined
        : { found: quoted(stated.digestAlgorithm) },
    violation: inProperties(`${policyId}/xades:SigPolicyHash/ds:DigestMethod/@Algorithm`, sha1),
  }),
  statement({
    code: 'DC53',
    title: 'The digest is that of the policy in force',
    message: 'El resumen de la política de firma no coincide',
    expected: policyDigest,
    part: 'policyDigestValue',
    finding: ({ parts, policy: stated }) =>
      parts.sigPolicyHash.length === 0 || stated.digest === policyDigest ? undefined : { found: quoted(stated.digest) },
    violation: inProperties(`${policyId}/xades:SigPolicyHash/ds:DigestValue`, 'AAAA'),
  }),
];

const role = '/xades:SignerRole';
const roles = new Set(['supplier', 'third party']);

const roleRules: readonly Rule[] = [
  onceRule({
    code: 'DC54',
    name: 'xades:SignerRole',
    parent: 'signedSignatureProperties',
    part: 'signerRole',
    message: 'SignerRole debe aparecer una sola vez en la firma',
    violation: without(role),
  }),
  onceRule({
    code: 'DC55',
    name: 'xades:ClaimedRoles',
    parent: 'signerRole',
    part: 'claimedRoles',
    message: 'ClaimedRoles debe aparecer una sola vez en la firma',
    violation: without(`${role}/xades:ClaimedRoles`),
  }),
  statement({
    code: 'DC56',
    title: 'The signer claims to be supplier or third party',
    message: 'El rol del firmante debe ser supplier o third party',
    expected: 'ClaimedRole "supplier" or "third party"',
    part: 'claimedRole',
    finding: ({ parts, roles: claimed }) =>
      parts.claimedRoles.length === 0 || (claimed.length > 0 && claimed.every((one) => roles.has(one)))
        ? undefined
        : { found: quoted(claimed.join(', ')) },
    violation: inProperties(`${role}/xades:ClaimedRoles/xades:ClaimedRole`, 'customer'),
  }),
];

export const validityRules = group('ZE', 'Signature', 'signature', [
  rule({
    family: 'ZE01',
    title: 'The document is signed with XAdES-EPES',
    codes: everyDocument(rejects('ZE01')),
    message: 'La firma no es XAdES-EPES',
    needs: ['certificate'],
    check: ({ certificate }) =>
      is.satisfying({
        expected: 'an XAdES-EPES signature',
        per: 'document',
        test: () =>
          certificate.form === 'xades-epes' ? undefined : { found: certificate.form, at: nearestPart(certificate.parts, 'signature') },
      }),
    fix: 'Sign with XAdES-EPES: SignedProperties with the policy identifier.',
    violation: without(policy),
    alsoFires: ['DC47'],
    source: annex('FE 1.9', '10'),
  }),
  statement({
    code: 'ZE02',
    title: 'Every digest and the signature value verify',
    message: 'Valor de la firma inválido',
    expected: 'digests and a signature value that verify',
    part: 'signature',
    finding: ({ valid, references, signatureValue, problems }) => {
      if (valid) return undefined;
      const causes = [
        ...references.flatMap(({ ok, uri, cause }) => (ok ? [] : [`URI="${uri ?? ''}": ${cause?.message ?? 'the digest differs'}`])),
        ...(signatureValue.ok ? [] : [`SignatureValue: ${signatureValue.cause?.message ?? 'does not verify'}`]),
        ...problems.map(({ message }) => message),
      ];
      return { found: causes.join(' ') };
    },
    fix: 'See DC09, DC12, DC15 and DC16 beside this line: they name what does not verify, and why as far as it could be found out.',
    violation: { signed: [{ edit: 'append', path: '/*/cbc:Note', text: ' retocada' }] },
    alsoFires: ['DC09'],
  }),
  ownershipRule,
]);

export const signatureRules = group('DC', 'Signature structure', 'signature', [
  rule({
    family: 'DC01',
    title: 'The document has one signature',
    codes: everyDocument(rejects('DC01')),
    message: 'Debe haber una sola firma',
    needs: ['certificate'],
    check: ({ certificate }) =>
      is.satisfying({
        expected: 'exactly one ds:Signature',
        per: 'document',
        test: () => (certificate.parts.signature.length === 1 ? undefined : { found: `${certificate.parts.signature.length}` }),
      }),
    fix: 'Sign once, in an ext:ExtensionContent of its own.',
    violation: { coded: [{ edit: 'remove', path: '/*/ext:UBLExtensions/ext:UBLExtension[2]' }] },
    alsoFires: ['FAA02', 'FAC03', 'ZD01', 'ZE01'],
    source: annex('FE 1.9', '10'),
  }),
  ...signedInfoRules,
  ...digestRules,
  ...keyInfoRules,
  ...objectRules,
  ...time,
  ...chainRules,
  ...policyRules,
  ...roleRules,
]);
