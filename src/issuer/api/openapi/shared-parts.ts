/** The parts that several bodies share, under the names that they have in the description. */
import { accrued, deductions } from '../../requests/payroll/schema-concepts.ts';
import { healthFields } from '../../requests/schema-health.ts';
import type { ObjectSchema } from '../../requests/schema-parts.ts';
import {
  allowanceCharge,
  documentReference,
  line,
  monetaryTotals,
  party,
  paymentForm,
  prepaidPayment,
  supportLine,
  supportPaymentForm,
  taxTotal,
} from '../../requests/schema-ubl.ts';

export const sharedParts = {
  Party: party,
  PaymentForm: paymentForm,
  SupportPaymentForm: supportPaymentForm,
  AllowanceCharge: allowanceCharge,
  TaxTotal: taxTotal,
  MonetaryTotals: monetaryTotals,
  Line: line,
  SupportLine: supportLine,
  PrepaidPayment: prepaidPayment,
  DocumentReference: documentReference,
  HealthFields: healthFields,
  Accrued: accrued,
  Deductions: deductions,
} as const satisfies Readonly<Record<string, ObjectSchema>>;
