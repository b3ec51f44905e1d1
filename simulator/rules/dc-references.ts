import {
  differs,
  explanationOf,
  unverified,
  type ReferenceReport,
  type SignatureReport,
} from '../checks/signature/report.ts';
import { quoted, type Finding } from '../checks/vocabulary/check.ts';
import { everyDocument, rejects, rule, type Rule, group } from '../engine/rule.ts';
import * as is from '../checks/vocabulary/is.ts';
import type { Violation } from '../checks/vocabulary/violation.ts';
import {
  digestMethods,
  info,
  referenced,
  referenceFinding,
  referencesOf,
  source,
  statement,
  xmldsig,
  type Referenced,
  type Statement,
} from './dc-statement.ts';
import { signature } from '../document/paths.ts';
import { keyAndObjectRules } from './dc-key-info.ts';
import { policyAndRoleRules } from './dc-policy.ts';
import { signingCertificateRules } from './dc-signing-certificates.ts';
import type { Bilingual } from '../checks/vocabulary/wording.ts';

const inclusive = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
const enveloped = `${xmldsig}enveloped-signature`;
const sha1 = `${xmldsig}sha1`;
const signatureMethods = new Set(
  ['256', '384', '512'].map((bits) => `http://www.w3.org/2001/04/xmldsig-more#rsa-sha${bits}`),
);

const oneSignature = rule({
  family: 'DC01',
  title: 'The document has one signature',
  codes: everyDocument(rejects('DC01')),
  message: 'Debe haber una sola firma',
  place: signature,
  needs: ['certificate'],
  check: ({ certificate }) =>
    is.satisfying({
      expected: 'exactly one ds:Signature',
      per: 'document',
      test: () =>
        certificate.parts.signature.length === 1 ? undefined : { found: `${certificate.parts.signature.length}` },
    }),
  fix: 'Sign once, in an ext:ExtensionContent of its own.',
  violation: { coded: [{ edit: 'remove', path: '/*/ext:UBLExtensions/ext:UBLExtension[2]' }] },
  alsoFires: ['FAA02', 'FAC03', 'NIE001', 'NIAE001', 'ZD01', 'ZE01'],
  source,
});

const digestAlgorithm = ({ digestAlgorithm: algorithm }: ReferenceReport): string | undefined =>
  algorithm !== undefined && digestMethods.has(algorithm) ? undefined : quoted(algorithm);

const mismatch = (reference: ReferenceReport): Bilingual | undefined => {
  const { ok, found, expected } = reference;
  if (ok) return undefined;
  const { en, es } = explanationOf(reference, differs);
  return expected === undefined
    ? { en: `"${found}": ${en}`, es: `"${found}": ${es}` }
    : { en: `"${found}", recomputed "${expected}": ${en}`, es: `"${found}", recalculado "${expected}": ${es}` };
};

const names: Readonly<Record<Referenced, { readonly what: string; readonly uri: string }>> = {
  document: { what: 'the document', uri: 'URI=""' },
  keyInfo: { what: 'KeyInfo', uri: 'the Id of KeyInfo' },
  signedProperties: { what: 'SignedProperties', uri: 'the Id of SignedProperties' },
};

const urisOf = ({ references }: SignatureReport): string =>
  references.length === 0 ? quoted(undefined) : references.map(({ uri }) => quoted(uri)).join(', ');

const isReferenced =
  (what: Referenced) =>
  (report: SignatureReport): Finding | undefined =>
    referencesOf(what, report).length > 0 ? undefined : { found: urisOf(report) };

/** A literal profile takes the numbers of the annex for an order. */
const isInItsPlace =
  (what: Referenced) =>
  (report: SignatureReport): Finding | undefined => {
    const reference = report.references[referenced.indexOf(what)];
    if (reference === undefined || referencesOf(what, report).includes(reference)) return isReferenced(what)(report);
    return { found: quoted(reference.uri), at: reference.node };
  };

const ordinals = { document: 'first', keyInfo: 'second', signedProperties: 'third' } as const;

