import type { JsonName } from '@peculiar/x509';

/** The holder a certificate is issued to. */
export type CertificateOwner = {
  /** Digits without check digit. */
  readonly nit: string;
  readonly checkDigit: string;
  readonly name: string;
};

/** Attribute in which Colombian authorities repeat the organisation's NIT. */
export const nitAttribute = '1.3.6.1.4.1.23267.2.2';
const serialNumberAttribute = '2.5.4.5';

const utf8 = (text: string) => [{ utf8String: text }];
const printable = (text: string) => [{ printableString: text }];

/** UTF8String keeps ñ and accents, which PrintableString cannot hold. */
const rdn = (type: string, text: string): JsonName[number] => ({ [type]: utf8(text) }) as unknown as JsonName[number]; // the library accepts typed strings, its types admit plain ones only

const country = { C: printable('CO') } as unknown as JsonName[number]; // as above: countryName must be a PrintableString

/** Name of one of our authorities; every certificate states in it that it is worthless. */
export const authorityName = (commonName: string, organization = 'Ensayo'): JsonName => [
  country,
  rdn('L', 'Bogota D.C.'),
  rdn('O', organization),
  rdn('OU', 'Simulador sin valor legal'),
  rdn('CN', commonName),
];

/** The NIT is in serialNumber and in the Colombian attribute, in both without check digit. */
export const ownerName = (owner: CertificateOwner): JsonName => [
  country,
  rdn('L', 'Bogota D.C.'),
  rdn('O', owner.name),
  rdn('OU', 'Simulador sin valor legal'),
  { [serialNumberAttribute]: printable(owner.nit) } as unknown as JsonName[number], // as above
  rdn(nitAttribute, owner.nit),
  rdn('CN', owner.name),
];

export const hostName = (host: string): JsonName => [rdn('O', 'Ensayo'), rdn('CN', host)];
