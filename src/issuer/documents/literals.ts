/** Fixed texts that the authority asks for (FE annex 1.9, structure tables). */

/** The authority as the agency behind identifiers. */
export const dianAgency = {
  schemeAgencyID: '195',
  schemeAgencyName: 'CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)',
} as const;

/** Code of the NIT among the identity documents. */
export const nitScheme = '31';

/** The authority's own NIT and check digit. */
export const authority = { nit: '800197268', checkDigit: '4' } as const;

export const invoiceProfile = 'DIAN 2.1: Factura Electrónica de Venta';

export const ublVersion = 'UBL 2.1';

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:';

/** Prefixes that every UBL document declares, the signature's included; the default one is the document's own. */
export const namespacesOf = (root: 'Invoice' | 'CreditNote' | 'DebitNote'): Readonly<Record<string, string>> => ({
  '': `${ubl}${root}-2`,
  cac: `${ubl}CommonAggregateComponents-2`,
  cbc: `${ubl}CommonBasicComponents-2`,
  ds: 'http://www.w3.org/2000/09/xmldsig#',
  ext: `${ubl}CommonExtensionComponents-2`,
  sts: 'dian:gov:co:facturaelectronica:Structures-2-1',
  xades: 'http://uri.etsi.org/01903/v1.3.2#',
  xades141: 'http://uri.etsi.org/01903/v1.4.1#',
});
