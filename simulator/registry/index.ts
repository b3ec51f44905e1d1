export type { Behaviour } from './behaviour.ts';
export { type OwnTrust, joinedTrust, readOwnTrust } from './certificates/bring-your-own.ts';
export { type Certificates, createCertificates } from './certificates/certificates.ts';
export { refusalsOfCertificate } from './certificates/chain.ts';
export { defectiveCertificates } from './certificates/defective.ts';
export { describeCertificate } from './certificates/describe.ts';
export { holderNit } from './certificates/holder.ts';
export type { CertificateFacts } from './certificates/x509/certificate-facts.ts';
export { defaultRegistry } from './default-registry.ts';
export { type RegisteredCompany, companyDefaults, companyRows } from './file/company.ts';
export { type Path, type ToldMistake, tell } from './file/mistake.ts';
export { type ReadRegistry, readRegistryData, readRegistryText } from './file/read.ts';
export { type ListPart, type RegistryCounts, type Rows, listParts, rowChanges, rowsOf } from './file/rows.ts';
export type { RegistryPort } from './port.ts';
export { type TestSetPreset, testSetPresets } from './test-set-presets.ts';
export { type TestSet, progressOf } from './test-sets.ts';
export type {
  Contributor,
  FailedLine,
  JudgedDocument,
  NumberingRange,
  RegisteredSoftware,
  RegistryData,
  SpanishLine,
} from './types.ts';
export { unknownSecrets } from './unknown-secrets.ts';
