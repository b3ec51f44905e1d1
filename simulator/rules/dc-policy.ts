import type { SignatureReport } from '../checks/signature/report.ts';
import { childrenNamed } from '../checks/signature/structure.ts';
import { shown, type Finding, counted } from '../checks/vocabulary/check.ts';
import { joined, same, type Bilingual } from '../../src/common/text/bilingual.ts';
import { xades } from '../checks/signature/names.ts';
import type { Rule } from '../judge/engine/rule.ts';
import { digestMethods, onceRule, signatureProperties, statement, xmldsig } from './dc-statement.ts';

const policyUrl = 'https://facturaelectronica.dian.gov.co/politicadefirma/v2/politicadefirmav2.pdf';

/** Base64 of the digests of the file at that address, by the identifier of the method. */
const policyDigests: ReadonlyMap<string | undefined, string> = new Map([
  ['http://www.w3.org/2001/04/xmlenc#sha256', 'dMoMvtcG5aIzgYo0tIsSQeVJBDnUnfSOfBpxXrmor0Y='],
  ['http://www.w3.org/2001/04/xmldsig-more#sha384', 'EQC0kiWPaAME6IsEZ7WuaTWJ97Zmf6hIO69rMCVURmQxBB9ebgLrjhL5BArQ0a0l'],
  [
    'http://www.w3.org/2001/04/xmlenc#sha512',
    'Zcjw1Z9nGQn2j6NyGx8kAaLbOfJGd/fJxRTCeirlqAg7zRG27piJkJOpflGu7XACpMj9hC6dVMcCyzqHxxPZeQ==',
  ],
]);

const byMethod = (algorithm: string | undefined): Bilingual => ({
  en: `by the DigestMethod ${algorithm ?? '(absent)'}`,
  es: `según el DigestMethod ${algorithm ?? '(ausente)'}`,
});

/** By a method that is not allowed, or by none, no value is the digest of the policy. */
const digestFinding = ({ parts, policy: { digest, digestAlgorithm } }: SignatureReport): Finding | undefined => {
  const expected = policyDigests.get(digestAlgorithm);
  const stated = digest?.replace(/\s+/g, '');
  if (parts.sigPolicyHash.length === 0 || (expected !== undefined && stated === expected)) return undefined;
  const [method] = [...policyDigests].find(([, value]) => value === stated) ?? [];
  const itsMethod = { en: `which is the digest by ${method ?? ''}`, es: `que es la huella por ${method ?? ''}` };
  const remarks = [
    ...(method === undefined ? [] : [itsMethod]),
    ...(expected === undefined ? [byMethod(digestAlgorithm)] : []),
  ];
  const found = shown(stated, remarks.length === 0 ? undefined : joined(remarks, ', '));
  return expected === undefined ? { found } : { found, expected: shown(expected, byMethod(digestAlgorithm)) };
};

const policy = `${signatureProperties}/xades:SignaturePolicyIdentifier`;
const policyId = `${policy}/xades:SignaturePolicyId`;

const policyRules: readonly Rule[] = [
  onceRule({
    code: 'DC47',
    place: '//xades:SignaturePolicyIdentifier',
    name: 'xades:SignaturePolicyIdentifier',
    parent: 'signedSignatureProperties',
    part: 'signaturePolicyIdentifier',
    message: 'SignaturePolicyIdentifier debe aparecer una sola vez en la firma',
    brokenAt: policy,
    alsoFires: ['ZE01'],
  }),
  onceRule({
    code: 'DC48',
    place: '//xades:SignaturePolicyId',
    name: 'xades:SignaturePolicyId',
    parent: 'signaturePolicyIdentifier',
    part: 'signaturePolicyId',
    message: 'SignaturePolicyId debe aparecer una sola vez en la firma',
    breakAt: () => ({
      built: [
        { edit: 'remove', path: policyId },
        { edit: 'insert', path: policy, child: { name: 'xades:SignaturePolicyImplied', content: '' } },
      ],
    }),
  }),
  onceRule({
    code: 'DC49',
    place: '//xades:SigPolicyId',
    name: 'xades:SigPolicyId',
    parent: 'signaturePolicyId',
    part: 'sigPolicyId',
    message: 'SigPolicyId debe aparecer una sola vez en la firma',
    brokenAt: `${policyId}/xades:SigPolicyId`,
    repeated: true,
    alsoFires: ['ZB01'],
  }),
  statement({
    code: 'DC50',
    place: '//xades:SigPolicyId/xades:Identifier',
    title: { en: 'The signature follows the policy in force', es: 'La firma cumple la política de firma vigente' },
    message: 'La política de firma no es la vigente',
    expected: same(policyUrl),
    part: 'identifier',
    finding: ({ parts, policy: stated }) =>
      parts.sigPolicyId.length === 0 || stated.identifier === policyUrl
        ? undefined
        : { found: shown(stated.identifier) },
    brokenAt: `${policyId}/xades:SigPolicyId/xades:Identifier`,
    wrong: policyUrl.replace('/v2/', '/v1/'),
  }),
  onceRule({
    code: 'DC51',
    place: '//xades:SigPolicyHash',
    name: 'xades:SigPolicyHash',
    parent: 'signaturePolicyId',
    part: 'sigPolicyHash',
    message: 'SigPolicyHash debe aparecer una sola vez en la firma',
    brokenAt: `${policyId}/xades:SigPolicyHash`,
    repeated: true,
    alsoFires: ['ZB01'],
  }),
  statement({
    code: 'DC52',
    place: '//xades:SigPolicyHash/ds:DigestMethod',
    title: { en: 'The digest of the policy uses SHA-2', es: 'La huella de la política de firma usa SHA-2' },
    message: 'Algoritmo de resumen no permitido en la política',
    expected: { en: 'DigestMethod sha256, sha384 or sha512', es: 'un DigestMethod sha256, sha384 o sha512' },
    part: 'policyDigestMethod',
    finding: ({ parts, policy: stated }) =>
      parts.sigPolicyHash.length === 0 ||
      (stated.digestAlgorithm !== undefined && digestMethods.has(stated.digestAlgorithm))
        ? undefined
        : { found: shown(stated.digestAlgorithm) },
    brokenAt: `${policyId}/xades:SigPolicyHash/ds:DigestMethod`,
    attribute: 'Algorithm',
    wrong: `${xmldsig}sha1`,
    alsoFires: ['DC53'],
  }),
  statement({
    code: 'DC53',
    place: '//xades:SigPolicyHash/ds:DigestValue',
    title: {
      en: 'The digest is that of the policy in force',
      es: 'La huella corresponde a la política de firma vigente',
    },
    message: 'El resumen de la política de firma no coincide',
    expected: {
      en: 'the digest of the policy by the DigestMethod that is stated: sha256, sha384 or sha512',
      es: 'la huella de la política según el DigestMethod indicado: sha256, sha384 o sha512',
    },
    part: 'policyDigestValue',
    finding: digestFinding,
    brokenAt: `${policyId}/xades:SigPolicyHash/ds:DigestValue`,
    wrong: 'AAAA',
  }),
];

