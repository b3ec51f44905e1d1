import { createCatalogue, type Catalogue } from '../judge/engine/catalogue.ts';
import { taxRepresentativeRules } from './al-tax-representative.ts';
import { deliveryRules } from './am-delivery.ts';
import { deliveryTermRules } from './bc-delivery-terms.ts';
import { relatedDocumentRules } from './af-documents.ts';
import { referredNoteRules } from './bh-notes.ts';
import { paymentMeansRules } from './an-payment-means.ts';
import { prepaidRules } from './bd-prepaid.ts';
import { allowanceChargeRules } from './aq-allowance-charges.ts';
import { exchangeRateRules } from './ar-exchange-rate.ts';
import { withholdingRules } from './at-withholdings.ts';
import { lineRules } from './av-lines.ts';
import { referencePriceRules } from './aw-reference-price.ts';
import { lineAllowanceRules } from './be-line-allowances.ts';
import { lineTaxRules } from './ax-line-taxes.ts';
import { lineWithholdingRules } from './ay-line-withholdings.ts';
import { itemRules } from './az-items.ts';
import { mandateRules } from './ba-mandates.ts';
import { priceRules } from './bb-prices.ts';
import { ticketRules } from './equivalent/extensions.ts';
import { withEquivalents } from './equivalent/index.ts';
import { dueDiligenceRules } from './add-due-diligence.ts';
import { figureRules } from './vlr-figures.ts';
import { extensionRules } from './ab-extensions.ts';
import { headerRules } from './ad-header.ts';
import { invoicePeriodRules } from './ae-periods.ts';
import { supplierRules } from './aj-supplier.ts';
import { customerRules } from './ak-customer.ts';
import { taxRules } from './as-taxes.ts';
import { totalRules } from './au-totals.ts';
import { discrepancyRules } from './bg-discrepancy.ts';
import { referenceRules } from './bg-references.ts';
import { signatureRules } from './dc-references.ts';
import { payrollRules } from './nie-payroll.ts';
import { periodRules } from './fc-periods.ts';
import { acceptedInvoiceRules } from './lgc-accepted.ts';
import { eventSigningRules } from './dc-events.ts';
import { eventHeadRules } from './events-head.ts';
import { eventLedgerRules, eventOrderRules } from './events-order.ts';
import { eventPartyRules } from './events-parties.ts';
import { eventResponseRules } from './events-response.ts';
import { ledgerRules, platformRules } from './platform.ts';
import { schemaRules } from './zb-schema.ts';
import { certificateRules } from './zd-certificate.ts';
import { validityRules } from './ze-signature.ts';
import { serviceRules } from './za-service.ts';
import { transmissionRules } from './zc-transmission.ts';
import { rangeOutcomes } from './range-outcomes.ts';
import { statusOutcomes } from './status-outcomes.ts';
import { xmlOutcomes } from './xml-outcomes.ts';
import { zipOutcomes, zipRules } from './zip-archive.ts';

/** Every group of rules, in the order of the stages and, within one, of the annex; the lines of a verdict follow it. */
const groups = [
  zipRules,
  serviceRules,
  ledgerRules,
  eventLedgerRules,
  schemaRules,
  transmissionRules,
  certificateRules,
  validityRules,
  signatureRules,
  eventSigningRules,
  ...extensionRules,
  ticketRules,
  headerRules,
  invoicePeriodRules,
  relatedDocumentRules,
  referredNoteRules,
  supplierRules,
  customerRules,
  taxRepresentativeRules,
  deliveryRules,
  deliveryTermRules,
  paymentMeansRules,
  prepaidRules,
  allowanceChargeRules,
  exchangeRateRules,
  taxRules,
  withholdingRules,
  totalRules,
  lineRules,
  referencePriceRules,
  lineAllowanceRules,
  lineTaxRules,
  lineWithholdingRules,
  itemRules,
  mandateRules,
  priceRules,
  discrepancyRules,
  referenceRules,
  acceptedInvoiceRules,
  periodRules,
  dueDiligenceRules,
  figureRules,
  platformRules,
  ...payrollRules,
  ...eventHeadRules,
  ...eventPartyRules,
  eventResponseRules,
  eventOrderRules,
];

let built: Catalogue | undefined;

/** The catalogue of the authority's rules, built once. */
export const catalogue = (): Catalogue =>
  (built ??= createCatalogue(groups.map(withEquivalents), [statusOutcomes, rangeOutcomes, xmlOutcomes, zipOutcomes]));
