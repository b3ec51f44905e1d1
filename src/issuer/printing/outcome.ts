import type { Mark } from './printed-document.ts';

/** The outcome of the document: `unknown` means that the authority's verdict is not available yet. */
export type PrintedState = 'preview' | 'accepted' | 'rejected' | 'unknown';

/** The pipeline's additions to the model before it can be printed. */
export type Outcome = {
  /** The document's unique code: CUFE, CUDE, CUDS or CUNE. */
  readonly uuid: string;
  /** The contents of the QR: the lines of QRStr, all of them. If empty, no QR is printed. */
  readonly qrText: string;
  /** Address of the document in the authority's catalogue. */
  readonly qrUrl: string;
  readonly state: PrintedState;
  /** The verdict is not from the authority itself. */
  readonly isSimulated: boolean;
  /** Instant of the authority's verdict, in milliseconds. */
  readonly validatedAt?: number | undefined;
};

/** `PREELIMINAR` is the spelling of the API endpoint that generates it. */
const marks: Readonly<Record<PrintedState, Mark | undefined>> = {
  preview: { text: 'VISTA PREELIMINAR', tone: 'neutral' },
  rejected: { text: 'DOCUMENTO RECHAZADO', tone: 'warning' },
  unknown: { text: 'SIN VALIDAR', tone: 'neutral' },
  accepted: undefined,
};

/** Drawn across the pages of anything but an accepted document. */
export const markOf = (state: PrintedState): Mark | undefined => marks[state];

const previewSentence = 'Vista previa: el documento no ha sido firmado ni transmitido y no tiene validez.';

const sentences: Readonly<Record<PrintedState, string>> = {
  preview: previewSentence,
  accepted: 'Documento validado por la DIAN.',
  rejected: 'Documento rechazado por la DIAN: no tiene validez como documento electrónico.',
  unknown: 'La validación de la DIAN está pendiente: el documento aún no tiene validez como documento electrónico.',
};

const simulatedSentences: Readonly<Record<PrintedState, string>> = {
  preview: previewSentence,
  accepted: 'Documento validado por el simulador: no tiene validez como documento electrónico.',
  rejected: 'Documento rechazado por el simulador: no tiene validez como documento electrónico.',
  unknown: 'La validación del simulador está pendiente: el documento no tiene validez como documento electrónico.',
};

export const stateSentence = ({ state, isSimulated }: Pick<Outcome, 'state' | 'isSimulated'>): string =>
  (isSimulated ? simulatedSentences : sentences)[state];

/** The banner of documents issued in the test environment. */
export const environmentBanner = (environment: '1' | '2'): string | undefined =>
  environment === '2' ? 'Documento de prueba – sin validez legal' : undefined;
