import { quoted } from '../checks/vocabulary/check.ts';
import type { Rule } from '../engine/rule.ts';
import { digestMethods, onceRule, signatureProperties, statement, xmldsig } from './dc-statement.ts';

const policyUrl = 'https://facturaelectronica.dian.gov.co/politicadefirma/v2/politicadefirmav2.pdf';
const policyDigest = 'dMoMvtcG5aIzgYo0tIsSQeVJBDnUnfSOfBpxXrmor0Y=';

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
    title: 'The signature follows the policy in force',
    message: 'La política de firma no es la vigente',
    expected: policyUrl,
    part: 'identifier',
    finding: ({ parts, policy: stated }) =>
      parts.sigPolicyId.length === 0 || stated.identifier === policyUrl
        ? undefined
        : { found: quoted(stated.identifier) },
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
    title: 'The digest of the policy uses SHA-2',
    message: 'Algoritmo de resumen no permitido en la política',
    expected: 'DigestMethod sha256, sha384 or sha512',
    part: 'policyDigestMethod',
    finding: ({ parts, policy: stated }) =>
      parts.sigPolicyHash.length === 0 ||
      (stated.digestAlgorithm !== undefined && digestMethods.has(stated.digestAlgorithm))
        ? undefined
        : { found: quoted(stated.digestAlgorithm) },
    brokenAt: `${policyId}/xades:SigPolicyHash/ds:DigestMethod`,
    attribute: 'Algorithm',
    wrong: `${xmldsig}sha1`,
  }),
  statement({
    code: 'DC53',
    place: '//xades:SigPolicyHash/ds:DigestValue',
    title: 'The digest is that of the policy in force',
    message: 'El resumen de la política de firma no coincide',
    expected: policyDigest,
    part: 'policyDigestValue',
    finding: ({ parts, policy: stated }) =>
      parts.sigPolicyHash.length === 0 || stated.digest === policyDigest ? undefined : { found: quoted(stated.digest) },
    brokenAt: `${policyId}/xades:SigPolicyHash/ds:DigestValue`,
    wrong: 'AAAA',
  }),
];

const role = `${signatureProperties}/xades:SignerRole`;
const roles = new Set(['supplier', 'third party']);

const roleRules: readonly Rule[] = [
  onceRule({
    code: 'DC54',
    place: '//xades:SignerRole',
    name: 'xades:SignerRole',
    parent: 'signedSignatureProperties',
    part: 'signerRole',
    message: 'SignerRole debe aparecer una sola vez en la firma',
    brokenAt: role,
  }),
  onceRule({
    code: 'DC55',
    place: '//xades:ClaimedRoles',
    name: 'xades:ClaimedRoles',
    parent: 'signerRole',
    part: 'claimedRoles',
    message: 'ClaimedRoles debe aparecer una sola vez en la firma',
    brokenAt: `${role}/xades:ClaimedRoles`,
  }),
  statement({
    code: 'DC56',
    place: '//xades:ClaimedRole',
    title: 'The signer claims to be supplier or third party',
    message: 'El rol del firmante debe ser supplier o third party',
    expected: 'ClaimedRole "supplier" or "third party"',
    part: 'claimedRole',
    finding: ({ parts, roles: claimed }) =>
      parts.claimedRoles.length === 0 || (claimed.length > 0 && claimed.every((one) => roles.has(one)))
        ? undefined
        : { found: quoted(claimed.join(', ')) },
    brokenAt: `${role}/xades:ClaimedRoles/xades:ClaimedRole`,
    wrong: 'customer',
  }),
];

/** The policy that the signature follows and the role of the signer, in annex order. */
export const policyAndRoleRules: readonly Rule[] = [...policyRules, ...roleRules];
