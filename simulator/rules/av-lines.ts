import type { XmlEdit } from '../checks/vocabulary/edit.ts';
import { parseXml } from '../../src/common/xml/parse.ts';
import { textOf } from '../../src/common/xml/tree.ts';
import { amount } from '../document/amount.ts';
import { isDescribedAs, linesNumberedTwice, linesOf, lineValues } from '../checks/lines.ts';
import { firstOutOfOrder } from '../checks/numbered.ts';
import { unitCodes } from '../checks/lists.ts';
import { isOperation, mandate as mandateOperation, operation } from '../checks/operation.ts';
import { agree, amountText, monetaryTolerance } from '../checks/vocabulary/tolerance.ts';
import { quoted, type Check } from '../checks/vocabulary/check.ts';
import type { Site } from '../document/subject.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import * as is from '../checks/vocabulary/is.ts';
import { english } from '../checks/vocabulary/wording.ts';
import { group, type Rule } from '../engine/rule.ts';
import { childOf, textAt } from '../document/path-index.ts';
import type { JudgedDocument } from '../registry/types.ts';
import { currencyRow } from './currency-row.ts';
import { line, onLines, quantity } from './line-places.ts';
import { reference } from '../document/paths.ts';
import {
  type Kind,
  inAll,
  inEach,
  inSales,
  inSupport,
  mirrored,
  noted,
  notifies,
  predicateOf,
  rejects,
  row,
} from './row.ts';

const set = (path: string, text: string): XmlEdit => ({ edit: 'set', path, text });

/** An invoice for administration, contingencies and profit (annex FE 1.9, 13.1.5). */
const aiu = '09';

const numbering: readonly Rule[] = [
  row({
    family: 'AV01',
    ...onLines(inAll(rejects), line),
    title: 'The document has lines',
    message: 'El documento no tiene líneas',
    check: is.there(),
    fix: 'Send at least one line.',
    alsoFires: ['ZB01', 'FAD16', 'FAS01b', 'FAU02', 'FAU04'],
  }),
  row({
    family: 'AV02a',
    ...onLines(inAll(notifies), `${line}/cbc:ID`),
    title: 'Every line has a number that no other line has',
    message: 'Número de línea ausente o repetido',
    check: is.satisfying({
      expected: 'a number that no other line has',
      test: ({ owner, value, subject }) => {
        const isRight = value !== undefined && value.trim() !== '' && !linesNumberedTwice(subject).has(owner);
        return isRight ? undefined : { found: quoted(value) };
      },
      breakAt: (target) => ({ built: [set(target, '1')] }),
    }),
    fix: 'Number the lines 1, 2, 3 … in their order.',
    brokenAt: `${line}[2]/cbc:ID`,
    alsoFires: ['FAV02b'],
  }),
  row({
    family: 'AV02b',
    ...onLines(inAll(notifies), `${line}/cbc:ID`),
    title: 'The lines are numbered 1, 2, 3 … in their order',
    message: 'La numeración de las líneas no es consecutiva desde 1',
    check: is.satisfying({
      expected: '1, 2, 3 … in document order',
      per: 'document',
      test: ({ subject }) => firstOutOfOrder(linesOf(subject)),
      breakAt: (target) => ({ built: [set(target, '99')] }),
    }),
    fix: 'Number the lines 1, 2, 3 … in their order.',
  }),
];

/** Operations whose lines are of two sorts, which @schemeID tells. */
type Sorted = {
  readonly operation: string;
  readonly kind: Kind;
  /** What the title and the message call such an invoice. */
  readonly names: readonly [title: string, message: string];
  readonly fix: string;
};

const mandate: Sorted = {
  operation: mandateOperation,
  kind: rejects,
  names: ['a mandate', 'un mandato'],
  fix: 'Mark every line 0, own income, or 1, income of a third party.',
};

const freight: Sorted = {
  operation: '12',
  kind: notifies,
  names: ['freight', 'transporte de carga'],
  fix: 'Mark every line 0, additional service, or 1, waybill of the RNDC.',
};

type Indicated = Pick<Rule, 'message' | 'alsoFires'> & { readonly check: Check };

const stated = (also: string): Indicated => ({
  check: is.filled(),
  message: 'Falta el indicador de la línea (@schemeID)',
  // An empty one is not among the values either.
  alsoFires: [also],
});

const known: Indicated = {
  alsoFires: [],
  check: is.whenThere(is.oneOf(['0', '1'], { outside: '2' })),
  message: 'El indicador de la línea (@schemeID) no es 0 ni 1',
};

const indicatorRow = (family: string, sorted: Sorted, { check, message, alsoFires }: Indicated): Rule =>
  row({
    family,
    in: { invoice: sorted.kind },
    title: `@schemeID of a line ${english(predicateOf(check))}, in an invoice of ${sorted.names[0]}`,
    target: `${line}/cbc:ID/@schemeID`,
    message: `${message} en una factura de ${sorted.names[1]}`,
    check: is.when(isOperation(sorted.operation), check),
    fix: sorted.fix,
    given: [set(operation, sorted.operation)],
    brokenAt: `${line}[1]/cbc:ID/@schemeID`,
    alsoFires,
  });

const indicators: readonly Rule[] = [
  indicatorRow('AV08a', mandate, stated('FAV08b')),
  indicatorRow('AV08b', mandate, known),
  indicatorRow('AV08c', freight, stated('FAV08d')),
  indicatorRow('AV08d', freight, known),
];

