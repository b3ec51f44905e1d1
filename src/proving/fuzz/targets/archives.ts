/** ZIP archives inside messages that are otherwise right. */
import { plainZip, zipMutator } from '../mutate/zip.ts';
import type { CorpusDocument } from '../services/corpus.ts';
import type { FuzzServices } from '../services/services.ts';
import { isAnotherDocument } from '../services/witness.ts';
import type { OperationName } from '../../../../simulator/service/soap/contract.ts';
import { exchanged, wayOf, type Way } from './exchanges.ts';
import { falseAccept, pickSmall, serverError, type Outcome, type Target, type Trial } from './target.ts';

const operationOf = ({ name }: CorpusDocument): OperationName =>
  name.startsWith('payroll') ? 'SendNominaSync' : 'SendBillSync';

/** The operations that answer with a key instead of a verdict, which share the way in. */
const batches = ['SendBillAsync', 'SendTestSetAsync', 'SendBillAttachmentAsync', 'SendEventUpdateStatus'] as const;

type Sent = {
  readonly document: CorpusDocument;
  readonly operation: OperationName;
  readonly zip: Buffer;
  readonly way: Way;
};

/** The document that the authority filed, by what its answer names. */
const filed = async ({ box }: FuzzServices, answer: string): Promise<string | undefined> => {
  const [, key] = /XmlDocumentKey>([^<]+)</.exec(answer) ?? [];
  return key === undefined ? undefined : (await box.authority.registry.documentByKey(key))?.xml;
};

const send = async (services: FuzzServices, { document, operation, zip, way }: Sent): Promise<Outcome> => {
  const parameters = { fileName: document.fileName, contentFile: zip.toString('base64'), testSetId: 'fuzz' };
  const { testSetId: _, ...usual } = parameters;
  const message = services.envelopes.write(operation, operation === 'SendTestSetAsync' ? parameters : usual);
  const { label, isOwnError, isAccepted, answer } = await exchanged(services, Buffer.from(message), way);
  if (isOwnError) return serverError(label, answer.slice(0, 500));
  if (!isAccepted) return { label };
  const xml = await filed(services, answer);
  await services.authority.restore();
  return xml === undefined || isAnotherDocument(xml, document.signed)
    ? falseAccept(`The document ${document.name} was accepted in another form.`)
    : { label: 'accepted' };
};

export const archiveTarget = (services: FuzzServices): Target => {
  const documents = services.corpus.documents
    .map((document) => {
      const [xmlName, bytes] = [document.fileName.replace(/\.zip$/, '.xml'), Buffer.from(document.signed)];
      return { ...document, bytes, plain: plainZip(xmlName, bytes), mutate: zipMutator(xmlName, bytes) };
    })
    .toSorted((one, other) => one.bytes.length - other.bytes.length);
  const trialOf = (sent: Sent): Trial => ({
    input: sent.zip,
    extension: 'zip',
    about: `${sent.operation} of ${sent.document.name} ${sent.way}`,
    run: () => send(services, sent),
  });
  return {
    name: 'archives',
    share: 5,
    draw: (random) => {
      const document = pickSmall(documents, random);
      const operation = random.chance(0.8) ? operationOf(document) : random.pick(batches);
      return trialOf({ document, operation, zip: document.mutate(random), way: wayOf(random) });
    },
    ordinary: documents.map((document) =>
      trialOf({ document, operation: operationOf(document), zip: document.plain, way: 'in process' }),
    ),
  };
};
