import { createCatalogue, type Catalogue } from '../engine/catalogue.ts';
import { extensions } from './ab-extensions.ts';
import { header } from './ad-header.ts';
import { supplierRules } from './aj-supplier.ts';
import { customerRules } from './ak-customer.ts';
import { taxRules } from './as-taxes.ts';
import { totalRules } from './au-totals.ts';
import { ledgerRules, platformRules } from './platform.ts';
import { certificateRules } from './signature-certificate.ts';
import { signatureRules, validityRules } from './signature-structure.ts';
import { schemaRules, zipRules } from './zb-schema.ts';

/** Every group of rules, in the order of the annex; the lines of a verdict follow it. */
const groups = [
  zipRules,
  ledgerRules,
  schemaRules,
  certificateRules,
  validityRules,
  signatureRules,
  ...extensions,
  ...header,
  supplierRules,
  customerRules,
  taxRules,
  totalRules,
  platformRules,
];

let built: Catalogue | undefined;

/** The catalogue of the authority's rules, built once. */
export const catalogue = (): Catalogue => (built ??= createCatalogue(groups));
