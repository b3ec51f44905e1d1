import { quantity, date, isZero } from '../formats.ts';
import { decimalOrZero } from '../../rounding.ts';
import type { PaymentMeans, UblModel, DocumentReference } from '../../documents/model.ts';
import type { Fact } from '../printed-document.ts';
import { given, joined } from './parts.ts';
import type { PrintedState, Outcome } from '../outcome.ts';
import { colombianDate, colombianTime } from '../../../common/time.ts';

const termText = (days: string | undefined): string | undefined => {
  if (days === undefined || decimalOrZero(days).eq(0)) return undefined;
  return `${quantity(days)} ${decimalOrZero(days).eq(1) ? 'día' : 'días'}`;
};

/** One payment makes three facts; several make one each. */
const paymentFacts = (means: readonly PaymentMeans[]): Fact[] => {
  const [only] = means;
  if (only !== undefined && means.length === 1) {
    return given([
      { caption: 'Forma de pago', text: only.form.name },
      { caption: 'Medio de pago', text: only.method.name },
      { caption: 'Plazo', text: termText(only.durationDays) },
    ]);
  }
  return means.map(({ form, method, dueDate, durationDays }, index) => ({
    caption: `Pago ${index + 1}`,
    text: joined([form.name, method.name, dueDate && `vence ${date(dueDate)}`, termText(durationDays)], ' · '),
  }));
};

const exchangeText = ({ exchangeRate, currency }: UblModel): string | undefined =>
  exchangeRate && `1 ${currency} = ${quantity(exchangeRate.rate)} COP al ${date(exchangeRate.date)}`;

const referenceText = ({ id, issueDate }: DocumentReference): string =>
  joined([id, issueDate && `del ${date(issueDate)}`], ' ');

const deliveryText = (terms: UblModel['deliveryTerms']): string | undefined =>
  terms && joined([...new Set([terms.incoterm, terms.specialTerms, terms.lossRisk])], ' · ');

const deliveredText = (delivery: UblModel['delivery']): string | undefined =>
  delivery &&
  joined(
    [
      delivery.date && date(delivery.date),
      delivery.address && joined([delivery.address.line, delivery.address.city], ', '),
      delivery.party?.name,
    ],
    ' · ',
  );

type Period = {
  readonly startDate: string | undefined;
  readonly startTime?: string | undefined;
  readonly endDate: string | undefined;
  readonly endTime?: string | undefined;
};

export const periodText = ({ startDate, startTime, endDate, endTime }: Period): string =>
  joined(
    [
      startDate && `desde ${joined([date(startDate), startTime], ' ')}`,
      endDate && `hasta ${joined([date(endDate), endTime], ' ')}`,
    ],
    ' ',
  );

const verdictCaptions: Readonly<Partial<Record<PrintedState, string>>> = {
  accepted: 'Fecha y hora de validación',
  rejected: 'Fecha y hora de rechazo',
};

/** The instant of the authority's verdict, once there is one. */
export const verdictFacts = ({ state, validatedAt }: Outcome): Fact[] => {
  const caption = verdictCaptions[state];
  if (caption === undefined || validatedAt === undefined) return [];
  return [{ caption, text: `${date(colombianDate(validatedAt))} ${colombianTime(validatedAt)}` }];
};

const dueDate = (model: UblModel): string | undefined =>
  model.dueDate ?? model.paymentMeans.find((means) => means.dueDate !== undefined)?.dueDate;

const tillFacts = ({ till, benefits }: NonNullable<UblModel['pointOfSale']>): Fact[] => [
  { caption: 'Cajero', text: till.cashier },
  { caption: 'Caja', text: joined([till.plate, till.type, till.location], ' · ') },
  { caption: 'Código de la venta', text: till.saleCode },
  ...(isZero(benefits.points)
    ? []
    : [{ caption: 'Puntos', text: `${benefits.points} (${benefits.code}, ${benefits.name})` }]),
];

/** Dates, payment, currency and references: the facts of the document outside its parties and lines. */
export const ublFacts = (model: UblModel, outcome: Outcome): Fact[] => {
  const { orderReference } = model;
  const period = model.health ?? model.period;
  return [
    { caption: 'Fecha y hora de emisión', text: `${date(model.issueDate)} ${model.issueTime}` },
    ...verdictFacts(outcome),
    ...(model.pointOfSale === undefined ? [] : tillFacts(model.pointOfSale)),
    ...given([{ caption: 'Fecha de vencimiento', text: date(dueDate(model) ?? '') }]),
    ...paymentFacts(model.paymentMeans),
    ...given([
      { caption: 'Operación del sector salud', text: model.health && model.operation },
      { caption: 'Moneda', text: model.currency },
      { caption: 'Tasa de cambio', text: exchangeText(model) },
      { caption: 'Período facturado', text: period && periodText(period) },
      { caption: 'Orden de compra', text: orderReference && referenceText(orderReference) },
      { caption: 'Recibos', text: (model.receiptReferences ?? []).map(referenceText).join(', ') },
      { caption: 'Documentos de referencia', text: model.additionalReferences.map(referenceText).join(', ') },
      { caption: 'Entrega', text: deliveredText(model.delivery) },
      { caption: 'Condiciones de entrega', text: deliveryText(model.deliveryTerms) },
    ]),
  ];
};
