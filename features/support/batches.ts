/** Batches as an ERP sends them that speaks to the authority itself: several signed documents in one ZIP. */
import { writeZip } from '../../src/common/zip.ts';
import { placeOf, type Box, type JsonObject } from '../../src/harness/box.ts';
import { askAuthority } from '../../src/harness/violations/ask.ts';
import type { UblModel } from '../../src/issuer/documents/model.ts';
import { creditNote, debitNote, invoice, supportDocument } from '../../src/issuer/kinds.ts';
import { composeDocument, prepareDocument } from '../../src/issuer/prepare.ts';
import type { DocumentKind } from '../../src/issuer/steps.ts';
import type { RequestBody } from './data.ts';

/** A file of a batch, and the unique code of the document in it. */
export type BatchFile = { readonly name: string; readonly data: Buffer; readonly key: string };

const kinds: Readonly<Record<string, DocumentKind<UblModel>>> = { invoice, creditNote, debitNote, supportDocument };

type Wanted = { readonly kind: string; readonly request: RequestBody };

let lastFile = 0;

/** Signed by the company, and not sent. */
export const batchFile = async (box: Box, { kind: name, request }: Wanted) => {
  const { clock, company } = box;
  const kind = kinds[name];
  if (kind === undefined) throw new RangeError(`No batch holds documents of the kind "${name}".`);
  const read = kind.read(request, { company, now: clock.now() });
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  const { env } = await placeOf(box, 'default');
  const { signedXml, xmlName, parcel } = await prepareDocument(kind.fileKind, composeDocument(kind, read.model), {
    env: { ...env, clock },
    company,
    store: { nextInSequence: () => Promise.resolve((lastFile += 1)) },
  });
  return { name: xmlName, data: Buffer.from(signedXml, 'utf8'), key: parcel.key };
};

export type Upload = {
  readonly operation: string;
  readonly files: readonly Pick<BatchFile, 'name' | 'data'>[];
  readonly testSetId?: string;
};

/** The tenant's view of the services. */
export const boxOfTenant = async (box: Box, name: string): Promise<Box> => {
  const { url } = await placeOf(box, name);
  return { ...box, authority: { ...box.authority, url } };
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The ZipKey, or why nothing was taken. */
export const upload = async (
  box: Box,
  { operation, files, testSetId }: Upload,
): Promise<{ readonly zipKey: string; readonly refusal: string }> => {
  const { result } = await askAuthority(box, {
    operation,
    parameters: [
      ['fileName', 'lote.zip'],
      ['contentFile', writeZip(files, box.clock.now()).toString('base64')],
      ...(testSetId === undefined ? [] : [['testSetId', testSetId] as const]),
    ],
  });
  return { zipKey: textOf(result.ZipKey), refusal: JSON.stringify(result.ErrorMessageList) };
};

/** The verdicts by GetStatusZip, in the order of the files; one without a code while the batch is in process. */
export const verdictsOf = async (box: Box, zipKey: string): Promise<readonly JsonObject[]> => {
  const { result } = await askAuthority(box, { operation: 'GetStatusZip', parameters: [['trackId', zipKey]] });
  return Array.isArray(result.DianResponse) ? (result.DianResponse as readonly JsonObject[]) : [result]; // one alone is no list
};

export const statusOf = async (box: Box, key: string): Promise<JsonObject> =>
  (await askAuthority(box, { operation: 'GetStatus', parameters: [['trackId', key]] })).result;
