import { createCatalogue, type Catalogue } from '../engine/catalogue.ts';
import { extensionRules } from './ab-extensions.ts';
import { headerRules } from './ad-header.ts';
import { invoicePeriodRules } from './ae-periods.ts';
import { supplierRules } from './aj-supplier.ts';
import { customerRules } from './ak-customer.ts';
import { taxRules } from './as-taxes.ts';
import { totalRules } from './au-totals.ts';
import { discrepancyRules } from './bg-discrepancy.ts';
import { referenceRules } from './bg-references.ts';
import { signatureRules } from './dc-signature.ts';
import { payrollRules } from './nie-payroll.ts';
import { periodRules } from './fc-periods.ts';
import { ledgerRules, platformRules } from './platform.ts';
import { schemaRules } from './zb-schema.ts';
import { certificateRules } from './zd-certificate.ts';
import { validityRules } from './ze-signature.ts';
import { zipRules } from './zip-archive.ts';

/** Every group of rules, in the order of the stages and, within one, of the annex; the lines of a verdict follow it. */
const groups = [
  zipRules,
  ledgerRules,
  schemaRules,
  certificateRules,
  validityRules,
  signatureRules,
  ...extensionRules,
  headerRules,
  invoicePeriodRules,
  supplierRules,
  customerRules,
  taxRules,
  totalRules,
  discrepancyRules,
  referenceRules,
  periodRules,
  platformRules,
  ...payrollRules,
];

let built: Catalogue | undefined;

/** The catalogue of the authority's rules, built once. */
export const catalogue = (): Catalogue => (built ??= createCatalogue(groups));
