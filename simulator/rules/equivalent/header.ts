/** The header of documents of the till: literals, types and operations of their own. */
import type { ReferencedFacts } from '../../checks/vocabulary/facts.ts';
import { shown, type Check } from '../../checks/vocabulary/check.ts';
import * as is from '../../checks/vocabulary/is.ts';
import { reference } from '../../document/paths.ts';
import type { Rule } from '../../judge/engine/rule.ts';
import { but, rejects, row, type InDocuments } from '../row.ts';
import { mirroring, seen } from './sources.ts';

/** Types of equivalent documents (annex DE 1.0, 16.3), the contingencies and both notes among them. */
const types = ['20', '25', '27', '30', '32', '35', '40', '45', '50', '55', '60'] as const;
const everyType: ReadonlySet<string> = new Set([...types, '07', '08', '93', '94']);

// The operation

const operation = '/*/cbc:CustomizationID';
const operationText = 'Tipo de operación no válido';

const ticketOperation = row({
  family: 'AD02',
  in: { posTicket: seen(rejects) },
  target: operation,
  message: operationText,
  check: is.literal('10', '99'),
  strictly: {
    holds: {
      en: 'CustomizationID may also be 07 or 08, which the annex lists among the operations.',
      es: 'CustomizationID también puede ser 07 u 08, que el anexo enumera entre los tipos de operación.',
    },
    check: is.oneOf(['10', '07', '08'], { outside: '99' }),
  },
});

/** The type of the document that the note adjusts (16.4.2), which is no note and no document of another family. */
const typeOfAdjusted = ({ referencedDocuments }: ReferencedFacts): Check =>
  is.satisfying({
    expected: { en: 'the type of the document that the note adjusts', es: 'el tipo del documento que la nota ajusta' },
    test: ({ value, subject }) => {
      if (!types.some((type) => type === value))
        return { found: shown(value), expected: { kind: 'oneOf', values: types }, certain: true };
      const key = subject.text(`${reference}/cac:InvoiceDocumentReference/cbc:UUID`) ?? '';
      const adjusted = referencedDocuments.byKey.get(key);
      if (adjusted === undefined || value === adjusted.type) return undefined;
      const whose = { en: `the type of ${adjusted.number}`, es: `el tipo de ${adjusted.number}` };
      return { found: shown(value), expected: shown(adjusted.type, whose) };
    },
    breakAt: (path) => ({ built: [{ edit: 'set', path, text: '30' }] }),
  });

const noteOperation = row({
  family: 'AD02',
  in: {
    equivalentCreditNote: mirroring('CAD02', rejects),
    equivalentDebitNote: mirroring('DAD02', rejects),
  },
  title: {
    en: 'CustomizationID is the type of the document that the note adjusts',
    es: 'CustomizationID es el tipo del documento que la nota ajusta',
  },
  target: operation,
  message: operationText,
  needs: ['referencedDocuments'],
  check: typeOfAdjusted,
  fix: {
    en: 'Send in CustomizationID the type of the document that the note adjusts: 20 for a POS ticket.',
    es: 'Envíe en CustomizationID el tipo del documento que la nota ajusta: 20 para un tiquete POS.',
  },
});

// The profile

const profile = (documents: InDocuments, text: string): Rule =>
  row({
    family: 'AD03',
    in: documents,
    target: '/*/cbc:ProfileID',
    message: 'ProfileID no contiene el literal exigido',
    check: is.literal(text),
  });

// The type

type TypeRows = {
  readonly element: 'InvoiceTypeCode' | 'CreditNoteTypeCode';
  readonly own: string;
  /** One of a document that has another root: with the profile of this kind it is judged as one of this kind. */
  readonly other: string;
  /** Whoever computes the code of an invoice of that type does it with the technical key. */
  readonly alsoFires: readonly string[];
  readonly known: InDocuments;
  readonly ofOwn: InDocuments;
};

const typeRows = ({ element, own, other, alsoFires, known, ofOwn }: TypeRows): readonly Rule[] => {
  const target = `/*/cbc:${element}`;
  return [
    row({
      family: 'AD12a',
      in: known,
      target,
      message: 'Tipo de documento no permitido',
      check: is.oneOf(everyType, { outside: '77' }),
      alsoFires,
    }),
    row({
      family: 'AD12b',
      in: ofOwn,
      target,
      message: 'El código de tipo no corresponde a este documento',
      check: is.when(({ value }) => everyType.has(value ?? ''), is.literal(own, other)),
      alsoFires,
    }),
  ];
};

export const headerRules: readonly Rule[] = [
  ticketOperation,
  noteOperation,
  profile({ posTicket: seen(rejects) }, 'DIAN 2.1: Documento Equivalente POS'),
  profile({ equivalentCreditNote: seen(rejects) }, 'DIAN 2.1: Nota de ajuste crédito al documento equivalente'),
  profile(
    // The reader of the annex writes this code, where the others suggest NADAD03.
    { equivalentDebitNote: () => seen(rejects)('NADBD03') },
    'DIAN 2.1: Nota de ajuste débito al documento equivalente',
  ),
  ...typeRows({
    element: 'InvoiceTypeCode',
    own: '20',
    other: '94',
    alsoFires: ['DEAD06'],
    known: { posTicket: seen(rejects) },
    ofOwn: { posTicket: but(seen(rejects), { message: 'El código de tipo no corresponde al tiquete POS' }) },
  }),
  ...typeRows({
    element: 'CreditNoteTypeCode',
    own: '94',
    other: '20',
    alsoFires: [],
    known: { equivalentCreditNote: mirroring('CAD12a', rejects) },
    ofOwn: { equivalentCreditNote: mirroring('CAD12b', rejects) },
  }),
];
