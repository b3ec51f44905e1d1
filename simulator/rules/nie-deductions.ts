/** What is deducted: the places below Deducciones, in the order of the annex. */
import type { AmountRow, Sort } from './nie-amounts.ts';

const places: readonly (readonly [family: string, path: string, sort: Sort, message?: string])[] = [
  ['161', 'Salud/@Porcentaje', 'percentageOfGroup'],
  ['163', 'Salud/@Deduccion', 'amount'],
  ['164', 'FondoPension/@Porcentaje', 'percentageOfGroup'],
  ['166', 'FondoPension/@Deduccion', 'amount'],
  ['167', 'FondoSP/@Porcentaje', 'percentageIfGiven'],
  ['168', 'FondoSP/@DeduccionSP', 'amountIfGiven'],
  ['169', 'FondoSP/@PorcentajeSub', 'percentageIfGiven', 'El porcentaje PorcentajeSub no es válido'],
  ['170', 'FondoSP/@DeduccionSub', 'amountIfGiven'],
  ['171', 'Sindicatos/Sindicato/@Porcentaje', 'percentage'],
  ['172', 'Sindicatos/Sindicato/@Deduccion', 'amount'],
  ['173', 'Sanciones/Sancion/@SancionPublic', 'amount'],
  ['174', 'Sanciones/Sancion/@SancionPriv', 'amount'],
  ['175', 'Libranzas/Libranza/@Descripcion', 'description'],
  ['176', 'Libranzas/Libranza/@Deduccion', 'amount'],
  ['195', 'PagosTerceros/PagoTercero', 'amountText'],
  ['196', 'Anticipos/Anticipo', 'amountText'],
  ['197', 'OtrasDeducciones/OtraDeduccion', 'amountText'],
  ['198', 'PensionVoluntaria', 'amountText'],
  ['177', 'RetencionFuente', 'amountText'],
  ['179', 'AFC', 'amountText'],
  ['180', 'Cooperativa', 'amountText'],
  ['181', 'EmbargoFiscal', 'amountText'],
  ['182', 'PlanComplementarios', 'amountText'],
  ['183', 'Educacion', 'amountText'],
  ['184', 'Reintegro', 'amountText'],
  ['185', 'Deuda', 'amountText'],
];

export const deductions: readonly AmountRow[] = places.map(([family, path, sort, message]) => ({
  family,
  path,
  sort,
  ...(message === undefined ? {} : { message }),
}));
