import { amount } from '../document/amount.ts';
import { foreignAmount } from '../checks/currency.ts';
import { currencies, documentTypes, invoiceTypes } from '../checks/lists.ts';
import { lineNames } from '../checks/taxes.ts';
import { type Check, shown } from '../checks/vocabulary/check.ts';
import * as is from '../checks/vocabulary/is.ts';
import { group, published, type Rule } from '../judge/engine/rule.ts';
import type { Violation } from '../checks/vocabulary/violation.ts';
import { codeRules } from './ad-code.ts';
import { dateRules } from './ad-dates.ts';
import { literalRules } from './ad-literals.ts';
import { numberRules } from './ad-number.ts';
import {
  type InDocuments,
  but,
  inAll,
  inEach,
  inSupport,
  mirrored,
  rejected,
  rejects,
  row,
  unreachable,
} from './row.ts';
import { inWords } from '../checks/vocabulary/in-words.ts';

type TypeRows = {
  readonly in: InDocuments;
  /** For the table of all types, where it differs. */
  readonly known?: InDocuments;
  readonly alsoFires?: readonly string[];
  /** The element, and the codes of this document. */
  readonly name: 'InvoiceTypeCode' | 'CreditNoteTypeCode';
  readonly own: ReadonlySet<string>;
  /** A code of the table that is another document's. */
  readonly other: string;
};

/** A debit note has no element for its type: 92 stands in references only. */
const typeRows = ({
  in: documents,
  known = documents,
  name,
  own,
  other,
  alsoFires = [],
}: TypeRows): readonly Rule[] => {
  const target = `/*/cbc:${name}`;
  return [
    row({
      family: 'AD12a',
      in: known,
      target,
      message: 'Tipo de documento no permitido',
      check: is.oneOf(documentTypes, { outside: '77' }),
      alsoFires,
    }),
    row({
      family: 'AD12b',
      in: documents,
      target,
      message: 'El código de tipo no corresponde a este documento',
      check: is.when(({ value }) => documentTypes.has(value ?? ''), is.oneOf(own, { outside: other })),
      alsoFires,
    }),
  ];
};

/**
 * The authority tells support documents by the very code that these rules
 * judge: they are broken by a second one, which the schema refuses.
 */
const supportTypeRows = (kind: 'supportDocument' | 'supportAdjustmentNote'): readonly Rule[] => {
  const isNote = kind === 'supportAdjustmentNote';
  const name = isNote ? 'CreditNoteTypeCode' : 'InvoiceTypeCode';
  const target = `/*/cbc:${name}`;
  const second = (text: string): Violation => ({
    built: [
      { edit: 'duplicate', path: target },
      { edit: 'set', path: `${target}[2]`, text },
    ],
  });
  return typeRows({
    name,
    own: new Set([isNote ? '95' : '05']),
    other: '01',
    known: { [kind]: but(rejects, { violation: second('77'), source: published }) },
    in: {
      [kind]: unreachable(mirrored(rejects), {
        en: 'A document with the code of another kind is judged as that kind.',
        es: 'Un documento con el código de otra clase se valida como de esa clase.',
      }),
    },
    alsoFires: ['ZB01'],
  });
};

/** Official examples state a second currency in one element of a line. */
const oneCurrency = ({ except }: { readonly except?: string } = {}): Check =>
  is.satisfying({
    expected: { en: 'the same currency in every @currencyID', es: 'la misma divisa en todos los @currencyID' },
    per: 'owner',
    test: ({ value, subject }) => {
      const foreign = foreignAmount(subject, except);
      if (foreign === undefined) return undefined;
      const stated = inWords(shown(value));
      const found = {
        en: `an amount in another currency than ${stated.en}`,
        es: `un importe en una divisa distinta de ${stated.es}`,
      };
      return { found, at: foreign, attribute: 'currencyID' };
    },
  });

