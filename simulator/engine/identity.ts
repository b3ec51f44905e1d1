import { keyFieldsOf } from '../intake/key-fields.ts';
import type { Subject } from './subject.ts';

/** What names a document: who issued it to whom, its type and number, and its unique code. Empty text where absent. */
export type Identity = {
  readonly issuerNit: string;
  readonly receiverId: string;
  /** 01, 02, 03, 04, 05, 91, 92, 95, 102, 103. */
  readonly type: string;
  readonly number: string;
  readonly key: string;
  readonly issueDate: string;
  readonly payableAmount: string;
};

const companyId = (role: string): string => `/*/cac:${role}/cac:Party/cac:PartyTaxScheme/cbc:CompanyID`;

export const identityOf = (subject: Subject): Identity =>
  subject.once('identity', () => {
    const keys = keyFieldsOf(subject.root, subject.kind);
    const inverted = subject.kind === 'supportDocument' || subject.kind === 'supportAdjustmentNote';
    return {
      issuerNit: keys.issuerNit ?? '',
      receiverId: subject.text(companyId(inverted ? 'AccountingSupplierParty' : 'AccountingCustomerParty')) ?? '',
      type: keys.type ?? '',
      number: keys.number ?? '',
      key: keys.uuid ?? '',
      issueDate: subject.text('/*/cbc:IssueDate') ?? '',
      payableAmount:
        subject.text(
          `/*/cac:${subject.kind === 'debitNote' ? 'RequestedMonetaryTotal' : 'LegalMonetaryTotal'}/cbc:PayableAmount`,
        ) ?? '',
    };
  });
