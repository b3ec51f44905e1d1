import { explanationOf, type ReferenceReport, type SignatureReport } from '../checks/signature/report.ts';
import { shown, type Finding, counted } from '../checks/vocabulary/check.ts';
import { everyDocument, rejects, rule, type Rule, group } from '../judge/engine/rule.ts';
import * as is from '../checks/vocabulary/is.ts';
import { composed, joined, same, type Bilingual } from '../../src/common/text/bilingual.ts';
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
import type { Datum } from '../document/datum.ts';
import { inWords } from '../checks/vocabulary/in-words.ts';

const inclusive = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
const enveloped = `${xmldsig}enveloped-signature`;
const sha1 = `${xmldsig}sha1`;
const signatureMethods = new Set(
  ['256', '384', '512'].map((bits) => `http://www.w3.org/2001/04/xmldsig-more#rsa-sha${bits}`),
);

const oneSignature = rule({
  family: 'DC01',
  title: { en: 'The document has one signature', es: 'El documento tiene una sola firma' },
  codes: everyDocument(rejects('DC01')),
  message: 'Debe haber una sola firma',
  place: signature,
  needs: ['certificate'],
  check: ({ certificate }) =>
    is.satisfying({
      expected: { en: 'exactly one ds:Signature', es: 'exactamente un ds:Signature' },
      per: 'document',
      test: () =>
        certificate.parts.signature.length === 1 ? undefined : { found: counted(certificate.parts.signature.length) },
    }),
  fix: {
    en: 'Sign once, in an ext:ExtensionContent of its own.',
    es: 'Firme una sola vez, en un ext:ExtensionContent propio.',
  },
  violation: { coded: [{ edit: 'remove', path: '/*/ext:UBLExtensions/ext:UBLExtension[2]' }] },
  alsoFires: ['FAA02', 'FAC03', 'DEPD11', 'DEPD21', 'NIE001', 'NIAE001', 'ZD01', 'ZE01'],
  source,
});

const digestAlgorithm = ({ digestAlgorithm: algorithm }: ReferenceReport): Datum | undefined =>
  algorithm !== undefined && digestMethods.has(algorithm) ? undefined : shown(algorithm);

const mismatch = (reference: ReferenceReport): Bilingual | undefined => {
  const { ok, found, expected } = reference;
  if (ok) return undefined;
  const recomputed = { en: `, recomputed "${expected ?? ''}"`, es: `, recalculada "${expected ?? ''}"` };
  const why = explanationOf(reference, { en: 'the digest differs.', es: 'la huella es distinta.' });
  return composed((language) => `"${found}"${expected === undefined ? '' : recomputed[language]}: ${why[language]}`);
};

type Named = {
  readonly what: Bilingual;
  /** The same after the Spanish "de". */
  readonly deQue: string;
  readonly uri: Bilingual;
};

const names: Readonly<Record<Referenced, Named>> = {
  document: { what: { en: 'the document', es: 'el documento' }, deQue: 'del documento', uri: same('URI=""') },
  keyInfo: { what: same('KeyInfo'), deQue: 'de KeyInfo', uri: { en: 'the Id of KeyInfo', es: 'el Id de KeyInfo' } },
  signedProperties: {
    what: same('SignedProperties'),
    deQue: 'de SignedProperties',
    uri: { en: 'the Id of SignedProperties', es: 'el Id de SignedProperties' },
  },
};

const urisOf = ({ references }: SignatureReport): Datum =>
  references.length === 0
    ? shown(undefined)
    : joined(
        references.map(({ uri }) => inWords(shown(uri))),
        ', ',
      );

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
    return { found: shown(reference.uri), at: reference.node };
  };

const ordinals = {
  document: { en: 'first', es: 'primera' },
  keyInfo: { en: 'second', es: 'segunda' },
  signedProperties: { en: 'third', es: 'tercera' },
} as const;

type Declared = Pick<Statement, 'code' | 'message' | 'alsoFires' | 'wrong'> & {
  /** The line of a literal profile, which takes the numbers for an order. */
  readonly strictMessage: string;
};

/** That there is a reference of it. */
const referenceRule = (of: Referenced, { strictMessage, ...declared }: Declared): Rule => {
  const { what, deQue, uri } = names[of];
  const ordinal = ordinals[of];
  return statement({
    title: { en: `A reference of SignedInfo is ${what.en}`, es: `Una referencia de SignedInfo es la ${deQue}` },
    expected: { en: `a reference with ${uri.en}`, es: `una referencia con ${uri.es}` },
    place: `/ds:SignedInfo/ds:Reference[${referenced.indexOf(of) + 1}]`,
    part: 'reference',
    finding: isReferenced(of),
    strictly: {
      holds: {
        en: `The ${ordinal.en} reference of SignedInfo is ${what.en}.`,
        es: `La ${ordinal.es} referencia de SignedInfo es la ${deQue}.`,
      },
      expected: { en: `${uri.en} in the ${ordinal.en} reference`, es: `${uri.es} en la ${ordinal.es} referencia` },
      message: strictMessage,
      finding: isInItsPlace(of),
    },
    attribute: 'URI',
    ...declared,
  });
};

