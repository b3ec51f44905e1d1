/** The holder a certificate is issued to. */
export type CertificateOwner = {
  /** Digits without check digit. */
  readonly nit: string;
  readonly checkDigit: string;
  readonly name: string;
};

/** UTF8String keeps ñ and accents, which PrintableString cannot hold, but country and serial number must be one. */
export type NameAttribute = { readonly type: string; readonly text: string; readonly as: 'utf8' | 'printable' };

export type Name = readonly NameAttribute[];

/** Attribute in which Colombian authorities repeat the organisation's NIT. */
export const nitAttribute = '1.3.6.1.4.1.23267.2.2';

const utf8 = (type: string, text: string): NameAttribute => ({ type, text, as: 'utf8' });
const printable = (type: string, text: string): NameAttribute => ({ type, text, as: 'printable' });

const country = printable('2.5.4.6', 'CO');
const serialNumber = (text: string): NameAttribute => printable('2.5.4.5', text);
const locality = utf8('2.5.4.7', 'Bogota D.C.');
const organization = (text: string): NameAttribute => utf8('2.5.4.10', text);
const unit = utf8('2.5.4.11', 'Simulador sin valor legal');
const common = (text: string): NameAttribute => utf8('2.5.4.3', text);

/** Name of one of our authorities; every certificate states in it that it is worthless. */
export const authorityName = (name: string, owner = 'Ensayo'): Name => [
  country,
  locality,
  organization(owner),
  unit,
  common(name),
];

/** The NIT is in serialNumber and in the Colombian attribute, in both without check digit. */
export const ownerName = ({ nit, name }: CertificateOwner): Name => [
  country,
  locality,
  organization(name),
  unit,
  serialNumber(nit),
  utf8(nitAttribute, nit),
  common(name),
];

export const hostName = (host: string): Name => [organization('Ensayo'), common(host)];
