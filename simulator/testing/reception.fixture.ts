/**
 * Material for testing the reception of documents: documents with little more than their filing keys, and a catalogue
 * of two rules for every kind, so that no rule of the annex runs.
 */
import { createCatalogue, type Catalogue } from '../judge/engine/catalogue.ts';
import { documentKinds, type DocumentKind } from '../document/kind.ts';
import * as is from '../checks/vocabulary/is.ts';
import { annex, everyDocument, group, notifies, rejects, rule, type RuleGroup } from '../judge/engine/rule.ts';
import { issuer } from './invoice.fixture.ts';
import { same } from '../../src/common/text/bilingual.ts';

const about = { fix: same('Mend it.'), source: annex('FE 1.9') } as const;

const ledger = group({ code: 'LEDGER', title: same('Documents already processed'), stage: 'ledger' }, [
  rule({
    ...about,
    family: '90',
    title: same('The document was not accepted before'),
    codes: everyDocument(rejects('90')),
    message: 'Documento procesado anteriormente.',
    needs: ['priorDocuments'],
    check: ({ priorDocuments: { duplicate } }) =>
      is.satisfying({
        expected: same('a new document'),
        per: 'document',
        test: () => (duplicate === undefined ? undefined : { found: same(duplicate.key) }),
      }),
  }),
]);

/** Text that makes a small document break rule XX01. */
export const flaw = 'REJECT ME';

const content = group({ code: 'XX', title: same('Content'), stage: 'content' }, [
  rule({
    ...about,
    family: 'XX01',
    title: same('The document is not flawed'),
    codes: everyDocument(rejects('XX01')),
    message: 'Documento defectuoso',
    check: is.satisfying({
      expected: same('a document without flaw'),
      per: 'document',
      test: ({ subject }) => (subject.document.text.includes(flaw) ? { found: same(flaw) } : undefined),
    }),
  }),
]);

/** Text that causes a notification for a small document, if the catalogue has these rules. */
export const remarkable = 'REMARK ON ME';

export const remarks = group({ code: 'XN', title: same('Remarks'), stage: 'content' }, [
  rule({
    ...about,
    family: 'XN01',
    title: same('The document is not remarkable'),
    codes: everyDocument(notifies('XN01')),
    message: 'Documento notable',
    check: is.satisfying({
      expected: same('a document like any other'),
      per: 'document',
      test: ({ subject }) => (subject.document.text.includes(remarkable) ? { found: same(remarkable) } : undefined),
    }),
  }),
]);

export const smallCatalogue = (...more: readonly RuleGroup[]): Catalogue => createCatalogue([ledger, ...more, content]);

/** The options of a small document. */
export type Small = {
  readonly number?: string;
  readonly key?: string;
  readonly issuerNit?: string;
  readonly note?: string;
  readonly software?: string;
  readonly worker?: string;
  /** Unique code of the document that a note corrects. */
  readonly corrects?: string;
};

const urn = 'urn:oasis:names:specification:ubl:schema:xsd';

const ublRoots: Readonly<Partial<Record<DocumentKind, readonly [root: string, type: string]>>> = {
  invoice: ['Invoice', '<cbc:InvoiceTypeCode>01</cbc:InvoiceTypeCode>'],
  creditNote: ['CreditNote', '<cbc:CreditNoteTypeCode>91</cbc:CreditNoteTypeCode>'],
  debitNote: ['DebitNote', ''],
  supportDocument: ['Invoice', '<cbc:InvoiceTypeCode>05</cbc:InvoiceTypeCode>'],
  supportAdjustmentNote: ['CreditNote', '<cbc:CreditNoteTypeCode>95</cbc:CreditNoteTypeCode>'],
  posTicket: ['Invoice', '<cbc:InvoiceTypeCode>20</cbc:InvoiceTypeCode>'],
  equivalentCreditNote: ['CreditNote', '<cbc:CreditNoteTypeCode>94</cbc:CreditNoteTypeCode>'],
  equivalentDebitNote: ['DebitNote', '<cbc:CustomizationID>20</cbc:CustomizationID>'],
};

type Said = Required<Small>;

const party = (role: string, nit: string): string =>
  `<cac:${role}><cac:Party><cac:PartyTaxScheme><cbc:RegistrationName>NIT ${nit}</cbc:RegistrationName>` +
  `<cbc:CompanyID schemeID="2" schemeName="31">${nit}</cbc:CompanyID></cac:PartyTaxScheme></cac:Party></cac:${role}>`;

const partner = '800100200';

const billingReference = (key: string): string =>
  key === ''
    ? ''
    : `<cac:BillingReference><cac:InvoiceDocumentReference><cbc:UUID>${key}</cbc:UUID></cac:InvoiceDocumentReference></cac:BillingReference>`;

