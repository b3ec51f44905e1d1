/** Period, number and place of payroll documents. */
import { attributeOf } from '../../src/common/xml/tree.ts';
import { countryCodes, departmentCodes, municipalityCodes } from '../checks/lists.ts';
import { setBeside, setTarget } from '../checks/payroll/edits.ts';
import { languageCodes } from '../checks/payroll/lists.ts';
import { atLeastOne, day } from '../checks/payroll/values.ts';
import { shown, type Check } from '../checks/vocabulary/check.ts';
import * as is from '../checks/vocabulary/is.ts';
import { dayRow, everywhere, type PayrollRule } from './nie-row.ts';
import { notifiesIfAsked } from './row.ts';

export const periodRows: readonly PayrollRule[] = [
  dayRow('002', 'Periodo/@FechaIngreso', 'Fecha de ingreso ausente o con formato inválido'),
  everywhere({
    family: '003',
    path: 'Periodo/@FechaRetiro',
    message: 'Fecha de retiro con formato inválido',
    check: is.whenThere(day()),
  }),
  dayRow('004', 'Periodo/@FechaLiquidacionInicio', 'Fecha inicial de liquidación ausente o inválida'),
  dayRow('005', 'Periodo/@FechaLiquidacionFin', 'Fecha final de liquidación ausente o inválida'),
  everywhere({
    family: '006',
    path: 'Periodo/@TiempoLaborado',
    message: 'Tiempo laborado ausente o menor que 1',
    check: atLeastOne(),
  }),
  dayRow('008', 'Periodo/@FechaGen', 'Fecha de generación ausente o inválida'),
];

/** A number whose parts agree, so that only this rule fails. */
const numbered = (prefix: string, consecutive: string) =>
  setBeside({ Prefijo: prefix, Consecutivo: consecutive, Numero: `${prefix}${consecutive}` });

const prefixForm: Check = {
  ...is.whenThere(
    is.matches(/^[\p{L}\p{N}]*$/u, { en: 'letters and digits only', es: 'un texto con solo letras y dígitos' }, 'N-'),
  ),
  breakAt: numbered('N-', '1'),
};

const consecutiveForm: Check = {
  ...is.matches(/^\d+$/, { en: 'digits only', es: 'un texto con solo dígitos' }, '1A'),
  breakAt: numbered('N', '1A'),
};

const wholeNumber = is.satisfying({
  expected: { en: '@Prefijo followed by @Consecutivo', es: 'el valor de @Prefijo seguido del de @Consecutivo' },
  test: ({ value, owner }) => {
    const wanted = `${attributeOf(owner, 'Prefijo') ?? ''}${attributeOf(owner, 'Consecutivo') ?? ''}`;
    return value === wanted ? undefined : { found: shown(value), expected: shown(wanted) };
  },
  breakAt: setTarget('OTRO1'),
});

export const numberRows: readonly PayrollRule[] = [
  everywhere({
    family: '009',
    kind: notifiesIfAsked,
    path: 'NumeroSecuenciaXML/@CodigoTrabajador',
    message: 'Falta el código del trabajador',
    check: is.there(),
  }),
  everywhere({
    family: '010',
    path: 'NumeroSecuenciaXML/@Prefijo',
    message: 'Prefijo no válido',
    check: prefixForm,
  }),
  everywhere({
    family: '011',
    path: 'NumeroSecuenciaXML/@Consecutivo',
    message: 'Consecutivo no válido',
    check: consecutiveForm,
  }),
  everywhere({
    family: '012',
    path: 'NumeroSecuenciaXML/@Numero',
    message: 'El número debe ser prefijo más consecutivo, sin espacios ni guiones',
    check: wholeNumber,
  }),
];

type PlaceFamilies = { readonly country: string; readonly department: string; readonly municipality: string };

/** @param base the path up to the names Pais, DepartamentoEstado and MunicipioCiudad */
export const placeRows = (base: string, families: PlaceFamilies): readonly PayrollRule[] => [
  everywhere({
    family: families.country,
    path: `${base}Pais`,
    message: 'Código de país fuera de lista',
    check: is.inList(countryCodes, {
      name: { en: 'an ISO 3166-1 alpha-2 code', es: 'un código ISO 3166-1 alfa-2' },
      outside: 'ZZ',
    }),
  }),
  everywhere({
    family: families.department,
    path: `${base}DepartamentoEstado`,
    message: 'Código de departamento fuera de lista',
    check: is.inList(departmentCodes, {
      name: { en: 'a department code of two digits', es: 'un código de departamento de dos dígitos' },
      outside: '00',
    }),
  }),
  everywhere({
    family: families.municipality,
    path: `${base}MunicipioCiudad`,
    message: 'Código de municipio fuera de lista',
    check: is.inList(municipalityCodes, {
      name: { en: 'a municipality code of five digits', es: 'un código de municipio de cinco dígitos' },
      outside: '00000',
    }),
  }),
];

export const generationPlaceRows: readonly PayrollRule[] = [
  ...placeRows('LugarGeneracionXML/@', { country: '013', department: '014', municipality: '015' }),
  everywhere({
    family: '016',
    path: 'LugarGeneracionXML/@Idioma',
    message: 'Código de idioma fuera de lista',
    check: is.inList(languageCodes, { name: { en: 'an ISO 639-1 code', es: 'un código ISO 639-1' }, outside: 'zz' }),
  }),
];
