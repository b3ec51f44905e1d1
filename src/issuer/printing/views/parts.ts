/** Parts common to the views of all kinds: facts, tables, and the frame of a page. */
import type { Fact, PrintedColumn, PrintedTable, PrintedDocument } from '../printed-document.ts';
import { isUbl, partiesOf, ublOrPayroll, type DocumentModel } from '../../documents/document-model.ts';
import type { Presentation } from '../../documents/model.ts';
import { environmentBanner, markOf, type Outcome, stateSentence } from '../outcome.ts';

const hasText = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

/** Facts without text are left out. */
export const given = (facts: readonly { readonly caption: string; readonly text: string | undefined }[]): Fact[] =>
  facts.flatMap(({ caption, text }) => (hasText(text) ? [{ caption, text }] : []));

/** The non-empty parts, joined by the separator. */
export const joined = (parts: readonly (string | undefined)[], separator: string): string =>
  parts.filter(hasText).join(separator);

/** A column with its text for an item. */
export type ItemColumn<Item> = PrintedColumn & {
  readonly cell: (item: Item, index: number) => string;
  /** The column is printed if any item has something in it. */
  readonly isOptional?: boolean;
};

const printedColumn = <Item>({ caption, align, isWide, share }: ItemColumn<Item>): PrintedColumn => ({
  caption,
  align,
  ...(isWide === undefined ? {} : { isWide }),
  ...(share === undefined ? {} : { share }),
});

/** One row per item; optional columns only if an item has something in them. */
export const itemTable = <Item>(
  caption: string | undefined,
  columns: readonly ItemColumn<Item>[],
  items: readonly Item[],
): PrintedTable => {
  const filled = columns.map((column) => ({ column, texts: items.map((item, index) => column.cell(item, index)) }));
  const shown = filled.filter(({ column, texts }) => column.isOptional !== true || texts.some((text) => text !== ''));
  return {
    caption,
    columns: shown.map(({ column }) => printedColumn(column)),
    rows: items.map((_item, index) => shown.map(({ texts }) => texts[index] ?? '')),
  };
};

/** The table, unless it has no rows. */
export const unlessEmpty = (table: PrintedTable): readonly PrintedTable[] => (table.rows.length === 0 ? [] : [table]);

type Frame = Pick<PrintedDocument, 'number' | 'mark' | 'banner' | 'headNote' | 'footNote' | 'key' | 'qr'>;

/** The common part of every kind of document; `keyName` is CUFE, CUDE, CUDS or CUNE. */
export const frameOf = (
  model: DocumentModel,
  presentation: Presentation,
  { outcome, keyName }: { readonly outcome: Outcome; readonly keyName: string },
): Frame => ({
  number: `${model.prefix}${model.number}`,
  mark: markOf(outcome.state),
  banner: environmentBanner(model.environment),
  headNote: presentation.headNote,
  footNote: presentation.footNote,
  key: { caption: keyName, text: outcome.uuid },
  qr: outcome.qrText === '' ? undefined : { text: outcome.qrText, url: outcome.qrUrl },
});

/** Non-empty notes, without captions. */
export const notesOf = (notes: readonly string[]): Fact[] =>
  notes.filter((note) => note.trim() !== '').map((text) => ({ caption: '', text }));

/** Where the original is: a preview has none, and the catalogue shows neither rejected nor simulated documents. */
const originalText = ({ state, isSimulated, qrUrl }: Outcome): string | undefined => {
  if (state === 'preview') return undefined;
  const says = isSimulated ? '; en el catálogo de la DIAN tendría la dirección' : ', que se consulta en';
  const place = state === 'rejected' || qrUrl === '' ? '.' : `${says}\n${qrUrl}`;
  return `Representación gráfica de un documento electrónico: el original es el XML firmado${place}`;
};

/**
 * Who made the software, and which it is (invoice annex 1.9, graphic representation). An issuer's own software is its
 * own; a POS ticket names its maker.
 */
const softwareText = (model: DocumentModel): string => {
  const known = ublOrPayroll(model);
  const maker = isUbl(known) ? known.pointOfSale?.manufacturer : undefined;
  const { name } = isUbl(known) ? partiesOf(known).issuer : known.supplier;
  const { id, providerNit, providerCheckDigit } = model.software;
  if (maker !== undefined) {
    return `Fabricante del software: ${maker.businessName}, ${maker.name}. Software: ${maker.softwareName}, identificador ${id}.`;
  }
  return `Fabricante del software: ${name}, NIT ${providerNit}-${providerCheckDigit}. Software: Ensayo, identificador ${id}.`;
};

/** The sentences of the kind, then those of every document. */
export const legalTexts = (own: readonly (string | undefined)[], model: DocumentModel, outcome: Outcome): string[] =>
  [...own, stateSentence(outcome), originalText(outcome), softwareText(model)].filter(
    (sentence) => sentence !== undefined,
  );
