import { group } from '../engine/rule.ts';
import { keyAndObjectRules } from './dc-key-info.ts';
import { policyAndRoleRules } from './dc-policy.ts';
import { referencesRules } from './dc-references.ts';
import { signingCertificateRules } from './dc-signing-certificates.ts';

export const signatureRules = group(
  { code: 'DC', title: 'Signature structure', stage: 'signature', about: 'signature' },
  [...referencesRules, ...keyAndObjectRules, ...signingCertificateRules, ...policyAndRoleRules],
);