const smallUbl = ([root, type]: readonly [string, string], kind: DocumentKind, said: Said): string => {
  const [supplier, customer] = kind.startsWith('support') ? [partner, said.issuerNit] : [said.issuerNit, partner];
  return (
    `<${root} xmlns="${urn}:${root}-2" xmlns:cac="${urn}:CommonAggregateComponents-2" xmlns:cbc="${urn}:CommonBasicComponents-2"` +
    ` xmlns:ext="${urn}:CommonExtensionComponents-2" xmlns:sts="dian:gov:co:facturaelectronica:Structures-2-1">` +
    '<ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent><sts:DianExtensions><sts:SoftwareProvider>' +
    `<sts:SoftwareID>${said.software}</sts:SoftwareID></sts:SoftwareProvider></sts:DianExtensions></ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>` +
    `<cbc:ID>${said.number}</cbc:ID><cbc:UUID>${said.key}</cbc:UUID>${type}<cbc:Note>${said.note}</cbc:Note>` +
    billingReference(said.corrects) +
    `${party('AccountingSupplierParty', supplier)}${party('AccountingCustomerParty', customer)}</${root}>`
  );
};

const payrollContent = (type: string, { number, key, issuerNit, note, software, worker }: Said): string =>
  `<Periodo FechaLiquidacionInicio="2026-11-01"/><NumeroSecuenciaXML Numero="${number}"/><ProveedorXML SoftwareID="${software}"/>` +
  `<InformacionGeneral TipoXML="${type}" CUNE="${key}" EncripCUNE="CUNE-SHA384" FechaGen="2026-11-20"/><Notas>${note}</Notas>` +
  `<Empleador RazonSocial="NIT ${issuerNit}" NIT="${issuerNit}" DV="2"/><Trabajador NumeroDocumento="${worker}"/>`;

const smallPayroll = (kind: DocumentKind, said: Said): string => {
  const root = kind === 'payroll' ? 'NominaIndividual' : 'NominaIndividualDeAjuste';
  const inside =
    kind === 'payroll'
      ? payrollContent('102', said)
      : `<TipoNota>1</TipoNota><Reemplazar>${payrollContent('103', said)}</Reemplazar>`;
  return `<${root} xmlns="dian:gov:co:facturaelectronica:${root}">${inside}</${root}>`;
};

/** A document of that kind, number A1 and key `c0de` by default. */
export const small = (kind: DocumentKind, said: Small = {}): string => {
  const usual = { number: 'A1', key: 'c0de', issuerNit: issuer.nit, note: '', software: 's', worker: '1020' };
  const whole = { ...usual, corrects: '', ...said };
  const ubl = ublRoots[kind];
  return ubl === undefined ? smallPayroll(kind, whole) : smallUbl(ubl, kind, whole);
};

/** An event with that code about a document; number, key and flaw as in other small documents. */
export const smallEvent = (
  code: string,
  documentKey: string,
  { number = 'E1', key = 'e0', note = '' }: Small = {},
): string =>
  `<ApplicationResponse xmlns="${urn}:ApplicationResponse-2" xmlns:cac="${urn}:CommonAggregateComponents-2" xmlns:cbc="${urn}:CommonBasicComponents-2">` +
  `<cbc:ID>${number}</cbc:ID><cbc:UUID>${key}</cbc:UUID><cbc:Note>${note}</cbc:Note>` +
  `<cac:SenderParty><cac:PartyTaxScheme><cbc:CompanyID>${issuer.nit}</cbc:CompanyID></cac:PartyTaxScheme></cac:SenderParty>` +
  `<cac:ReceiverParty><cac:PartyTaxScheme><cbc:CompanyID>${partner}</cbc:CompanyID></cac:PartyTaxScheme></cac:ReceiverParty>` +
  `<cac:DocumentResponse><cac:Response><cbc:ResponseCode>${code}</cbc:ResponseCode></cac:Response>` +
  `<cac:DocumentReference><cbc:UUID>${documentKey}</cbc:UUID></cac:DocumentReference></cac:DocumentResponse></ApplicationResponse>`;

/** The container in which a document is sent to its receiver, without the parts that are not read here. */
export const attached = (xml: string): string =>
  `<AttachedDocument xmlns="${urn}:AttachedDocument-2" xmlns:cac="${urn}:CommonAggregateComponents-2" xmlns:cbc="${urn}:CommonBasicComponents-2">` +
  `<cac:Attachment><cac:ExternalReference><cbc:Description><![CDATA[${xml}]]></cbc:Description></cac:ExternalReference></cac:Attachment></AttachedDocument>`;

/** One small document of every kind, each with a number and a key of its own. */
export const smallOfEveryKind = (): readonly (readonly [kind: DocumentKind, xml: string])[] =>
  documentKinds.map((kind) => [kind, small(kind, { number: `${kind}1`, key: `key-of-${kind.toLowerCase()}` })]);
