/**
 * Complete notes and support documents whose codes match their contents, for testing the rules about extensions,
 * header, periods and references. Every content rule of the whole catalogue runs on them.
 */
import { createHash } from 'node:crypto';
import { editSpec } from '../document/edits/edit-spec.ts';
import type { XmlEdit } from '../document/edits/edit.ts';
import { childSpecs, type XmlRootSpec, type XmlSpec } from '../../src/common/xml/node.ts';
import { writeXml } from '../../src/common/xml/write.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import type { RuleResult } from '../judge/engine/results.ts';
import { readUnder } from '../judge/engine/catalogue.ts';
import { runRule } from '../judge/engine/run.ts';
import { createSubject, type Subject } from '../document/subject.ts';
import type { Violation } from '../checks/vocabulary/violation.ts';
import type { JudgedDocument, RegistryData } from '../registry/types.ts';
import { catalogue } from '../rules/index.ts';
import { defaultRegistry } from '../registry/default-registry.ts';
import { now, parsed } from './authority.fixture.ts';
import { issuer, softwareId, softwarePin, textIn } from './invoice.fixture.ts';
import { factsOf, set } from './rules.fixture.ts';
import { documentSpec, seller, widened, type Widened } from './support.fixture.ts';

export { seller, widened, type Widened };

export const extensions = '/*/ext:UBLExtensions';
export const dian = `${extensions}/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions`;
export const control = `${dian}/sts:InvoiceControl`;

/** Of the document that the notes correct. */
export const referencedKey = '1'.repeat(96);

export const isSupport = (kind: Widened): boolean => kind === 'supportDocument' || kind === 'supportAdjustmentNote';

const period: XmlEdit = {
  edit: 'insert',
  path: '/*',
  child: {
    name: 'cac:InvoicePeriod',
    content: [
      { name: 'cbc:StartDate', content: '2026-11-01' },
      { name: 'cbc:StartTime', content: '00:00:00-05:00' },
      { name: 'cbc:EndDate', content: '2026-11-30' },
      { name: 'cbc:EndTime', content: '23:59:59-05:00' },
    ],
  },
  after: ['cbc:LineCountNumeric'],
};

const nested = (names: readonly string[], content: readonly XmlSpec[]): XmlSpec => {
  const [name = '', ...inner] = names;
  return { name, content: inner.length === 0 ? content : [nested(inner, content)] };
};

/** An element that the schema accepts as a signature. */
const signature: XmlEdit = {
  edit: 'insert',
  path: extensions,
  after: ['ext:UBLExtension'],
  child: nested(
    ['ext:UBLExtension', 'ext:ExtensionContent', 'ds:Signature'],
    [
      nested(
        ['ds:SignedInfo'],
        [
          { name: 'ds:CanonicalizationMethod', attributes: { Algorithm: 'urn:c14n' }, content: '' },
          { name: 'ds:SignatureMethod', attributes: { Algorithm: 'urn:method' }, content: '' },
          nested(
            ['ds:Reference'],
            [
              { name: 'ds:DigestMethod', attributes: { Algorithm: 'urn:digest' }, content: '' },
              { name: 'ds:DigestValue', content: 'AAAA' },
            ],
          ),
        ],
      ),
      { name: 'ds:SignatureValue', content: 'AAAA' },
    ],
  ),
};

const described = (text: string): XmlEdit => set('/*/cac:DiscrepancyResponse/cbc:Description', text);

const returned = 'Devolución parcial de los bienes y/o no aceptación parcial del servicio';

const completing: Readonly<Record<Widened, readonly XmlEdit[]>> = {
  creditNote: [period, described(returned)],
  debitNote: [period, described('Intereses')],
  supportDocument: [
    set(`${control}/sts:InvoiceAuthorization`, '18760000002'),
    set(`${control}/sts:AuthorizedInvoices/sts:Prefix`, 'SEDS'),
    set(`${control}/sts:AuthorizedInvoices/sts:From`, '984000000'),
    set(`${control}/sts:AuthorizedInvoices/sts:To`, '985000000'),
  ],
  supportAdjustmentNote: [period, described(returned)],
};

const sha384 = (...parts: readonly string[]): string => createHash('sha384').update(parts.join('')).digest('hex');

/** Of amounts with two decimals and taxes of one code in a group, like all those the fixture computes codes for. */
const taxOf = (spec: XmlSpec, id: string): string => {
  const amounts = childSpecs(spec)
    .filter(({ name }) => name === 'cac:TaxTotal')
    .filter((total) => textIn(total, 'cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:ID') === id)
    .map((total) => Number(textIn(total, 'cbc:TaxAmount')));
  return amounts.reduce((sum, amount) => sum + amount, 0).toFixed(2);
};

