/** An ERP that calls the authority itself: batches of signed documents in one ZIP, and single queries. */
import { writeZip } from '../../src/issuer/zip-write.ts';
import { isObject } from '../../src/common/json/is-object.ts';
import { lineName } from '../../src/harness/answers.ts';
import { placeOf } from '../../src/harness/box-parts.ts';
import type { Box, JsonObject } from '../../src/harness/box-types.ts';
import { askAuthority } from '../../src/harness/violations/ask.ts';
import type { UblModel } from '../../src/issuer/documents/model.ts';
import { creditNote, debitNote, invoice, supportDocument } from '../../src/issuer/kinds.ts';
import { composeDocument, prepareDocument, writeDocument } from '../../src/issuer/submission/prepare.ts';
import type { DocumentKind } from '../../src/issuer/steps.ts';
import { exampleInvoice, type RequestBody } from './data.ts';
import { actionOf } from '../../src/issuer/authority/contract.ts';
import { envelopeNamespaces, headerIds, securityHeader } from '../../src/issuer/signing/ws-security.ts';

/** A file of a batch, and the unique code of the document in it. */
export type BatchFile = { readonly name: string; readonly data: Buffer; readonly key: string };

const kinds: Readonly<Record<string, DocumentKind<UblModel>>> = { invoice, creditNote, debitNote, supportDocument };

type Wanted = { readonly kind: string; readonly request: RequestBody };

let lastFile = 0;

/** Signed by the company, and not sent. */
const batchFile = async (box: Box, { kind: name, request }: Wanted) => {
  const { clock, company } = box;
  const kind = kinds[name];
  if (kind === undefined) throw new RangeError(`No batch holds documents of the kind "${name}".`);
  const read = kind.read(request, { company, now: clock.now() });
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  const { env } = await placeOf(box, 'default');
  const { signedXml, xmlName, parcel } = await prepareDocument(
    kind.fileKind,
    writeDocument(composeDocument(kind, read.model)),
    {
      env: { ...env, clock },
      company,
      store: { nextInSequence: () => Promise.resolve((lastFile += 1)) },
    },
  );
  return { name: xmlName, data: Buffer.from(signedXml, 'utf8'), key: parcel.key };
};

export const invoiceFiles = (box: Box, numbers: readonly number[]): Promise<readonly BatchFile[]> =>
  Promise.all(numbers.map((number) => batchFile(box, { kind: 'invoice', request: exampleInvoice(number) })));

const withWrongCheckDigit = (request: RequestBody): RequestBody => ({
  ...request,
  customer: { ...(request.customer as object), dv: '4' }, // the example has one
});

/**
 * The files that a table of a scenario names.
 * @param numbers of the two invoices among them
 */
export const filesNamed = async (
  box: Box,
  names: readonly string[],
  [first = 0, second = 0]: readonly number[],
): Promise<readonly BatchFile[]> => {
  const [good, wrong] = await Promise.all([
    batchFile(box, { kind: 'invoice', request: exampleInvoice(first) }),
    batchFile(box, { kind: 'invoice', request: withWrongCheckDigit(exampleInvoice(second)) }),
  ]);
  const files: Readonly<Record<string, BatchFile>> = {
    'an invoice': good,
    'the same invoice': { ...good, name: `otra-${good.name}` },
    'an invoice with a wrong check digit': wrong,
    'something else': { name: 'recibo.xml', data: Buffer.from('<Recibo/>'), key: '' },
    'no XML': { name: 'roto.xml', data: Buffer.from('<Invoice>'), key: '' },
  };
  return names.map((name) => {
    const file = files[name];
    if (file === undefined) throw new RangeError(`A batch holds no "${name}".`);
    return file;
  });
};

type Upload = {
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

/** The ZipKey, or why nothing was accepted. */
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
  return Array.isArray(result.DianResponse) ? (result.DianResponse as readonly JsonObject[]) : [result]; // A single one is not a list.
};

export const isInProcess = ({ IsValid, StatusCode, StatusDescription }: JsonObject): boolean =>
  IsValid === 'false' && StatusCode === '' && StatusDescription === 'Batch en proceso de validación.';

/** The lines of a verdict with their kinds, in their order: `FAK24b Rechazo`. */
export const linesOfVerdict = ({ ErrorMessage }: JsonObject): string => {
  const lines = isObject(ErrorMessage) ? [ErrorMessage.string].flat() : [];
  return lines.map((line) => lineName(String(line))).join(', ');
};

export const statusOf = async (box: Box, key: string): Promise<JsonObject> =>
  (await askAuthority(box, { operation: 'GetStatus', parameters: [['trackId', key]] })).result;

// A query whose `wsa:To` differs from the address it is sent to, as from a client that never changes it

const soap = 'http://www.w3.org/2003/05/soap-envelope';
const trackId = '0'.repeat(96);

/** The check named in the authority's fault; undefined if it answers. */
export const checkOfMessageTo = async (box: Box, to: string): Promise<string | undefined> => {
  const { authority, company } = box;
  const { env } = await placeOf(box, 'default');
  const header = securityHeader({
    action: actionOf('GetStatus'),
    to,
    credentials: await company.credentials(),
    now: env.clock.now(),
    lifetimeMs: 300_000,
    ids: headerIds(env.random),
  });
  const body = `<soap:Body><wcf:GetStatus><wcf:trackId>${trackId}</wcf:trackId></wcf:GetStatus></soap:Body>`;
  const response = await fetch(authority.url, {
    method: 'POST',
    headers: { 'content-type': `application/soap+xml; charset=utf-8; action="${actionOf('GetStatus')}"` },
    body: `<soap:Envelope xmlns:soap="${soap}" xmlns:wcf="${envelopeNamespaces.wcf}">${header}${body}</soap:Envelope>`,
  });
  return response.headers.get('ensayo-failed-check') ?? undefined;
};