const role = `${signatureProperties}/xades:SignerRole`;
const roles = new Set(['supplier', 'third party']);

/** Official examples have no SignerRole: asked is only that there are not several. */
const severalRoles = ({ parts: { signerRole } }: SignatureReport): Finding | undefined =>
  signerRole.length > 1 ? { found: counted(signerRole.length), at: signerRole[1] } : undefined;

const claimedRolesOf = ({ parts }: SignatureReport): Finding | undefined => {
  for (const at of parts.signerRole) {
    const { length } = childrenNamed(at, xades, 'ClaimedRoles');
    if (length !== 1) return { found: counted(length), at };
  }
  return undefined;
};

const roleRules: readonly Rule[] = [
  statement({
    code: 'DC54',
    place: '//xades:SignerRole',
    title: { en: 'xades:SignerRole occurs at most once', es: 'xades:SignerRole aparece a lo sumo una vez' },
    message: 'SignerRole no puede aparecer más de una vez en la firma',
    expected: { en: 'not more than one xades:SignerRole', es: 'a lo sumo un xades:SignerRole' },
    part: 'signerRole',
    finding: severalRoles,
    strictly: {
      holds: { en: 'xades:SignerRole occurs exactly once.', es: 'xades:SignerRole aparece exactamente una vez.' },
      expected: { en: 'exactly one xades:SignerRole', es: 'exactamente un xades:SignerRole' },
      message: 'SignerRole debe aparecer una sola vez en la firma',
      finding: (report) =>
        report.parts.signedSignatureProperties.length > 0 && report.parts.signerRole.length === 0
          ? { found: shown(undefined) }
          : severalRoles(report),
    },
    brokenAt: role,
    repeated: true,
    alsoFires: ['ZB01'],
  }),
  statement({
    code: 'DC55',
    place: '//xades:ClaimedRoles',
    title: {
      en: 'xades:ClaimedRoles occurs exactly once in a SignerRole',
      es: 'xades:ClaimedRoles aparece exactamente una vez en cada SignerRole',
    },
    message: 'ClaimedRoles debe aparecer una sola vez en la firma',
    expected: { en: 'exactly one xades:ClaimedRoles', es: 'exactamente un xades:ClaimedRoles' },
    part: 'claimedRoles',
    finding: claimedRolesOf,
    brokenAt: `${role}/xades:ClaimedRoles`,
    alsoFires: ['DC56'],
  }),
  statement({
    code: 'DC56',
    place: '//xades:ClaimedRole',
    title: {
      en: 'The signer, where its role is stated, claims to be supplier or third party',
      es: 'El firmante, si indica su rol, declara ser supplier o third party',
    },
    message: 'El rol del firmante debe ser supplier o third party',
    expected: { en: 'ClaimedRole "supplier" or "third party"', es: 'un ClaimedRole "supplier" o "third party"' },
    part: 'claimedRole',
    finding: ({ parts, roles: claimed }) =>
      parts.signerRole.length === 0 || claimed.some((one) => roles.has(one))
        ? undefined
        : { found: shown(claimed.length === 0 ? undefined : claimed.join(', ')) },
    brokenAt: `${role}/xades:ClaimedRoles/xades:ClaimedRole`,
    wrong: 'customer',
  }),
];

/** The policy that the signature follows and the role of the signer, in annex order. */
export const policyAndRoleRules: readonly Rule[] = [...policyRules, ...roleRules];