type Declared = Pick<Statement, 'code' | 'message' | 'alsoFires' | 'wrong'> & {
  /** The line of a literal profile, which takes the numbers for an order. */
  readonly strictMessage: string;
};

/** That there is a reference of it. */
const referenceRule = (what: Referenced, { strictMessage, ...declared }: Declared): Rule =>
  statement({
    title: `A reference of SignedInfo is ${names[what].what}`,
    expected: `a reference with ${names[what].uri}`,
    place: `/ds:SignedInfo/ds:Reference[${referenced.indexOf(what) + 1}]`,
    part: 'reference',
    finding: isReferenced(what),
    strictly: {
      holds: `The ${ordinals[what]} reference of SignedInfo is ${names[what].what}.`,
      expected: `${names[what].uri} in the ${ordinals[what]} reference`,
      message: strictMessage,
      finding: isInItsPlace(what),
    },
    attribute: 'URI',
    ...declared,
  });

const signedInfoRules: readonly Rule[] = [
  statement({
    code: 'DC02',
    place: '/ds:SignedInfo',
    title: 'SignedInfo has three references',
    message: 'La firma debe tener exactamente tres referencias',
    expected: 'exactly three ds:Reference',
    part: 'signedInfo',
    finding: ({ parts }) => (parts.reference.length === 3 ? undefined : { found: `${parts.reference.length}` }),
    brokenAt: `${info}/ds:Reference[3]`,
    repeated: true,
  }),
  statement({
    code: 'DC03',
    place: '/ds:SignedInfo/ds:CanonicalizationMethod',
    title: 'SignedInfo is canonicalised inclusively',
    message: 'Algoritmo de canonicalización no permitido',
    expected: `CanonicalizationMethod ${inclusive}`,
    part: 'canonicalizationMethod',
    finding: ({ canonicalizationAlgorithm }) =>
      canonicalizationAlgorithm === inclusive ? undefined : { found: quoted(canonicalizationAlgorithm) },
    attribute: 'Algorithm',
    wrong: `${inclusive}#WithComments`,
  }),
  statement({
    code: 'DC04',
    place: '/ds:SignedInfo/ds:SignatureMethod',
    title: 'The signature is RSA with SHA-256, SHA-384 or SHA-512',
    message: 'Algoritmo de firma no permitido',
    expected: 'SignatureMethod rsa-sha256, rsa-sha384 or rsa-sha512',
    part: 'signatureMethod',
    finding: ({ signatureAlgorithm }) =>
      signatureAlgorithm !== undefined && signatureMethods.has(signatureAlgorithm)
        ? undefined
        : { found: quoted(signatureAlgorithm) },
    attribute: 'Algorithm',
    wrong: `${xmldsig}rsa-sha1`,
    alsoFires: ['ZE02', 'DC16'],
  }),
  referenceRule('document', {
    code: 'DC05',
    message: 'Una referencia debe abarcar todo el documento',
    strictMessage: 'La primera referencia debe abarcar todo el documento',
    alsoFires: ['ZE02'],
  }),
  statement({
    code: 'DC06',
    place: '/ds:SignedInfo/ds:Reference[1]/ds:Transforms',
    title: 'The reference of the document has its transforms',
    message: 'La primera referencia debe tener un grupo Transforms',
    expected: 'exactly one ds:Transforms',
    part: 'reference',
    finding: referenceFinding('document', ({ transformGroups }) =>
      transformGroups.length === 1 ? undefined : `${transformGroups.length}`,
    ),
    alsoFires: ['ZE02', 'DC09'],
  }),
  statement({
    code: 'DC07',
    place: '/ds:SignedInfo/ds:Reference[1]/ds:Transforms/ds:Transform',
    title: 'The signature is enveloped',
    message: 'La transformación debe ser enveloped-signature',
    expected: `Transform ${enveloped}`,
    part: 'reference',
    finding: referenceFinding('document', ({ transformGroups, transforms }) =>
      transformGroups.length === 0 ||
      (transforms.length > 0 && transforms.every((algorithm) => algorithm === enveloped))
        ? undefined
        : quoted(transforms.join(', ')),
    ),
    attribute: 'Algorithm',
    wrong: inclusive,
    alsoFires: ['ZE02', 'DC09'],
  }),
];

