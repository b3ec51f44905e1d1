import type { XmlEdit } from '../document/edits/edit.ts';
import { parseXml } from '../../src/common/xml/parse.ts';
import { textOf } from '../../src/common/xml/tree.ts';
import { amount } from '../document/amount.ts';
import { isDescribedAs, linesNumberedTwice, linesOf, lineValues } from '../checks/lines.ts';
import { firstOutOfOrder } from '../checks/numbered.ts';
import { unitCodes } from '../checks/lists.ts';
import { isOperation, mandate as mandateOperation, operation } from '../checks/operation.ts';
import { agree, monetaryTolerance, amountText, numberAboveZero } from '../checks/vocabulary/tolerance.ts';
import { type Check, shown } from '../checks/vocabulary/check.ts';
import type { Site } from '../document/subject.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import * as is from '../checks/vocabulary/is.ts';
import { english, spanish, type Bilingual } from '../../src/common/text/bilingual.ts';
import { group, type Rule } from '../judge/engine/rule.ts';
import { childOf, textAt } from '../document/path-index.ts';
import type { JudgedDocument } from '../registry/types.ts';
import { currencyRow } from './currency-row.ts';
import { line, onLines, quantity, twoLines } from './line-places.ts';
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
    title: { en: 'The document has lines', es: 'El documento tiene líneas' },
    message: 'El documento no tiene líneas',
    check: is.there(),
    fix: { en: 'Send at least one line.', es: 'Envíe al menos una línea.' },
    alsoFires: ['ZB01', 'FAD16', 'FAS01b', 'FAU02', 'FAU04'],
  }),
  row({
    family: 'AV02a',
    ...onLines(inAll(notifies), `${line}/cbc:ID`),
    title: {
      en: 'Every line has a number that no other line has',
      es: 'Cada línea tiene un número que ninguna otra tiene',
    },
    message: 'Número de línea ausente o repetido',
    check: is.satisfying({
      expected: { en: 'a number that no other line has', es: 'un número que ninguna otra línea tenga' },
      test: ({ owner, value, subject }) => {
        const isRight = value !== undefined && value.trim() !== '' && !linesNumberedTwice(subject).has(owner);
        return isRight ? undefined : { found: shown(value) };
      },
      breakAt: (target) => ({ built: [set(target, '1')] }),
    }),
    fix: { en: 'Number the lines 1, 2, 3 … in their order.', es: 'Numere las líneas 1, 2, 3 … en su orden.' },
    brokenAt: `${line}[2]/cbc:ID`,
    alsoFires: ['FAV02b'],
  }),
  row({
    family: 'AV02b',
    ...onLines(inAll(notifies), `${line}/cbc:ID`),
    title: { en: 'The lines are numbered 1, 2, 3 … in their order', es: 'Las líneas se numeran 1, 2, 3 … en su orden' },
    message: 'La numeración de las líneas no es consecutiva desde 1',
    check: is.satisfying({
      expected: { en: '1, 2, 3 … in document order', es: '1, 2, 3 … en el orden del documento' },
      per: 'document',
      test: ({ subject }) => firstOutOfOrder(linesOf(subject)),
      breakAt: (target) => ({ built: [set(target, '99')] }),
    }),
    fix: { en: 'Number the lines 1, 2, 3 … in their order.', es: 'Numere las líneas 1, 2, 3 … en su orden.' },
  }),
];

/** Operations whose lines are of two sorts, which @schemeID tells. */
type Sorted = {
  readonly operation: string;
  readonly kind: Kind;
  /** What the texts call such an invoice. */
  readonly name: Bilingual;
  readonly fix: Bilingual;
};

const mandate: Sorted = {
  operation: mandateOperation,
  kind: rejects,
  name: { en: 'a mandate', es: 'un mandato' },
  fix: {
    en: 'Mark every line 0, own income, or 1, income of a third party.',
    es: 'Marque cada línea con 0, ingreso propio, o con 1, ingreso de un tercero.',
  },
};

