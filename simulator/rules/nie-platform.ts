/** What concerns the whole payroll document: the sender's standing and the sign of its values. */
import type { XmlSpec } from '../../src/common/xml/node.ts';
import { enabledForPayroll } from '../checks/payroll-registry.ts';
import { noNegativeValue } from '../checks/payroll-totals.ts';
import { annex, rejects as rejection, rule, type Rule, type RuleCodes } from '../engine/rule.ts';
import { nobodyEnabled } from './nie-parties.ts';

/** One peso less, which no sum notices. */
const repaidJourney: XmlSpec = { name: 'Transporte', attributes: { AuxilioTransporte: '-1.00' }, content: '' };

/** Without target there is no path to break at: one declaration per document. */
const signRule = (codes: RuleCodes, block: string): Rule =>
  rule({
    family: 'VLR01',
    title: `No amount, quantity or percentage below ${block} is negative`,
    codes,
    place: 'every monetary amount and percentage',
    message: 'Los valores y porcentajes deben ser positivos',
    check: noNegativeValue(),
    fix: 'Send amounts without sign; what reduces the payment goes to Deducciones.',
    violation: {
      built: [{ edit: 'insert', path: `${block}/Devengados`, child: repaidJourney, after: ['Basico', 'Transporte'] }],
    },
    source: annex('NE 1.0'),
  });

export const wholeDocumentRules: readonly Rule[] = [
  rule({
    family: '92',
    title: 'The employer is enabled for payroll on the platform',
    codes: { payroll: rejection('92'), payrollAdjustment: rejection('92') },
    place: 'Empleador/@NIT',
    message: 'El emisor no está habilitado en la plataforma',
    needs: ['issuerRegistry'],
    check: enabledForPayroll,
    fix: 'Pass the test set of payroll first, or enable the employer in the registry.',
    violation: nobodyEnabled,
    // The provider and the employer of the document are one company, whose own rules say the same.
    alsoFires: ['NIE017', 'NIE033', 'NIAE017', 'NIAE033'],
    source: annex('NE 1.0'),
  }),
  signRule({ payroll: rejection('VLR01') }, '/*'),
  signRule({ payrollAdjustment: rejection('VLR01') }, '/*/Reemplazar'),
];
