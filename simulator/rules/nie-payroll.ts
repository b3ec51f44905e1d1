/** The rules of payroll (NIE) and of its adjustments (NIAE), in the order of the annex. */
import { payableTotal, roundingDifference, totalOf } from '../checks/payroll-totals.ts';
import { group, type Rule, type RuleGroup } from '../engine/rule.ts';
import { amountPaths, amountRules } from './nie-amounts.ts';
import { deductions } from './nie-deductions.ts';
import { earnings } from './nie-earnings.ts';
import { deletedRules, frameRules, namespaceRule, replacedRules } from './nie-frame.ts';
import { generalRows, qrRow } from './nie-general.ts';
import { generationPlaceRows, numberRows, periodRows } from './nie-header.ts';
import { employerRows, providerRows, workerRows } from './nie-parties.ts';
import { paymentRows } from './nie-payment.ts';
import { wholeDocumentRules } from './nie-platform.ts';
import { deletionsOf, everywhere, rulesOf, type PayrollRule } from './nie-row.ts';

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
    title: 'DevengadosTotal is the sum of what is earned',
    message: 'El total devengado no coincide',
    needs: ['profile'],
    check: totalOf('Devengados', amountPaths(earnings)),
    fix: 'Add up every amount below Devengados; rounding may differ by 2.00.',
  }),
  everywhere({
    family: '188',
    path: 'DeduccionesTotal',
    title: 'DeduccionesTotal is the sum of what is deducted',
    message: 'El total de deducciones no coincide',
    needs: ['profile'],
    check: totalOf('Deducciones', amountPaths(deductions)),
    fix: 'Add up every amount below Deducciones; rounding may differ by 2.00.',
  }),
  everywhere({
    family: '189',
    path: 'ComprobanteTotal',
    title: 'ComprobanteTotal is what is earned less what is deducted',
    message: 'El total del comprobante no coincide',
    needs: ['profile'],
    check: payableTotal,
    fix: 'Send DevengadosTotal less DeduccionesTotal; Redondeo does not enter.',
  }),
];

const headRows = [...periodRows, ...numberRows, ...generationPlaceRows];
const partyRows = [...providerRows, qrRow, ...generalRows, ...employerRows];

const section = (code: string, title: string, rules: readonly Rule[]): RuleGroup =>
  group({ code, title, stage: 'content' }, rules);

export const payrollRules: readonly RuleGroup[] = [
  section('NE-ROOT', 'Payroll: root', [namespaceRule]),
  section('NE-HEAD', 'Payroll: frame, period, number and place', [
    ...frameRules,
    ...replacedRules,
    ...rulesOf(headRows),
  ]),
  section('NE-PARTIES', 'Payroll: provider, general data and employer', rulesOf(partyRows)),
  section('NE-WORKER', 'Payroll: worker and payment', rulesOf([...workerRows, ...paymentRows])),
  section('NE-EARNINGS', 'Payroll: earnings', rulesOf(amountRules('Devengados', earnings))),
  section('NE-DEDUCTIONS', 'Payroll: deductions', rulesOf(amountRules('Deducciones', deductions))),
  section('NE-TOTALS', 'Payroll: totals', rulesOf(totalRows)),
  section('NE-DELETION', 'Payroll: deletion', [...deletedRules, ...deletionsOf([...headRows, ...partyRows])]),
  section('NE-DOCUMENT', 'Payroll: standing and signs', wholeDocumentRules),
];
