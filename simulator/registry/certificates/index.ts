export { joinedTrust, readOwnTrust } from './bring-your-own.ts';
export { type Certificates, createCertificates } from './certificates.ts';
export { refusalsOfCertificate } from './chain.ts';
export { defectiveCertificates } from './defective.ts';
export { describeCertificate } from './describe.ts';
