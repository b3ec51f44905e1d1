/** CodigoQR and InformacionGeneral of payroll documents. */
import { currencies } from '../checks/lists.ts';
import { attributeAt, blockOf } from '../document/payroll-blocks.ts';
import { parentPath, setCodedInBlock, setInBlock, setTarget } from '../checks/payroll/edits.ts';
import { checkCune, checkQrAddress } from '../checks/payroll/codes.ts';
import { payrollPeriods } from '../checks/payroll/lists.ts';
import { hour, numberOf } from '../checks/payroll/values.ts';
import { shown, type Check } from '../checks/vocabulary/check.ts';
import type { DocumentKind } from '../document/kind.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import * as is from '../checks/vocabulary/is.ts';
import { dayRow, everywhere, type PayrollRule } from './nie-row.ts';
import { notifiesIfAsked } from './row.ts';
import { inWords } from '../checks/vocabulary/in-words.ts';

export const qrRow: PayrollRule = everywhere({
  family: '021',
  path: 'CodigoQR',
  title: {
    en: 'CodigoQR is the address of the document in the catalogue of the environment',
    es: 'CodigoQR es la dirección del documento en el catálogo del ambiente',
  },
  message: 'Código QR ausente o incorrecto',
  needs: ['environment'],
  check: checkQrAddress,
  fix: {
    en: 'Write the catalogue address of the environment and, directly after it, the CUNE.',
    es: 'Escriba la dirección del catálogo del ambiente y, a continuación, el CUNE.',
  },
});

type Payroll = Extract<DocumentKind, 'payroll' | 'payrollAdjustment'>;

const versions: Readonly<Record<Payroll, string>> = {
  payroll: 'V1.0: Documento Soporte de Pago de Nómina Electrónica',
  payrollAdjustment: 'V1.0: Nota de Ajuste de Documento Soporte de Pago de Nómina Electrónica',
};

const types: Readonly<Record<Payroll, string>> = { payroll: '102', payrollAdjustment: '103' };

/** The text that the kind of document asks for. */
const textOfKind = (texts: Readonly<Record<Payroll, string>>, wrong: string): Check =>
  is.satisfying({
    expected: shown(texts.payroll, {
      en: `in an adjustment "${texts.payrollAdjustment}"`,
      es: `en un ajuste "${texts.payrollAdjustment}"`,
    }),
    test: ({ value, subject }) => {
      const wanted = texts[subject.kind === 'payroll' ? 'payroll' : 'payrollAdjustment'];
      return value === wanted ? undefined : { found: shown(value), expected: shown(wanted) };
    },
    breakAt: setTarget(wrong),
  });

const receivingEnvironment = ({ environment }: Pick<Facts, 'environment'>): Check => ({
  ...is.oneOf([environment.code], { outside: '3' }),
  // Behind the codes: what the issuing side would write into the QR for a third environment is its own affair.
  breakAt: setCodedInBlock({ 'InformacionGeneral/@Ambiente': '3' }),
});

const exchangeRate = is.satisfying({
  expected: {
    en: 'a number above 0, where TipoMoneda is not COP',
    es: 'un número mayor que 0, si TipoMoneda no es COP',
  },
  limit: 'range',
  test: ({ value, owner }) => {
    const currency = attributeAt(blockOf(owner), 'InformacionGeneral', 'TipoMoneda');
    if (currency === undefined || currency === 'COP') return undefined;
    if (numberOf(value)?.gt(0) === true) return undefined;
    const { en, es } = inWords(shown(value));
    return { found: { en: `${en} for ${currency}`, es: `${es} para ${currency}` } };
  },
  breakAt: setInBlock({ 'InformacionGeneral/@TipoMoneda': 'USD', 'InformacionGeneral/@TRM': '0.00' }),
});

const general = 'InformacionGeneral/@';

const currency: Check = {
  ...is.inList(currencies, { name: { en: 'an ISO 4217 code', es: 'un código ISO 4217' }, outside: 'ZZZ' }),
  breakAt: (target) => ({
    built: [
      { edit: 'set', path: target, text: 'ZZZ' },
      { edit: 'set', path: `${parentPath(target)}/@TRM`, text: '4000.00' },
    ],
  }),
};

export const generalRows: readonly PayrollRule[] = [
  everywhere({
    family: '022',
    path: `${general}Version`,
    message: 'La versión no contiene el literal exigido',
    check: textOfKind(versions, 'V1.0'),
  }),
  everywhere({
    family: '023',
    path: `${general}Ambiente`,
    title: {
      en: 'Ambiente is the environment that receives the document',
      es: 'Ambiente es el ambiente que recibe el documento',
    },
    message: 'Ambiente no válido',
    needs: ['environment'],
    check: receivingEnvironment,
    fix: {
      en: 'Set the environment of the company to that of the platform it sends to.',
      es: 'Configure en la empresa el ambiente de la plataforma a la que envía.',
    },
    alsoFires: ['024'],
  }),
  everywhere({
    family: '202',
    path: `${general}TipoXML`,
    message: 'Tipo de XML no válido',
    check: textOfKind(types, '999'),
  }),
  everywhere({
    family: '024',
    path: `${general}CUNE`,
    title: {
      en: 'The CUNE is the one that follows from the document',
      es: 'El CUNE es el que resulta de los datos del documento',
    },
    message: 'El CUNE no está bien calculado',
    deletionMessage: 'El CUNE de la eliminación no está bien calculado',
    needs: ['softwareRegistry'],
    check: checkCune,
    fix: {
      en: 'Compare field by field the text of which the SHA-384 is computed, which `ensayo judge` shows: totals cut to two decimals, the PIN of this software, the environment.',
      es: 'Compare campo por campo la cadena de la que se calcula el SHA-384, que muestra `ensayo judge`: totales truncados a dos decimales, el PIN de este software y el ambiente.',
    },
  }),
  everywhere({
    family: '025',
    path: `${general}EncripCUNE`,
    message: 'El algoritmo debe ser CUNE-SHA384',
    check: is.literal('CUNE-SHA384'),
  }),
  dayRow('026', `${general}FechaGen`, 'Fecha de generación ausente o inválida'),
  everywhere({
    family: '027',
    path: `${general}HoraGen`,
    message: 'Hora de generación ausente o inválida',
    check: hour(),
  }),
  everywhere({
    family: '029',
    path: `${general}PeriodoNomina`,
    message: 'Periodo de nómina fuera de lista',
    check: is.oneOf(payrollPeriods, { outside: '9' }),
  }),
  everywhere({ family: '030', path: `${general}TipoMoneda`, message: 'Moneda fuera de lista', check: currency }),
  everywhere({ family: '200', path: `${general}TRM`, message: 'Falta la tasa de cambio', check: exchangeRate }),
  everywhere({
    family: '031',
    kind: notifiesIfAsked,
    path: 'Notas',
    message: 'Sin notas',
    check: is.there(),
  }),
];