const oneCurrencyRow = (
  documents: InDocuments,
  check: Check,
  literal: Pick<Parameters<typeof row>[0], 'strictly'> = {},
): Rule =>
  row({
    family: 'AD15b',
    in: documents,
    title: {
      en: 'Every amount is in the currency of the document',
      es: 'Todos los importes están en la divisa del documento',
    },
    target: '/*/cbc:DocumentCurrencyCode',
    message: 'Hay importes en una divisa distinta de la del documento',
    check,
    ...literal,
    fix: { es: 'Use en todos los importes la divisa de DocumentCurrencyCode.' },
    violation: {
      built: [{ edit: 'set', path: '/*/cac:InvoiceLine/cbc:LineExtensionAmount/@currencyID', text: 'XAU' }],
    },
    alsoFires: ['FAV07'],
  });

const typeAndCurrency: readonly Rule[] = [
  ...typeRows({ in: rejected, name: 'InvoiceTypeCode', own: invoiceTypes, other: '91' }),
  ...typeRows({
    in: { creditNote: rejects },
    name: 'CreditNoteTypeCode',
    own: new Set(['91']),
    other: '92',
  }),
  ...supportTypeRows('supportDocument'),
  ...supportTypeRows('supportAdjustmentNote'),
  row({
    family: 'AD15a',
    in: inAll(rejects),
    target: '/*/cbc:DocumentCurrencyCode',
    title: { es: 'DocumentCurrencyCode es un código ISO 4217' },
    message: 'Divisa no válida',
    fix: { es: 'Indique en DocumentCurrencyCode un código ISO 4217.' },
    brokenIn: [{ path: '/*/cac:PaymentExchangeRate' }],
    check: is.inList(currencies, { name: { en: 'an ISO 4217 code', es: 'un código ISO 4217' }, outside: 'ZZZ' }),
    alsoFires: [
      ...['FAD15b', 'FAS03', 'FAS06', 'FAS08', 'FAS12'],
      ...['FAU03', 'FAU05', 'FAU07', 'FAU09', 'FAU11', 'FAU13', 'FAU15'],
      ...['FAV07', 'FAW04', 'FAX03', 'FAX06', 'FAX08', 'FAX12', 'FAX19'],
      ...['FAR02', 'FBB03', 'FBD04'],
      ...['FAT03', 'FAT06', 'FAT08', 'FAY03', 'FAY06', 'FAY08'],
      ...['FAQ08', 'FAQ10', 'FBE07', 'FBE09'],
    ],
  }),
  oneCurrencyRow({ ...inEach(rejects, 'creditNote', 'debitNote'), ...inSupport(mirrored(rejects)) }, oneCurrency()),
  oneCurrencyRow({ invoice: rejects }, oneCurrency({ except: 'ItemPriceExtension' }), {
    strictly: {
      holds: {
        en: 'The extended price of an item has no second currency.',
        es: 'El precio extendido de un ítem no tiene una segunda divisa.',
      },
      check: oneCurrency(),
    },
  }),
  row({
    family: 'AD16',
    in: inAll(rejects),
    target: '/*/cbc:LineCountNumeric',
    title: { es: 'LineCountNumeric es el número de líneas' },
    message: 'El número de líneas declarado no coincide',
    fix: { es: 'Indique en LineCountNumeric cuántas líneas tiene el documento.' },
    check: is.satisfying({
      expected: { en: 'the number of lines', es: 'el número de líneas' },
      limit: 'range',
      test: ({ value, subject }) => {
        const { line } = lineNames(subject);
        const lines = subject.all(`/*/cac:${line}`).length;
        const same = value !== undefined && amount(value).eq(lines);
        const expected = shown(String(lines), {
          en: `the number of cac:${line} groups`,
          es: `el número de grupos cac:${line}`,
        });
        return same ? undefined : { found: shown(value), expected };
      },
      breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '999' }] }),
    }),
  }),
];

const title = { en: 'Document header', es: 'Encabezado del documento' };

export const headerRules = group({ code: 'AD', title, stage: 'content' }, [
  ...literalRules,
  ...numberRules,
  ...codeRules,
  ...dateRules,
  ...typeAndCurrency,
]);