/** The hashed text, as the annexes write it (FE 1.9, 11.4; DS 1.1, 14). */
export const codeParts = (kind: Widened, root: XmlSpec): readonly string[] => {
  const at = (path: string): string => textIn(root, path);
  const totals = kind === 'debitNote' ? 'cac:RequestedMonetaryTotal' : 'cac:LegalMonetaryTotal';
  const company = (role: string): string => at(`cac:Accounting${role}Party/cac:Party/cac:PartyTaxScheme/cbc:CompanyID`);
  return [
    ...[at('cbc:ID'), at('cbc:IssueDate'), at('cbc:IssueTime'), at(`${totals}/cbc:LineExtensionAmount`)],
    ...['01', taxOf(root, '01')],
    ...(isSupport(kind) ? [] : ['04', taxOf(root, '04'), '03', taxOf(root, '03')]),
    ...[at(`${totals}/cbc:PayableAmount`), company('Supplier'), company('Customer')],
    ...[softwarePin, at('cbc:ProfileExecutionID')],
  ];
};

const withCodes = (kind: Widened, root: XmlRootSpec): XmlRootSpec => {
  const present = textIn(root, 'cbc:UUID') !== '';
  const code = sha384(...codeParts(kind, root));
  const stated = textIn(root, 'ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:QRCode');
  if (!present || stated === '') return root;
  return editSpec(root, [
    set('/*/cbc:UUID', code),
    set(`${dian}/sts:SoftwareSecurityCode`, sha384(softwareId, softwarePin, textIn(root, 'cbc:ID'))),
    set(`${dian}/sts:QRCode`, `https://catalogo-vpfe-hab.dian.gov.co/document/searchqr?documentkey=${code}`),
  ]);
};

export type Change = Pick<Violation, 'built' | 'coded' | 'sentAfter'> & {
  /** Replaces parts of the default registry. */
  readonly registry?: (data: RegistryData) => Partial<RegistryData>;
  readonly facts?: Partial<Facts>;
};

/** The complete document of that kind; its codes match what was built. */
export const completeSpec = (kind: Widened, { built = [], coded = [] }: Change = {}): XmlRootSpec =>
  editSpec(withCodes(kind, editSpec(documentSpec(kind, [signature, ...completing[kind]]), built)), coded);

const accepted = (kind: Widened): JudgedDocument => ({
  issuerNit: issuer.nit,
  type: isSupport(kind) ? '05' : '01',
  number: isSupport(kind) ? 'SEDS984000001' : 'SETP990000001',
  key: referencedKey,
  receiverId: seller.nit,
  issueDate: '2026-11-20',
  payableAmount: '1000.00',
  state: 'accepted',
  fileName: 'documento.xml',
  xml: '',
  applicationResponse: '',
  lines: [],
  statusMessage: '',
  receivedAt: now,
});

/** The authority's record of the document that a note corrects. */
export const referring = (kind: Widened, changes: Partial<JudgedDocument> = {}): Partial<Facts> => ({
  referencedDocuments: { byKey: new Map([[referencedKey, { ...accepted(kind), ...changes }]]) },
});

const prepared = async (kind: Widened, change: Change) => {
  const subject: Subject = createSubject(kind, parsed(writeXml(completeSpec(kind, change))));
  const known = await factsOf(subject, { registry: change.registry?.(defaultRegistry()) ?? {} });
  const references = subject.text('/*/cac:BillingReference/cac:InvoiceDocumentReference/cbc:UUID');
  const facts: Facts = {
    ...known,
    clock: { now: now + (change.sentAfter ?? 0) },
    certificate: { ...known.certificate, signingTime: { text: '', instant: now, date: undefined } },
    ...(references?.toLowerCase() === referencedKey ? referring(kind) : {}),
    ...change.facts,
  };
  return { subject, facts };
};

/** The result of one rule: its code with the letters of the kind. */
export const outcomeOf = async (kind: Widened, code: string, change: Change = {}): Promise<RuleResult> => {
  const entry = catalogue()
    .entries(kind)
    .find((each) => each.code.code === code);
  if (entry === undefined) throw new Error(`There is no rule ${code} of the ${kind}.`);
  const { subject, facts } = await prepared(kind, change);
  return runRule(readUnder(facts.profile, entry), subject, facts);
};
