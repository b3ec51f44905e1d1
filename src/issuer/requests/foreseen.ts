/**
 * What the authority will object to, where the request shows it: the document is issued as requested, with a warning
 * that names the right value. Paths are canonical.
 */
import { table } from '../../common/code-lists.ts';
import { addDays, isDate } from '../../common/time.ts';
import { checkDigit } from '../codes/check-digit.ts';
import { operationFieldOf } from '../documents/literals.ts';
import type { UblModel } from '../documents/model.ts';
import { percentText } from '../documents/figures.ts';
import { statedPercentage, type ConceptRow } from '../documents/payroll/concepts.ts';
import type { PayrollModel, Period } from '../documents/payroll/model.ts';
import { isSurcharge, surchargeFor } from '../documents/payroll/surcharges.ts';
import type { RequestWarning } from './read.ts';
import { operationsInstead } from './ubl/operation.ts';

const operations = (model: UblModel): readonly RequestWarning[] => {
  const { kind, operation, health } = model;
  const instead = health === undefined ? operationsInstead(kind, operation) : undefined;
  if (instead === undefined) return [];
  const field = operationFieldOf(model);
  const message =
    field === 'type_operation_id'
      ? `El tipo de operación ${operation} no es de este tipo de documento, y la autoridad lo rechaza (AD02). Envíe uno de estos: ${instead}.`
      : `La nota dice que ajusta un documento de tipo ${operation}, y la autoridad lo rechaza (AD02): estas notas solo ajustan tiquetes POS. Envíe ${field} 15, o sin is_eqdoc la nota a una factura.`;
  return [{ code: 'operation-of-another-kind', paths: [field], message }];
};

const credit = '2';

const dueDates = ({ paymentMeans, issueDate }: UblModel): readonly RequestWarning[] =>
  paymentMeans
    .filter(({ form, dueDate }) => form.code === credit && dueDate === undefined)
    .map(({ path, durationDays }) => {
      // Up to 20 digits are read: more than four are no term of payment.
      const isTerm = durationDays !== undefined && durationDays.length <= 4;
      const day = isTerm ? addDays(issueDate, Number.parseInt(durationDays, 10)) : '';
      const due = isDate(day) ? `payment_due_date ${day}` : 'payment_due_date';
      return {
        code: 'due-date-missing',
        paths: [`${path}.payment_due_date`],
        message: `El pago es a crédito y no trae fecha de vencimiento: la autoridad lo rechaza (AN04), y duration_measure no va en el documento. Envíe ${due}.`,
      };
    });

const exchangeRates = ({ currency, exchangeRate }: UblModel): readonly RequestWarning[] =>
  currency === 'COP' || exchangeRate !== undefined
    ? []
    : [
        {
          code: 'exchange-rate-missing',
          paths: ['calculationrate'],
          message: `El documento está en ${currency} y no trae la tasa de cambio: la autoridad lo objeta (AR01). Envíe calculationrate, los pesos por una unidad de ${currency}, y calculationratedate.`,
        },
      ];

const mandators = ({ lines }: UblModel): readonly RequestWarning[] =>
  lines.flatMap(({ path, mandator }) => {
    const digit = mandator && checkDigit(mandator.nit);
    return mandator === undefined || mandator.checkDigit !== undefined || digit === undefined
      ? []
      : [
          {
            code: 'check-digit-missing' as const,
            paths: [`${path}.agentparty_dv`],
            message: `El NIT del mandante (${mandator.nit}) va sin dígito de verificación, y la autoridad lo rechaza. Envíe agentparty_dv ${digit}.`,
          },
        ];
  });

/** More paths than anybody reads. */
const mostWarnings = 100;

export const foreseenInUbl = (model: UblModel): readonly RequestWarning[] => [
  ...operations(model),
  ...dueDates(model),
  ...exchangeRates(model),
  ...mandators(model).slice(0, mostWarnings),
];

/** Overtime and surcharges are lists named like their elements: `HEDs`. */
const surchargeOf = (concept: string) =>
  table('type_overtime_surcharges').rows.find(({ element }) => `${element}s` === concept);

const ofRow = ({ path, concept, values }: ConceptRow, period: Period): readonly RequestWarning[] => {
  const surcharge = surchargeOf(concept);
  if (surcharge !== undefined) {
    const { id, name, element } = surcharge;
    const field = values[statedPercentage] === undefined ? 'percentage' : statedPercentage;
    const percent = values[field];
    return percent === undefined || isSurcharge(percentText(percent), element, period)
      ? []
      : [
          {
            code: 'surcharge-of-another-element',
            paths: [`${path}.${field}`],
            message: `${concept} lleva ${percent} %, que no es un recargo de ese concepto, y la autoridad lo rechaza. Envíe percentage ${String(id)} (${name}, ${surchargeFor(element, period.settlementEndDate, 'law') ?? ''} %).`,
          },
        ];
  }
  const { quantity } = values;
  return quantity === undefined || /^\d+(?:\.0*)?$/.test(quantity)
    ? []
    : [
        {
          code: 'whole-days-expected',
          paths: [`${path}.quantity`],
          message: `La cantidad de días de ${concept} es ${quantity}, y la autoridad solo recibe días enteros. Envíe quantity como número entero.`,
        },
      ];
};

export const foreseenInPayroll = (model: PayrollModel): readonly RequestWarning[] =>
  'accrued' in model ? model.accrued.rows.flatMap((row) => ofRow(row, model.period)).slice(0, mostWarnings) : [];