const administration = 'Administración';
const contract = 'Contrato de servicios AIU por concepto de:';

const describedAsAdministration: XmlEdit = set(`${line}[1]/cac:Item/cbc:Description`, administration);

const isAdministration = ({ owner }: Site): boolean => isDescribedAs(owner, administration);

const namesContract: Check = is.satisfying({
  expected: `a note that begins with «${contract}»`,
  per: 'owner',
  test: ({ siblings, value }) => {
    const isNamed = siblings.some((note) => textOf(note).trim().startsWith(contract));
    return isNamed ? undefined : { found: quoted(value) };
  },
  breakAt: () => ({ built: [describedAsAdministration] }),
});

const operationOf = ({ xml }: JudgedDocument): string | undefined => {
  const parsed = parseXml(xml);
  return parsed.ok ? textAt(parsed.document.root, 'cbc:CustomizationID') : undefined;
};

/** A document that nobody knows is left to BG04. */
const refersToAiu =
  ({ referencedDocuments }: Pick<Facts, 'referencedDocuments'>) =>
  ({ subject }: Site): boolean =>
    subject.once('refersToAiu', () =>
      subject.all(`${reference}/cac:InvoiceDocumentReference/cbc:UUID`).some((uuid) => {
        const referred = referencedDocuments.byKey.get(textOf(uuid));
        return referred !== undefined && operationOf(referred) === aiu;
      }),
    );

const contractNote = {
  title: 'Lines for the administration of an AIU contract name it',
  message: 'Falta en la línea de administración la nota con el objeto del contrato AIU',
  fix: `Begin the notes of the line «${administration}» with «${contract}».`,
} as const;

const notes: readonly Rule[] = [
  row({
    family: 'AV03',
    in: noted,
    target: `${line}/cbc:Note`,
    ...contractNote,
    check: is.when(isOperation(aiu), is.when(isAdministration, namesContract)),
    given: [set(operation, aiu)],
  }),
  row({
    family: 'AV03',
    ...onLines(inEach(notifies, 'creditNote', 'debitNote'), `${line}/cbc:Note`),
    ...contractNote,
    needs: ['referencedDocuments'],
    check: (facts) => is.when(isAdministration, is.when(refersToAiu(facts), namesContract)),
  }),
];

/** A free line comes to nothing; its value stands in PricingReference. */
const lineTotal = ({ profile }: Pick<Facts, 'profile'>): Check =>
  is.satisfying({
    expected: 'price by quantity, less discounts, plus charges',
    per: 'owner',
    test: ({ owner, value, subject }) => {
      const found = amount(value);
      if (childOf(owner, 'cac:PricingReference') !== undefined) {
        return found.eq(0) ? undefined : { found: quoted(value), expected: '0.00 in a line with PricingReference' };
      }
      const possible = lineValues(owner, subject, profile);
      const comparison = { tolerance: monetaryTolerance, strict: profile.strict };
      if (possible.some((reading) => agree(found, reading.value, comparison))) return undefined;
      const readings = possible.map((reading) => `${amountText(reading.value)} = ${reading.how()}`);
      return { found: quoted(value), expected: readings.join(', or ') };
    },
    breakAt: (target) => ({ built: [set(target, '999999.00')] }),
  });

const strictlyRejects: Kind = (code) => ({ ...notifies(code), strictKind: 'Rechazo' });

const strictlyRejected = { ...inSales(strictlyRejects), ...inSupport(mirrored(strictlyRejects)) };

const amounts: readonly Rule[] = [
  row({
    family: 'AV04a',
    ...onLines(inAll(rejects), quantity),
    message: 'Falta la cantidad de la línea',
    check: is.present(),
    brokenAt: quantity.replace(line, `${line}[1]`),
    alsoFires: ['FAV06', 'FBE08'],
  }),
  row({
    family: 'AV04b',
    ...onLines(inAll(rejects), quantity),
    message: 'La cantidad de la línea debe ser mayor que cero',
    check: is.whenPresent(
      is.satisfying({
        expected: 'a number above 0',
        test: ({ value }) => (amount(value).gt(0) ? undefined : { found: quoted(value) }),
        breakAt: (target) => ({ built: [set(target, '0')] }),
      }),
    ),
    alsoFires: ['FAV06', 'FBE08'],
  }),
  row({
    family: 'AV05',
    ...onLines(inAll(rejects), `${quantity}/@unitCode`),
    message: 'Unidad de medida de la línea fuera de lista',
    check: is.inList(unitCodes, { name: 'a unit of the table', outside: 'ZZ9' }),
  }),
  row({
    family: 'AV06',
    ...onLines(strictlyRejected, `${line}/cbc:LineExtensionAmount`),
    title: 'LineExtensionAmount is price by quantity, less discounts, plus charges',
    message: 'El total de la línea no coincide con precio por cantidad, descuentos y cargos',
    needs: ['profile'],
    check: lineTotal,
    strictly: { holds: 'A line is refused; the price is never divided by BaseQuantity.' },
    fix: 'Send line_extension_amount = price_amount × invoiced_quantity - discounts + charges; 0.00 for a free line.',
    alsoFires: ['FAU02'],
  }),
  currencyRow('AV07', `${line}/cbc:LineExtensionAmount`),
];

export const lineRules = group({ code: 'AV', title: { en: 'Lines', es: 'Líneas' }, stage: 'content' }, [
  ...numbering,
  ...indicators,
  ...notes,
  ...amounts,
]);
