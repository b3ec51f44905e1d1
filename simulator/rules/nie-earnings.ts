/** What the worker earns: the places below Devengados, in the order of the annex. */
import type { AmountRow, Sort } from './nie-amounts.ts';

const padded = (family: number): string => `${family}`.padStart(3, '0');

/** Overtime of one sort: when, how long, at which rate, for how much. */
const overtime = (first: number, name: string): readonly AmountRow[] => {
  const attributes: readonly (readonly [string, Sort])[] = [
    ['HoraInicio', 'momentIfGiven'],
    ['HoraFin', 'momentIfGiven'],
    ['Cantidad', 'quantity'],
    ['Porcentaje', { surchargeOf: name }],
    ['Pago', 'amount'],
  ];
  return attributes.map(([attribute, sort], index) => ({
    family: padded(first + index),
    path: `${name}s/${name}/@${attribute}`,
    sort,
  }));
};

/** Consecutive families for the attributes of one element. */
const attributes = (first: number, element: string, sorts: Readonly<Record<string, Sort>>): readonly AmountRow[] =>
  Object.entries(sorts).map(([attribute, sort], index) => ({
    family: padded(first + index),
    path: `${element}/@${attribute}`,
    sort,
  }));

const dated = { FechaInicio: 'dayIfGiven', FechaFin: 'dayIfGiven', Cantidad: 'count' } as const;

const wages: readonly AmountRow[] = [
  { family: '069', path: 'Basico/@DiasTrabajados', sort: 'count', message: 'Faltan los días trabajados' },
  { family: '070', path: 'Basico/@SueldoTrabajado', sort: 'amount', message: 'Falta el sueldo trabajado' },
  ...attributes(71, 'Transporte', {
    AuxilioTransporte: 'amountIfGiven',
    ViaticoManuAlojS: 'amountIfGiven',
    ViaticoManuAlojNS: 'amountIfGiven',
  }),
];

const hours: readonly AmountRow[] = [
  ...overtime(74, 'HED'),
  ...overtime(79, 'HEN'),
  ...overtime(84, 'HRN'),
  ...overtime(89, 'HEDDF'),
  ...overtime(94, 'HRDDF'),
  ...overtime(99, 'HENDF'),
  ...overtime(104, 'HRNDF'),
];

const holidays = 'Vacaciones/VacacionesComunes';

const absences: readonly AmountRow[] = [
  ...attributes(109, holidays, { FechaInicio: 'dayIfGiven', FechaFin: 'dayIfGiven' }),
  {
    family: '111',
    path: `${holidays}/@Cantidad`,
    sort: 'positiveCount',
    message: 'Falta la cantidad de días de vacaciones',
  },
  { family: '112', path: `${holidays}/@Pago`, sort: 'amount' },
  ...attributes(115, 'Vacaciones/VacacionesCompensadas', { Cantidad: 'count', Pago: 'amount' }),
  ...attributes(117, 'Primas', { Cantidad: 'count', Pago: 'amount', PagoNS: 'amountIfGiven' }),
  ...attributes(120, 'Cesantias', { Pago: 'amount', Porcentaje: 'percentage', PagoIntereses: 'amount' }),
  ...attributes(123, 'Incapacidades/Incapacidad', { ...dated, Tipo: 'disabilityType', Pago: 'amount' }),
  ...attributes(128, 'Licencias/LicenciaMP', { ...dated, Pago: 'amount' }),
  ...attributes(132, 'Licencias/LicenciaR', { ...dated, Pago: 'amount' }),
  ...attributes(136, 'Licencias/LicenciaNR', dated),
];

const concepts: readonly AmountRow[] = [
  ...attributes(139, 'Bonificaciones/Bonificacion', {
    BonificacionS: 'amountIfGiven',
    BonificacionNS: 'amountIfGiven',
  }),
  ...attributes(141, 'Auxilios/Auxilio', { AuxilioS: 'amountIfGiven', AuxilioNS: 'amountIfGiven' }),
  ...attributes(143, 'HuelgasLegales/HuelgaLegal', dated),
  {
    family: '146',
    path: 'OtrosConceptos/OtroConcepto/@DescripcionConcepto',
    sort: 'description',
    message: 'Falta la descripción del concepto',
  },
  ...attributes(147, 'OtrosConceptos/OtroConcepto', { ConceptoS: 'amountIfGiven', ConceptoNS: 'amountIfGiven' }),
  ...attributes(149, 'Compensaciones/Compensacion', { CompensacionO: 'amount', CompensacionE: 'amount' }),
  ...attributes(151, 'BonoEPCTVs/BonoEPCTV', {
    PagoS: 'amountIfGiven',
    PagoNS: 'amountIfGiven',
    PagoAlimentacionS: 'amountIfGiven',
    PagoAlimentacionNS: 'amountIfGiven',
  }),
];

const sums: readonly (readonly [family: string, path: string])[] = [
  ['155', 'Comisiones/Comision'],
  ['193', 'PagosTerceros/PagoTercero'],
  ['194', 'Anticipos/Anticipo'],
  ['156', 'Dotacion'],
  ['157', 'ApoyoSost'],
  ['158', 'Teletrabajo'],
  ['159', 'BonifRetiro'],
  ['160', 'Indemnizacion'],
  ['201', 'Reintegro'],
];

export const earnings: readonly AmountRow[] = [
  ...wages,
  ...hours,
  ...absences,
  ...concepts,
  ...sums.map(([family, path]): AmountRow => ({ family, path, sort: 'amountText' })),
];
