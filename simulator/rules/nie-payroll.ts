/** The rules of payroll (NIE) and of its adjustments (NIAE), in the order of the annex. */
import { payableTotal, roundingDifference, totalOf, noNegativeValue } from '../checks/payroll/totals.ts';
import {
  group,
  type Rule,
  type RuleGroup,
  annex,
  rejects as rejection,
  rule,
  type RuleCodes,
} from '../judge/engine/rule.ts';
import { same, type Bilingual } from '../../src/common/text/bilingual.ts';
import { amountPaths, amountRules } from './nie-amounts.ts';
import { deductions } from './nie-deductions.ts';
import { earnings } from './nie-earnings.ts';
import { deletedRules, frameRules, namespaceRule, replacedRules } from './nie-frame.ts';
import { generalRows, qrRow } from './nie-general.ts';
import { generationPlaceRows, numberRows, periodRows } from './nie-header.ts';
import { employerRows, nobodyEnabled, paymentRows, providerRows, workerRows } from './nie-parties.ts';
import { deletionsOf, everywhere, rulesOf, type PayrollRule } from './nie-row.ts';
import type { XmlSpec } from '../../src/common/xml/node.ts';
import { enabledForPayroll } from '../checks/payroll/registry.ts';

/** One peso less, which no sum notices. */
const repaidJourney: XmlSpec = { name: 'Transporte', attributes: { AuxilioTransporte: '-1.00' }, content: '' };

/** Without target there is no path to break at: one declaration per document. */
const signRule = (codes: RuleCodes, { block, name }: { readonly block: string; readonly name: Bilingual }): Rule =>
  rule({
    family: 'VLR01',
    title: {
      en: `No amount, quantity or percentage of ${name.en} is negative`,
      es: `Ningún valor, cantidad o porcentaje de ${name.es} es negativo`,
    },
    codes,
    place: { en: 'every monetary amount and percentage', es: 'todos los valores monetarios y porcentajes' },
    message: 'Los valores y porcentajes deben ser positivos',
    check: noNegativeValue(),
    fix: {
      en: 'Send amounts without sign; what reduces the payment goes to Deducciones.',
      es: 'Envíe los valores sin signo; lo que disminuye el pago va en Deducciones.',
    },
    violation: {
      built: [{ edit: 'insert', path: `${block}/Devengados`, child: repaidJourney, after: ['Basico', 'Transporte'] }],
    },
    source: annex('NE 1.0'),
  });

const wholeDocumentRules: readonly Rule[] = [
  rule({
    family: '92',
    title: {
      en: 'The employer is enabled for payroll on the platform',
      es: 'El empleador está habilitado para nómina en la plataforma',
    },
    codes: { payroll: rejection('92'), payrollAdjustment: rejection('92') },
    place: 'Empleador/@NIT',
    message: 'El emisor no está habilitado en la plataforma',
    needs: ['issuerRegistry'],
    check: enabledForPayroll,
    fix: {
      en: 'Pass the test set of payroll first, or add payroll to the families of the employer in the registry file (families: [invoicing, payroll]).',
      es: 'Apruebe primero el set de pruebas de nómina, o agregue payroll a las familias del empleador en el archivo de registros (families: [invoicing, payroll]).',
    },
    violation: nobodyEnabled,
    // The provider and the employer of the document are one company, whose own rules say the same.
    alsoFires: ['NIE017', 'NIE033', 'NIAE017', 'NIAE033'],
    source: annex('NE 1.0'),
  }),
  signRule({ payroll: rejection('VLR01') }, { block: '/*', name: { en: 'the payroll', es: 'la nómina' } }),
  signRule({ payrollAdjustment: rejection('VLR01') }, { block: '/*/Reemplazar', name: same('Reemplazar') }),
];

const totalRows: readonly PayrollRule[] = [
  everywhere({
    family: '186',
    path: 'Redondeo',
    message: 'El redondeo no es válido',
    check: roundingDifference(),
  }),
  everywhere({
    family: '187',
    path: 'DevengadosTotal',
    title: { en: 'DevengadosTotal is the sum of what is earned', es: 'DevengadosTotal es la suma de los devengados' },
    message: 'El total devengado no coincide',
    needs: ['profile'],
    check: totalOf('Devengados', amountPaths(earnings)),
    fix: {
      en: 'Add up every amount below Devengados; rounding may differ by 2.00.',
      es: 'Sume todos los valores de Devengados; por redondeo se admite una diferencia de 2,00.',
    },
  }),
  everywhere({
    family: '188',
    path: 'DeduccionesTotal',
    title: {
      en: 'DeduccionesTotal is the sum of what is deducted',
      es: 'DeduccionesTotal es la suma de las deducciones',
    },
    message: 'El total de deducciones no coincide',
    needs: ['profile'],
    check: totalOf('Deducciones', amountPaths(deductions)),
    fix: {
      en: 'Add up every amount below Deducciones; rounding may differ by 2.00.',
      es: 'Sume todos los valores de Deducciones; por redondeo se admite una diferencia de 2,00.',
    },
  }),
  everywhere({
    family: '189',
    path: 'ComprobanteTotal',
    title: {
      en: 'ComprobanteTotal is what is earned less what is deducted',
      es: 'ComprobanteTotal es el total devengado menos el total de deducciones',
    },
    message: 'El total del comprobante no coincide',
    needs: ['profile'],
    check: payableTotal,
    fix: {
      en: 'Send DevengadosTotal less DeduccionesTotal; Redondeo does not enter.',
      es: 'Envíe DevengadosTotal menos DeduccionesTotal; Redondeo no se incluye.',
    },
  }),
];

const headRows = [...periodRows, ...numberRows, ...generationPlaceRows];
const partyRows = [...providerRows, qrRow, ...generalRows, ...employerRows];

const section = (code: string, title: Bilingual, rules: readonly Rule[]): RuleGroup =>
  group({ code, title, stage: 'content' }, rules);

export const payrollRules: readonly RuleGroup[] = [
  section('NE-ROOT', { en: 'Payroll: root', es: 'Nómina: raíz' }, [namespaceRule]),
  section(
    'NE-HEAD',
    { en: 'Payroll: frame, period, number and place', es: 'Nómina: estructura, periodo, número y lugar' },
    [...frameRules, ...replacedRules, ...rulesOf(headRows)],
  ),
  section(
    'NE-PARTIES',
    { en: 'Payroll: provider, general data and employer', es: 'Nómina: proveedor, información general y empleador' },
    rulesOf(partyRows),
  ),
  section(
    'NE-WORKER',
    { en: 'Payroll: worker and payment', es: 'Nómina: trabajador y pago' },
    rulesOf([...workerRows, ...paymentRows]),
  ),
  section(
    'NE-EARNINGS',
    { en: 'Payroll: earnings', es: 'Nómina: devengados' },
    rulesOf(amountRules('Devengados', earnings)),
  ),
  section(
    'NE-DEDUCTIONS',
    { en: 'Payroll: deductions', es: 'Nómina: deducciones' },
    rulesOf(amountRules('Deducciones', deductions)),
  ),
  section('NE-TOTALS', { en: 'Payroll: totals', es: 'Nómina: totales' }, rulesOf(totalRows)),
  section('NE-DELETION', { en: 'Payroll: deletion', es: 'Nómina: eliminación' }, [
    ...deletedRules,
    ...deletionsOf([...headRows, ...partyRows]),
  ]),
  section(
    'NE-DOCUMENT',
    { en: 'Payroll: standing and signs', es: 'Nómina: habilitación y signos' },
    wholeDocumentRules,
  ),
];