type ReferenceCodes = {
  readonly of: Referenced;
  readonly ordinal: string;
  readonly algorithm: string;
  readonly digest: string;
  /** Where it is not enough that the digest is wrong. */
  readonly violation?: Violation;
};

const referenceRules = ({ of, ordinal, algorithm, digest, violation }: ReferenceCodes): readonly Rule[] => {
  const { what } = names[of];
  const place = `/ds:SignedInfo/ds:Reference[${referenced.indexOf(of) + 1}]`;
  return [
    statement({
      code: algorithm,
      place: `${place}/ds:DigestMethod`,
      title: `The digest of ${what} uses SHA-2`,
      message: `Algoritmo de resumen no permitido en la ${ordinal} referencia`,
      expected: 'DigestMethod sha256, sha384 or sha512',
      part: 'reference',
      finding: referenceFinding(of, digestAlgorithm),
      attribute: 'Algorithm',
      wrong: sha1,
      alsoFires: ['ZE02', digest],
    }),
    statement({
      code: digest,
      place: `${place}/ds:DigestValue`,
      title: `The digest of ${what} matches`,
      message: `El resumen ${of === 'document' ? 'del documento' : `de ${what}`} no coincide`,
      expected: `the digest of ${what}`,
      part: 'reference',
      finding: referenceFinding(of, mismatch),
      fix: `Sign after the last change: nothing of ${what} may be touched, reformatted or re-encoded once it is signed.`,
      wrong: 'AAAA',
      ...(violation === undefined ? {} : { violation }),
      alsoFires: ['ZE02'],
    }),
  ];
};

const digestRules: readonly Rule[] = [
  ...referenceRules({
    of: 'document',
    ordinal: 'primera',
    algorithm: 'DC08',
    digest: 'DC09',
    violation: { signed: [{ edit: 'append', path: '/*/cbc:Note', text: ' retocada' }] },
  }),
  referenceRule('keyInfo', {
    code: 'DC10',
    message: 'Una referencia debe apuntar a KeyInfo',
    strictMessage: 'La segunda referencia debe apuntar a KeyInfo',
    wrong: '#otro',
    alsoFires: ['ZE02'],
  }),
  ...referenceRules({ of: 'keyInfo', ordinal: 'segunda', algorithm: 'DC11', digest: 'DC12' }),
  referenceRule('signedProperties', {
    code: 'DC13',
    message: 'Una referencia debe apuntar a SignedProperties',
    strictMessage: 'La tercera referencia debe apuntar a SignedProperties',
    wrong: '#otro',
    alsoFires: ['ZE02'],
  }),
  ...referenceRules({ of: 'signedProperties', ordinal: 'tercera', algorithm: 'DC14', digest: 'DC15' }),
  statement({
    code: 'DC16',
    place: '/ds:SignatureValue',
    title: 'The signature value verifies with the certificate',
    message: 'El valor de la firma no se verifica con el certificado',
    expected: 'a value that the key of the certificate made over SignedInfo',
    part: 'signatureValue',
    finding: ({ signatureValue }) =>
      signatureValue.ok ? undefined : { found: explanationOf(signatureValue, unverified) },
    fix: 'Sign with the private key of the certificate in KeyInfo, over the canonical SignedInfo.',
    wrong: 'AAAA',
    alsoFires: ['ZE02'],
  }),
];

/** The signature, what it covers and how, in annex order. */
const referencesRules: readonly Rule[] = [oneSignature, ...signedInfoRules, ...digestRules];

/** The structure of a signature, in annex order; the rules after those of the references are in files of their own. */
export const signatureRules = group(
  { code: 'DC', title: 'Signature structure', stage: 'signature', about: 'signature' },
  [...referencesRules, ...keyAndObjectRules, ...signingCertificateRules, ...policyAndRoleRules],
);
