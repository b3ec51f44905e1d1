/** A small document with everything that canonicalisation stumbles over; its text is canonical but for the declaration. */
export const declarations: Readonly<Record<string, string>> = {
  '': 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
  ds: 'http://www.w3.org/2000/09/xmldsig#',
  ext: 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2',
  sts: 'dian:gov:co:facturaelectronica:Structures-2-1',
  xades: 'http://uri.etsi.org/01903/v1.3.2#',
  xsi: 'http://www.w3.org/2001/XMLSchema-instance',
};

export const declarationsText = (kept: (prefix: string) => boolean = () => true): string =>
  Object.entries(declarations)
    .filter(([prefix]) => kept(prefix))
    .map(([prefix, uri]) => ` xmlns${prefix === '' ? '' : ':'}${prefix}="${uri}"`)
    .join('');

/** Where the signature goes. */
export const place = '<ext:ExtensionContent></ext:ExtensionContent>';

export const sampleInvoice = `<Invoice${declarationsText()} xsi:schemaLocation="urn:example invoice.xsd">
  <ext:UBLExtensions>
    <ext:UBLExtension><ext:ExtensionContent><sts:DianExtensions></sts:DianExtensions></ext:ExtensionContent></ext:UBLExtension>
    <ext:UBLExtension>${place}</ext:UBLExtension>
  </ext:UBLExtensions>
  <cbc:ID>SETP990000001</cbc:ID>
  <cbc:Note>Compañía Ñandú &amp; hijos: 5 &lt; 7 &gt; 3</cbc:Note>
  <cbc:Note></cbc:Note>
  <cac:Party><cbc:CompanyID schemeID="8" schemeName="31">900123456</cbc:CompanyID></cac:Party>
</Invoice>`;