const freight: Sorted = {
  operation: '12',
  kind: notifies,
  name: { en: 'freight', es: 'transporte de carga' },
  fix: {
    en: 'Mark every line 0, additional service, or 1, waybill of the RNDC.',
    es: 'Marque cada línea con 0, servicio adicional, o con 1, remesa del RNDC.',
  },
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
    title: {
      en: `@schemeID of a line ${english(predicateOf(check))}, in an invoice of ${sorted.name.en}`,
      es: `@schemeID de la línea ${spanish(predicateOf(check))}, en una factura de ${sorted.name.es}`,
    },
    target: `${line}/cbc:ID/@schemeID`,
    message: `${message} en una factura de ${sorted.name.es}`,
    check: is.when(isOperation(sorted.operation), check),
    fix: sorted.fix,
    brokenIn: twoLines(
      (each) => ({ path: `${each}/cbc:ID/@schemeID`, text: '0' }),
      (each) => ({ path: `${each}/cac:Item/cac:InformationContentProviderParty` }),
    ),
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
  expected: { en: `a note that begins with «${contract}»`, es: `una nota que empiece con «${contract}»` },
  limit: 'pattern',
  per: 'owner',
  test: ({ siblings, value }) => {
    const isNamed = siblings.some((note) => textOf(note).trim().startsWith(contract));
    return isNamed ? undefined : { found: shown(value) };
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
  title: {
    en: 'Lines for the administration of an AIU contract name it',
    es: 'Las líneas de administración de un contrato AIU indican su objeto',
  },
  message: 'Falta en la línea de administración la nota con el objeto del contrato AIU',
  fix: {
    en: `Begin the notes of the line «${administration}» with «${contract}».`,
    es: `Empiece las notas de la línea «${administration}» con «${contract}».`,
  },
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
    brokenIn: [{ path: reference }],
  }),
];

/** A free line comes to nothing; its value stands in PricingReference. */
const lineTotal = ({ profile }: Pick<Facts, 'profile'>): Check =>
  is.satisfying({
    expected: {
      en: 'price by quantity, less discounts, plus charges',
      es: 'precio por cantidad, menos descuentos, más cargos',
    },
    limit: 'tolerance',
    per: 'owner',
    test: ({ owner, value, subject }) => {
      const found = amount(value);
      if (childOf(owner, 'cac:PricingReference') !== undefined) {
        return found.eq(0)
          ? undefined
          : {
              found: shown(value),
              expected: { en: '0.00 in a line with PricingReference', es: '0.00 en una línea con PricingReference' },
            };
      }
      const possible = lineValues(owner, subject, profile);
      const comparison = { tolerance: monetaryTolerance, strict: profile.strict };
      if (possible.some((reading) => agree(found, reading.value, comparison))) return undefined;
      const readings = possible.map(
        (one) => ({ kind: 'formula', value: amountText(one.value), terms: one.how() }) as const,
      );
      return { found: shown(value), expected: { kind: 'anyOf', of: readings } };
    },
    breakAt: (target) => ({ built: [set(target, '999999.00')] }),
  });

const strictlyRejects: Kind = (code) => ({ ...notifies(code), strictKind: 'Rechazo' });

const strictlyRejected = { ...inSales(strictlyRejects), ...inSupport(mirrored(strictlyRejects)) };

/** FBE08 would measure them by a line that comes to nothing. */
const withoutAllowances = { path: `${line}/cac:AllowanceCharge`, not: true } as const;
const paidFor = { path: `${line}[1]/cac:PricingReference`, not: true } as const;

const amounts: readonly Rule[] = [
  row({
    family: 'AV04a',
    ...onLines(inAll(rejects), quantity),
    message: 'Falta la cantidad de la línea',
    check: is.present(),
    brokenIn: [withoutAllowances, paidFor],
    brokenAt: quantity.replace(line, `${line}[1]`),
    alsoFires: ['FAV06', 'FBE08'],
  }),
  row({
    family: 'AV04b',
    ...onLines(inAll(rejects), quantity),
    message: 'La cantidad de la línea debe ser mayor que cero',
    check: is.whenPresent(
      is.satisfying({
        expected: numberAboveZero,
        test: ({ value }) => (amount(value).gt(0) ? undefined : { found: shown(value) }),
        breakAt: (target) => ({ built: [set(target, '0')] }),
      }),
    ),
    brokenIn: [withoutAllowances, paidFor],
    alsoFires: ['FAV06', 'FBE08'],
  }),
  row({
    family: 'AV05',
    ...onLines(inAll(rejects), `${quantity}/@unitCode`),
    message: 'Unidad de medida de la línea fuera de lista',
    check: is.inList(unitCodes, { name: { en: 'a unit of the table', es: 'una unidad de la tabla' }, outside: 'ZZ9' }),
  }),
  row({
    family: 'AV06',
    ...onLines(strictlyRejected, `${line}/cbc:LineExtensionAmount`),
    title: {
      en: 'LineExtensionAmount is price by quantity, less discounts, plus charges',
      es: 'LineExtensionAmount es precio por cantidad, menos descuentos, más cargos',
    },
    message: 'El total de la línea no coincide con precio por cantidad, descuentos y cargos',
    needs: ['profile'],
    check: lineTotal,
    strictly: {
      holds: {
        en: 'A line is refused; the price is never divided by BaseQuantity.',
        es: 'La línea se rechaza; el precio nunca se divide por BaseQuantity.',
      },
    },
    fix: {
      en: 'Send line_extension_amount = price_amount × invoiced_quantity - discounts + charges; 0.00 for a free line.',
      es: 'Envíe line_extension_amount = price_amount × invoiced_quantity - descuentos + cargos; 0.00 en una línea gratuita.',
    },
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
