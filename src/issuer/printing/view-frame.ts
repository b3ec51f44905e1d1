import type { DocumentModel } from '../documents/document-model.ts';
import type { Presentation } from '../documents/model.ts';
import { environmentBanner, markOf, stateSentence } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import type { Fact, PrintedDocument } from './printed-document.ts';

type Frame = Pick<PrintedDocument, 'number' | 'mark' | 'banner' | 'headNote' | 'footNote' | 'key' | 'qr'>;

/** What is the same on every kind of document; `keyName` is CUFE, CUDE, CUDS or CUNE. */
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

/** Notes that say something, without captions. */
export const notesOf = (notes: readonly string[]): Fact[] =>
  notes.filter((note) => note.trim() !== '').map((text) => ({ caption: '', text }));

/** Where the original is: a preview has none, and the catalogue does not show what was rejected. */
const originalText = ({ state, qrUrl }: Outcome): string | undefined => {
  if (state === 'preview') return undefined;
  const place = state === 'rejected' || qrUrl === '' ? '.' : `, que se consulta en\n${qrUrl}`;
  return `Representación gráfica de un documento electrónico: el original es el XML firmado${place}`;
};

/** The sentences of the kind, then those of every document. */
export const legalTexts = (
  own: readonly (string | undefined)[],
  { software }: DocumentModel,
  outcome: Outcome,
): string[] =>
  [
    ...own,
    stateSentence(outcome.state),
    originalText(outcome),
    `Proveedor del software: NIT ${software.providerNit}-${software.providerCheckDigit}.`,
  ].filter((sentence) => sentence !== undefined);
