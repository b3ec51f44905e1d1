/**
 * How codes that mirror those of the invoice and its notes are broken where a document of the till is broken another way,
 * or cannot be; and which of them have no literal reading.
 */
import { customer, dian } from '../../document/paths.ts';
import type { Requirement, Violation } from '../../checks/vocabulary/violation.ts';
import type { RuleCode } from '../../judge/engine/rule.ts';
import type { Bilingual } from '../../../src/common/text/bilingual.ts';

type Way = Pick<RuleCode, 'unreachable' | 'violation' | 'brokenIn' | 'readsAlike'> & {
  /** Codes that fire in addition to those that the invoice's rule declares; written as the invoice's codes. */
  readonly also?: readonly string[];
};

const each = (codes: string, way: Way): Readonly<Record<string, Way>> =>
  Object.fromEntries(codes.split(' ').map((code) => [code, way]));

const exports: Bilingual = {
  en: 'It is about exports, which are invoices of type 02: no such document is a ticket, or adjusts one.',
  es: 'Trata de exportaciones, que son facturas de tipo 02: ningún tiquete lo es y ninguna nota de ajuste se refiere a una.',
};

const contingency: Bilingual = {
  en: 'It is about invoices of contingency, types 03 and 04: a document of these types is judged as an invoice.',
  es: 'Trata de facturas de contingencia, tipos 03 y 04: un documento de esos tipos se valida como factura.',
};

const contracts: Bilingual = {
  en: 'It is about notes to invoices of AIU contracts, operation 09: no ticket has that operation.',
  es: 'Trata de notas a facturas de contratos AIU, operación 09: ningún tiquete tiene esa operación.',
};

const numbered = (text: string): Violation => ({ built: [{ edit: 'set', path: '/*/cbc:ID', text }] });

const buyer = `${customer}/cac:Party`;
/** The final consumer, who has most tickets, has no check digit and no mailbox. */
const named: Requirement = { path: `${buyer}/cac:PartyTaxScheme/cbc:CompanyID/@schemeName`, text: '31' };

/** By code. */
export const ways: Readonly<Record<string, Way>> = {
  ...each('DEAZ04 DEAZ05 NAAZ04 NAAZ05 NADAZ04 NADAZ05', { unreachable: exports }),
  ...each('DEAI02 DEAI03', { unreachable: contingency }),
  ...each('NAAV03 NADAV03', { unreachable: contracts }),
  // Operations of mandates, freight and AIU contracts are none of a ticket.
  ...each('DEAV03 DEAV08a DEAV08b DEAV08c DEAV08d DEBF04 DEBF05', { also: ['DEAD02'] }),
  // The bag tax of the official example has no base.
  ...each('DEAS05 NAAS05 NADAS05', { readsAlike: true }),
  // A ticket is paid at once.
  DEAN04: { also: ['DEAN02'] },
  // The range of tickets begins with 1.
  DEAB11b: {
    violation: {
      built: [{ edit: 'set', path: `${dian}/sts:InvoiceControl/sts:AuthorizedInvoices/sts:From`, text: '0' }],
    },
  },
  DEAD05b: { violation: numbered('EPOS0') },
  ...each('DEAD05c DEAD05d', { violation: numbered('EPOS1000001') }),
  ...each('DEAK24 NAAK24 NADAK24', { brokenIn: [named] }),
  ...each('NAAK19 NADAK19', { brokenIn: [{ path: `${buyer}/cac:Contact/cbc:ElectronicMail` }] }),
  // A tax by 100 ml without its scheme is reckoned by unit: its amount is wrong, too.
  ...each('DEAX15 NAAX15 NADAX15', {
    brokenIn: [
      { path: '/*/cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount', text: '0.00', not: true },
      { path: '/*/cac:InvoiceLine/cac:TaxTotal/cac:TaxSubtotal/cbc:BaseUnitMeasure', not: true },
    ],
  }),
  // The software of the family issues for one company.
  ...each('NABG04b NADBG04b', { also: ['FAB24b'] }),
};
