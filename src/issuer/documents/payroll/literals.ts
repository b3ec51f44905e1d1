/** Fixed texts that the authority requires in payroll documents (NE annex 1.0, structure tables). */

export type PayrollRoot = 'NominaIndividual' | 'NominaIndividualDeAjuste';

/** `InformacionGeneral/@Version`. */
export const versions: Readonly<Record<PayrollRoot, string>> = {
  NominaIndividual: 'V1.0: Documento Soporte de Pago de Nómina Electrónica',
  NominaIndividualDeAjuste: 'V1.0: Nota de Ajuste de Documento Soporte de Pago de Nómina Electrónica',
};

/** `InformacionGeneral/@EncripCUNE`. */
export const cuneScheme = 'CUNE-SHA384';

/** `Pago/@Forma`: the table has no other. */
export const cashForm = '1';

/** The language of documents issued in Colombia. */
export const spanish = 'es';

const schemaInstance = 'http://www.w3.org/2001/XMLSchema-instance';

/**
 * Prefixes that a payroll document declares, the signature's included. `xs`
 * is bound to the instance namespace too, as in the authority's own examples.
 */
export const namespacesOf = (root: PayrollRoot): Readonly<Record<string, string>> => ({
  '': `dian:gov:co:facturaelectronica:${root}`,
  xs: schemaInstance,
  ds: 'http://www.w3.org/2000/09/xmldsig#',
  ext: 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2',
  xades: 'http://uri.etsi.org/01903/v1.3.2#',
  xades141: 'http://uri.etsi.org/01903/v1.4.1#',
  xsi: schemaInstance,
});

const schemaFiles: Readonly<Record<PayrollRoot, string>> = {
  NominaIndividual: 'NominaIndividualElectronicaXSD.xsd',
  NominaIndividualDeAjuste: 'NominaIndividualDeAjusteElectronicaXSD.xsd',
};

/** Attributes of the root: the schema requires the first one, empty and without a namespace. */
export const rootAttributes = (root: PayrollRoot): Readonly<Record<string, string>> => ({
  SchemaLocation: '',
  'xsi:schemaLocation': `dian:gov:co:facturaelectronica:${root} ${schemaFiles[root]}`,
});
