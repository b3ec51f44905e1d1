/** SOAP envelopes of every operation, changed after they were signed. */
import { operationNames, type Parameters } from '../services/authority.ts';
import { plainZip } from '../mutate/zip.ts';
import { xmlMutator } from '../mutate/xml.ts';
import type { FuzzServices } from '../services/services.ts';
import { hasOtherSignedParts } from '../services/witness.ts';
import { operations, type OperationName } from '../../../../simulator/service/soap/contract.ts';
import { exchanged, wayOf, type Answered, type Way } from './exchanges.ts';
import { falseAccept, serverError, type Outcome, type Target, type Trial } from './target.ts';

type Envelope = { readonly operation: OperationName; readonly xml: string };

const values = ({ corpus }: FuzzServices): Parameters => {
  const [document] = corpus.documents.toSorted((one, other) => one.signed.length - other.signed.length);
  if (document === undefined) throw new Error('The corpus is empty.');
  const zip = plainZip(document.fileName.replace(/\.zip$/, '.xml'), Buffer.from(document.signed));
  return {
    trackId: 'a'.repeat(96),
    fileName: document.fileName,
    contentFile: zip.toString('base64'),
    testSetId: 'fuzz',
    accountCode: '901500100',
    accountCodeT: '901500100',
    softwareCode: 'd8aa2d7f-5e7c-4f0e-9e5c-4f1f2a3b4c5d',
    identificationType: '31',
    identificationNumber: '901500100',
    uuid: 'b'.repeat(96),
  };
};

type Exchanging = (message: Buffer) => Promise<Answered>;

/** The outcome of a message whose signed form is known. */
export const envelopeOutcome = async (exchange: Exchanging, message: Buffer, signed: string): Promise<Outcome> => {
  const { label, isFault, isOwnError, answer } = await exchange(message);
  if (isOwnError) return serverError(label, answer.slice(0, 500));
  if (!isFault && hasOtherSignedParts(message.toString('utf8'), signed))
    return falseAccept('Its To or its Timestamp changed after it was signed, and it was processed.');
  return { label };
};

export const envelopeTarget = (services: FuzzServices): Target => {
  const given = values(services);
  const envelopes: readonly Envelope[] = operationNames.map((operation) => ({
    operation,
    xml: services.envelopes.write(
      operation,
      Object.fromEntries(operations[operation].parameters.map((name) => [name, given[name] ?? ''])),
    ),
  }));
  const sources = envelopes.map((envelope) => ({ ...envelope, mutate: xmlMutator(envelope.xml) }));
  const trialOf = ({ operation, xml }: Envelope, message: Buffer, way: Way): Trial => ({
    input: message,
    extension: 'xml',
    about: `${operation} ${way}`,
    run: () => envelopeOutcome((bytes) => exchanged(services, bytes, way), message, xml),
  });
  return {
    name: 'envelopes',
    share: 4,
    draw: (random) => {
      const source = random.pick(sources);
      return trialOf(source, source.mutate(random), wayOf(random));
    },
    ordinary: envelopes
      .toSorted((one, other) => one.xml.length - other.xml.length)
      .map((envelope) => trialOf(envelope, Buffer.from(envelope.xml), 'in process')),
  };
};