const signedInfoRules: readonly Rule[] = [
  statement({
    code: 'DC02',
    place: '/ds:SignedInfo',
    title: { en: 'SignedInfo has three references', es: 'SignedInfo tiene tres referencias' },
    message: 'La firma debe tener exactamente tres referencias',
    expected: { en: 'exactly three ds:Reference', es: 'exactamente tres ds:Reference' },
    part: 'signedInfo',
    finding: ({ parts }) => (parts.reference.length === 3 ? undefined : { found: counted(parts.reference.length) }),
    brokenAt: `${info}/ds:Reference[3]`,
    repeated: true,
  }),
  statement({
    code: 'DC03',
    place: '/ds:SignedInfo/ds:CanonicalizationMethod',
    title: { en: 'SignedInfo is canonicalised inclusively', es: 'SignedInfo usa la canonicalización inclusiva' },
    message: 'Algoritmo de canonicalización no permitido',
    expected: same(`CanonicalizationMethod ${inclusive}`),
    part: 'canonicalizationMethod',
    finding: ({ canonicalizationAlgorithm }) =>
      canonicalizationAlgorithm === inclusive ? undefined : { found: shown(canonicalizationAlgorithm) },
    attribute: 'Algorithm',
    wrong: `${inclusive}#WithComments`,
  }),
  statement({
    code: 'DC04',
    place: '/ds:SignedInfo/ds:SignatureMethod',
    title: {
      en: 'The signature is RSA with SHA-256, SHA-384 or SHA-512',
      es: 'La firma es RSA con SHA-256, SHA-384 o SHA-512',
    },
    message: 'Algoritmo de firma no permitido',
    expected: {
      en: 'SignatureMethod rsa-sha256, rsa-sha384 or rsa-sha512',
      es: 'un SignatureMethod rsa-sha256, rsa-sha384 o rsa-sha512',
    },
    part: 'signatureMethod',
    finding: ({ signatureAlgorithm }) =>
      signatureAlgorithm !== undefined && signatureMethods.has(signatureAlgorithm)
        ? undefined
        : { found: shown(signatureAlgorithm) },
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
    title: {
      en: 'The reference of the document has its transforms',
      es: 'La referencia al documento tiene sus transformaciones',
    },
    message: 'La primera referencia debe tener un grupo Transforms',
    expected: { en: 'exactly one ds:Transforms', es: 'exactamente un ds:Transforms' },
    part: 'reference',
    finding: referenceFinding('document', ({ transformGroups }) =>
      transformGroups.length === 1 ? undefined : counted(transformGroups.length),
    ),
    alsoFires: ['ZE02', 'DC09'],
  }),
  statement({
    code: 'DC07',
    place: '/ds:SignedInfo/ds:Reference[1]/ds:Transforms/ds:Transform',
    title: { en: 'The signature is enveloped', es: 'La firma está contenida en el documento (enveloped)' },
    message: 'La transformación debe ser enveloped-signature',
    expected: same(`Transform ${enveloped}`),
    part: 'reference',
    finding: referenceFinding('document', ({ transformGroups, transforms }) =>
      transformGroups.length === 0 ||
      (transforms.length > 0 && transforms.every((algorithm) => algorithm === enveloped))
        ? undefined
        : shown(transforms.join(', ')),
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
  const { what, deQue } = names[of];
  const place = `/ds:SignedInfo/ds:Reference[${referenced.indexOf(of) + 1}]`;
  return [
    statement({
      code: algorithm,
      place: `${place}/ds:DigestMethod`,
      title: { en: `The digest of ${what.en} uses SHA-2`, es: `La huella ${deQue} usa SHA-2` },
      message: `Algoritmo de resumen no permitido en la ${ordinal} referencia`,
      expected: { en: 'DigestMethod sha256, sha384 or sha512', es: 'un DigestMethod sha256, sha384 o sha512' },
      part: 'reference',
      finding: referenceFinding(of, digestAlgorithm),
      attribute: 'Algorithm',
      wrong: sha1,
      alsoFires: ['ZE02', digest],
    }),
    statement({
      code: digest,
      place: `${place}/ds:DigestValue`,
      title: { en: `The digest of ${what.en} matches`, es: `La huella ${deQue} coincide` },
      message: `El resumen ${deQue} no coincide`,
      expected: { en: `the digest of ${what.en}`, es: `la huella ${deQue}` },
      part: 'reference',
      finding: referenceFinding(of, mismatch),
      fix: {
        en: `Sign after the last change: nothing of ${what.en} may be touched, reformatted or re-encoded once it is signed.`,
        es: `Firme después del último cambio: una vez firmado, no modifique, reformatee ni recodifique nada ${deQue}.`,
      },
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
    title: {
      en: 'The signature value verifies with the certificate',
      es: 'El valor de la firma se verifica con el certificado',
    },
    message: 'El valor de la firma no se verifica con el certificado',
    expected: {
      en: 'a value that the key of the certificate made over SignedInfo',
      es: 'el valor calculado sobre SignedInfo con la clave del certificado',
    },
    part: 'signatureValue',
    finding: ({ signatureValue }) =>
      signatureValue.ok
        ? undefined
        : {
            found: explanationOf(signatureValue, {
              en: 'a value that does not verify',
              es: 'un valor que no se verifica',
            }),
          },
    fix: {
      en: 'Sign with the private key of the certificate in KeyInfo, over the canonical SignedInfo.',
      es: 'Firme el SignedInfo canónico con la clave privada del certificado incluido en KeyInfo.',
    },
    wrong: 'AAAA',
    alsoFires: ['ZE02'],
  }),
];

/** The signature, what it covers and how, in annex order. */
const referencesRules: readonly Rule[] = [oneSignature, ...signedInfoRules, ...digestRules];

/** The structure of a signature, in annex order; the rules after those of the references are in files of their own. */
export const signatureRules = group(
  {
    code: 'DC',
    title: { en: 'Signature structure', es: 'Estructura de la firma' },
    stage: 'signature',
    about: 'signature',
  },
  [...referencesRules, ...keyAndObjectRules, ...signingCertificateRules, ...policyAndRoleRules],
);
