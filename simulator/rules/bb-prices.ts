import { unitCodes } from '../checks/lists.ts';
import * as is from '../checks/vocabulary/is.ts';
import { group } from '../judge/engine/rule.ts';
import { currencyRow } from './currency-row.ts';
import { line, onLines } from './line-places.ts';
import { inAll, rejects, row } from './row.ts';

const price = `${line}/cac:Price`;
const priceAmount = `${price}/cbc:PriceAmount`;
const baseQuantity = `${price}/cbc:BaseQuantity`;

/** The violations break a line that every document has and whose value follows from its price. */
const second = (path: string): string => path.replace(line, `${line}[2]`);

const paidFor = { path: second(`${line}/cac:PricingReference`), not: true } as const;

const title = { en: 'Prices of lines', es: 'Precios de las líneas' };

/** What one of the thing costs, and of how many that is the price. */
export const priceRules = group({ code: 'BB', title, stage: 'content' }, [
  row({
    family: 'BB01',
    ...onLines(inAll(rejects), price),
    title: { en: 'Every line has a price', es: 'Cada línea tiene precio' },
    message: 'La línea no trae el grupo Price',
    check: is.there(),
    fix: {
      en: 'Send price_amount and base_quantity of every line.',
      es: 'Envíe price_amount y base_quantity en cada línea.',
    },
    brokenIn: [paidFor],
    brokenAt: second(price),
    alsoFires: ['FAV06'],
  }),
  row({
    family: 'BB02',
    ...onLines(inAll(rejects), priceAmount),
    message: 'Falta el precio de la línea',
    check: is.filled(),
    fix: {
      en: 'Send price_amount of every line; 0.00 is a price.',
      es: 'Envíe price_amount en cada línea; 0.00 es un precio.',
    },
    brokenIn: [paidFor],
    brokenAt: second(priceAmount),
    alsoFires: ['ZB01', 'FAV06'],
  }),
  currencyRow('BB03', priceAmount),
  row({
    family: 'BB04',
    ...onLines(inAll(rejects), baseQuantity),
    message: 'Falta la cantidad base del precio de la línea',
    check: is.present(),
    fix: { en: 'Send base_quantity of every line.', es: 'Envíe base_quantity en cada línea.' },
    brokenAt: second(baseQuantity),
  }),
  row({
    family: 'BB05',
    ...onLines(inAll(rejects), `${baseQuantity}/@unitCode`),
    message: 'Unidad de la cantidad base de la línea fuera de lista',
    check: is.inList(unitCodes, { name: { en: 'a unit of the table', es: 'una unidad de la tabla' }, outside: 'ZZ9' }),
  }),
]);
