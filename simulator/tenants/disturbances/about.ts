/** The documents that a request concerns, read from its bytes before it is processed. */
import { kindOfType } from '../../document/kind.ts';
import type { IntakeDocument } from '../../document/intake/submission.ts';
import { isReceiving, openFile } from '../../service/reception/operations.ts';
import type { JudgedDocument } from '../../registry/types.ts';
import type { RegistryPort } from '../../registry/port.ts';
import { readBody, readHead, type Envelope, type HttpHeaders } from '../../service/soap/envelope.ts';
import { limitsOf, type Limits } from '../../document/intake/limits.ts';
import type { About, AboutDocument } from './matcher.ts';

export const aboutDocument = (received: IntakeDocument): AboutDocument =>
  received.status === 'readable'
    ? { nit: received.keys.issuerNit, kind: received.kind, number: received.keys.number }
    : { nit: undefined, kind: undefined, number: undefined };

const aboutFiled = ({ issuerNit, type, number }: JudgedDocument): AboutDocument => ({
  nit: issuerNit,
  kind: kindOfType(type),
  number,
});

const filed = async (registry: RegistryPort, keys: readonly (string | null)[]): Promise<readonly AboutDocument[]> => {
  const found = await Promise.all(keys.map((key) => registry.documentByKey(key ?? '')));
  return found.flatMap((document) => (document === undefined ? [] : [aboutFiled(document)]));
};

/** Those of a batch by its ZipKey, otherwise the one with that key. */
const tracked = async (registry: RegistryPort, trackId: string): Promise<readonly AboutDocument[]> => {
  const asked = await registry.batch(trackId);
  return filed(registry, asked?.batch.verdicts.map(({ answer }) => answer.XmlDocumentKey) ?? [trackId]);
};

const documentsOf = async (
  { operation, parameters }: Pick<Envelope, 'operation' | 'parameters'>,
  { registry, limits }: { readonly registry: RegistryPort; readonly limits: Limits },
): Promise<readonly AboutDocument[]> => {
  const { contentFile, trackId, accountCode } = parameters;
  if (isReceiving(operation)) {
    const submission = await openFile(contentFile, operation, limits);
    return submission.ok ? submission.documents.map(aboutDocument) : [];
  }
  if (trackId !== undefined) return tracked(registry, trackId.trim());
  return accountCode === undefined ? [] : [{ nit: accountCode.trim(), kind: undefined, number: undefined }];
};

type Request = { readonly bytes: Buffer; readonly headers: HttpHeaders };

type Wanted = { readonly registry: RegistryPort; readonly documents: boolean; readonly limits?: Limits | undefined };

/** Operation and, if wanted, documents; unreadable parts are omitted. Never throws, whatever was sent. */
export const aboutRequest = async (
  { bytes, headers }: Request,
  { registry, documents, limits = limitsOf() }: Wanted,
): Promise<About & { readonly messageId: string | undefined }> => {
  const read = readHead(bytes, headers, limits);
  if (!read.ok) return { operation: undefined, documents: [], messageId: undefined };
  const { operation, messageId } = read.head;
  const whole = documents ? readBody(bytes, read.head, limits) : undefined;
  if (whole?.ok !== true) return { operation, documents: [], messageId };
  return { operation, documents: await documentsOf(whole.envelope, { registry, limits }), messageId };
};
