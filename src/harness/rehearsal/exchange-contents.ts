/** What an exchange of the journal carried: its parameters, documents, findings and answers. */
import { ControlError, type ControlClient, type ExchangeSummary } from '../../../simulator/control/client.ts';
import type { DocumentKind } from '../../../simulator/document/kind.ts';
import { readZip } from '../../../simulator/document/index.ts';
import type { AdviceLine } from '../../../simulator/judge/index.ts';
import type { FailedLine } from '../../../simulator/registry/index.ts';
import { parseXml } from '../../common/xml/parse.ts';
import { childElements, textOf, type XmlElement } from '../../common/xml/tree.ts';

/** The journal's entry about one document of an exchange. */
export type Found = {
  readonly verdict: 'accepted' | 'rejected';
  readonly kind?: DocumentKind;
  readonly number?: string;
  readonly key?: string;
  readonly failed: readonly FailedLine[];
  /** Absent where there was no verdict. */
  readonly advice?: readonly AdviceLine[];
  readonly incomplete?: string;
  readonly outcome?: { readonly code: string; readonly statusCode: string; readonly message: string };
};

/** A document of an exchange, and its position there. */
export type Arrived = { readonly found: Found; readonly at: number; readonly xml: Buffer | undefined };

export type Results = Partial<Found> & { readonly zipKey?: string; readonly documents?: readonly Found[] };

const unzipped = {
  maxBytes: 60 * 1024 * 1024,
  maxEntries: 60,
  maxEntryBytes: 5 * 1024 * 1024,
  maxTotalBytes: 70 * 1024 * 1024,
  maxRatio: 1_000,
};

/** In the order of the archive, which is that of the verdicts. */
const filesOf = async (bytes: Buffer): Promise<readonly Buffer[]> => {
  if (!bytes.subarray(0, 2).equals(Buffer.from('PK'))) return [bytes];
  const read = await readZip(bytes, unzipped);
  return read.ok ? read.entries.map(({ data }) => Buffer.from(data)) : [];
};

// Read from the envelopes that the journal keeps.

const elementsNamed = (element: XmlElement, name: string): readonly XmlElement[] =>
  element.local === name ? [element] : childElements(element).flatMap((child) => elementsNamed(child, name));

/** The texts of the elements with a local name, in the order of the document; none if it cannot be read. */
export const textsNamed = (xml: Buffer, name: string): readonly string[] => {
  const parsed = parseXml(xml);
  return parsed.ok ? elementsNamed(parsed.document.root, name).map(textOf) : [];
};

/** The parameter of a request; undefined if it has none with that name. */
export const parameterOf = (envelope: Buffer, name: string): string | undefined => {
  const [text] = textsNamed(envelope, name);
  return text?.trim();
};

/** The ApplicationResponses in an answer, in its order; undefined for a document without one. */
export const responsesIn = (answer: Buffer): readonly (string | undefined)[] =>
  textsNamed(answer, 'XmlBase64Bytes').map((text) =>
    text.trim() === '' ? undefined : Buffer.from(text, 'base64').toString('utf8'),
  );

// Asked of the control interface.

/** Empty for a message whose file could not be opened. */
const sentIn = async (control: ControlClient, id: string): Promise<Buffer> => {
  try {
    return Buffer.from(await control.document(id));
  } catch (error) {
    if (error instanceof ControlError && error.code === 'exchange-without-document') return Buffer.alloc(0);
    throw error;
  }
};

export const resultsOf = async (control: ControlClient, { id }: ExchangeSummary): Promise<Results> =>
  (await control.exchange(id)).results ?? {}; // the judge wrote them

/** Whether it brought a batch that is judged after its answer, and has not been yet. */
export const isWaiting = ({ zipKey, documents, outcome }: Results): boolean =>
  zipKey !== undefined && documents === undefined && outcome === undefined;

/** The documents of an exchange, each with its report: one that was sent alone has that of the exchange. */
export const documentsOf = async (
  control: ControlClient,
  { id }: ExchangeSummary,
  results: Results,
): Promise<readonly Arrived[]> => {
  const files = await filesOf(await sentIn(control, id));
  const found = results.documents ?? [results as Found]; // a document sent alone has no list
  return found.map((each, at) => ({ found: each, at, xml: files[at] }));
};
