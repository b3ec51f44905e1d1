import { describe, expect, it } from 'vitest';
import type { SubjectKind } from '../document/kind.ts';
import { parsed } from '../testing/authority.fixture.ts';
import { proposalsFor } from './propose.ts';

const payroll = (nit: string): string =>
  `<NominaIndividual><ProveedorXML NIT="${nit}" SoftwareID="other"/><Empleador NIT="${nit}" Pais="XX"/></NominaIndividual>`;

const invoice = (nit: string): string =>
  '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"' +
  ' xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"' +
  ' xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"' +
  ' xmlns:ext="urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2" xmlns:sts="s"><ext:UBLExtensions><ext:UBLExtension>' +
  '<ext:ExtensionContent><sts:DianExtensions><sts:SoftwareProvider><sts:SoftwareID>other</sts:SoftwareID>' +
  '</sts:SoftwareProvider></sts:DianExtensions></ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>' +
  '<cac:AccountingSupplierParty><cac:Party><cac:PartyTaxScheme>' +
  `<cbc:CompanyID>${nit}</cbc:CompanyID></cac:PartyTaxScheme></cac:Party></cac:AccountingSupplierParty></Invoice>`;

const software = '/*/ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider';

const examples = (kind: SubjectKind, xml: string, xpath: string): readonly unknown[] =>
  proposalsFor(parsed(xml), kind, { xpath, found: '"x"', expected: 'a registered one' }).filter(
    ({ source }) => source === 'example',
  );

const own = '900373115';
const specimens = '901500100';

describe('an example of what says who issues a document', () => {
  it.each<readonly [SubjectKind, string, string]>([
    ['payroll', payroll(own), '/*/Empleador/@NIT'],
    ['payroll', payroll(own), '/*/ProveedorXML/@NIT'],
    ['payroll', payroll(own), '/*/ProveedorXML/@SoftwareID'],
    ['invoice', invoice(own), '/*/cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID'],
    ['invoice', invoice(own), `${software}/sts:SoftwareID`],
  ])('is not proposed to another company: %s %#', (kind, xml, xpath) => {
    expect(examples(kind, xml, xpath)).toEqual([]);
  });

  it.each<readonly [SubjectKind, string, string]>([
    ['payroll', payroll(specimens), '/*/ProveedorXML/@SoftwareID'],
    ['invoice', invoice(specimens), `${software}/sts:SoftwareID`],
    ['payroll', payroll(own), '/*/Empleador/@Pais'],
  ])('is proposed to the company of the examples, as others are to anyone: %s %#', (kind, xml, xpath) => {
    expect(examples(kind, xml, xpath)).toHaveLength(1);
  });
});
