import { textAt } from '../document/path-index.ts';
import { amount } from '../document/amount.ts';
import { withholdingBase } from '../checks/lines.ts';
import { supportWithholdings } from '../checks/lists.ts';
import { lineOf, subtotalOf } from '../checks/taxes.ts';
import { agree, monetaryTolerance, amountText } from '../checks/vocabulary/tolerance.ts';
import { type Check, shown, computed } from '../checks/vocabulary/check.ts';
import * as is from '../checks/vocabulary/is.ts';
import { group, published } from '../judge/engine/rule.ts';
import { isSameNameAsOne } from '../registry/names.ts';
import { mirrored, notifies, rejects, row } from './row.ts';
import { inWithholding, withheldInLine } from './tax-rows.ts';
import { withholdingRows } from './withholding-rows.ts';

const { total, first } = withheldInLine;
const subtotal = `${total}/cac:TaxSubtotal`;

const baseOfLine: Check = is.satisfying({
  expected: {
    en: 'the IVA of the line for ReteIVA, else the value of the line',
    es: 'el IVA de la línea para ReteIVA; para las demás, el valor de la línea',
  },
  per: 'owner',
  test: ({ owner, value, subject }) => {
    const read = subtotalOf(subject, owner);
    const line = read === undefined ? undefined : lineOf(subject, read);
    if (read === undefined || line === undefined) return undefined;
    const wanted = withholdingBase(read.tax, line);
    const isRight = agree(amount(value), wanted, { tolerance: monetaryTolerance, strict: 'integers' });
    return read.taxableAmount !== undefined && isRight
      ? undefined
      : { found: shown(value), expected: computed(amountText(wanted)) };
  },
});

const base = row({
  family: 'AY05',
  in: inWithholding(rejects),
  target: `${subtotal}/cbc:TaxableAmount`,
  message: 'Falta la base de la retención de la línea',
  check: is.present(),
  strictly: {
    holds: {
      en: 'The base is the IVA of the line for ReteIVA, and quantity by price less discounts plus charges for others.',
      es: 'La base es el IVA de la línea para ReteIVA y, para las demás, precio por cantidad menos descuentos más cargos.',
    },
    check: baseOfLine,
    message: 'La base de la retención de la línea falta o no corresponde al valor de la línea',
    fix: {
      en: 'Send as taxable_amount the IVA of the line for ReteIVA, and the value of the line for others.',
      es: 'Envíe como taxable_amount el IVA de la línea para ReteIVA y el valor de la línea para las demás.',
    },
  },
  violation: { built: [{ edit: 'remove', path: `${first}/cbc:TaxableAmount` }] },
  alsoFires: ['FAY07'],
});

const supportName: Check = is.satisfying({
  expected: {
    en: 'ReteIVA for 05, ReteRenta or ReteFuente for 06',
    es: 'ReteIVA para 05, ReteRenta o ReteFuente para 06',
  },
  test: ({ owner, value }) => {
    const names = supportWithholdings.get(textAt(owner, 'cbc:ID') ?? '');
    return names !== undefined && isSameNameAsOne(names, value ?? '') ? undefined : { found: shown(value) };
  },
  breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: 'ReteICA' }] }),
});

const title = { en: 'Withholdings of lines', es: 'Retenciones de las líneas' };

export const lineWithholdingRules = group({ code: 'AY', title, stage: 'content' }, [
  ...withholdingRows(withheldInLine, {
    repeated: notifies,
    base,
    support: mirrored(rejects),
    named: { invoice: notifies },
    alsoFires: ['DSAY13'],
  }),
  row({
    family: 'AY13',
    in: { supportDocument: rejects },
    target: `${subtotal}/cac:TaxCategory/cac:TaxScheme/cbc:Name`,
    message: 'Retención no permitida en una línea del documento soporte',
    check: supportName,
    source: published,
  }),
]);
