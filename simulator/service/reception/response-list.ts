/**
 * Everything accepted about a document, as the authority lists it: an ApplicationResponse with a response for each, and
 * the answer that carries it.
 */
import type { XmlRootSpec, XmlSpec } from '../../../src/common/xml/node.ts';
import { colombianDate, colombianTime } from '../../../src/common/time.ts';
import { table } from '../../../src/common/code-lists.ts';
import { nitCheckDigit } from '../../document/check-digit.ts';
import { documents } from '../../document/kind.ts';
import type { FiledDocument, JudgedDocument, RegisteredEvent } from '../../registry/types.ts';
import type { RegistryPort } from '../../registry/port.ts';
import { authorityUuid } from '../reply/application-response-code.ts';
import { authorityDocument, element, type ApplicationResponseInput } from '../reply/application-response.ts';
import { signDocument } from '../reply/sign.ts';
import type { Call, CallOutcome } from '../soap/call.ts';
import { refused } from './document-answers.ts';
import { nowOf, type Authority } from './authority.ts';
import { undisturbed } from './receive.ts';
import { texts } from './texts.ts';
import { visibleAmong, visibleDocument } from './visible.ts';

type Schemes = Pick<JudgedDocument, 'issuerScheme' | 'receiverScheme'>;

/** An event or a note. */
type ListedDocument = {
  /** Response code of an event, type of a note. */
  readonly code: string;
  readonly description: string;
  readonly number: string;
  readonly key: string;
  readonly uuidScheme: string;
  readonly issuerNit: string;
  readonly receiverId: string;
  readonly receivedAt: number;
} & Schemes;

type ListInput = Pick<ApplicationResponseInput, 'environment' | 'now' | 'id' | 'receiver'> & {
  /** The document that they refer to. */
  readonly document: { readonly number: string };
  /** Oldest first. */
  readonly listed: readonly ListedDocument[];
};

const nit = '31';

const party = (name: string, id: string, schemeName = nit): XmlSpec =>
  element(name, [
    element('cac:PartyTaxScheme', [
      element('cbc:CompanyID', id, { schemeName }),
      element('cac:TaxScheme', [element('cbc:ID', '01'), element('cbc:Name', 'IVA')]),
    ]),
  ]);

const responseTo = (listed: ListedDocument): XmlSpec =>
  element('cac:DocumentResponse', [
    element('cac:Response', [
      element('cbc:ResponseCode', listed.code),
      element('cbc:Description', listed.description),
      element('cbc:EffectiveDate', colombianDate(listed.receivedAt)),
      element('cbc:EffectiveTime', `${colombianTime(listed.receivedAt)}-05:00`),
    ]),
    element('cac:DocumentReference', [
      element('cbc:ID', listed.number),
      element('cbc:UUID', listed.key, { schemeName: listed.uuidScheme }),
    ]),
    party('cac:IssuerParty', listed.issuerNit, listed.issuerScheme),
    party('cac:RecipientParty', listed.receiverId, listed.receiverScheme),
  ]);

const listSpec = ({ listed, document, ...head }: ListInput): XmlRootSpec =>
  authorityDocument(
    { ...head, uuid: authorityUuid({ ...head, document, code: listed.map(({ code }) => code).join('') }) },
    listed.map(responseTo),
  );

/** The signed list, addressed to the issuer of the referenced document; in Base64. */
const signedList = async (
  authority: Authority,
  document: JudgedDocument,
  listed: readonly ListedDocument[],
): Promise<string> => {
  const { registry, environment, env } = authority;
  const { issuerNit, issuerScheme: schemeName = nit, number } = document;
  const now = nowOf(authority);
  const name = (await registry.contributors([issuerNit])).get(issuerNit)?.name ?? `NIT ${issuerNit}`;
  const spec = listSpec({
    environment,
    now,
    id: await registry.nextResponseNumber(),
    receiver: {
      nit: issuerNit,
      checkDigit: schemeName === nit ? nitCheckDigit(issuerNit) : undefined,
      name,
      schemeName,
    },
    document: { number },
    listed,
  });
  const xml = signDocument(spec, { credentials: await authority.credentials(), now, uuid: env.random.uuid });
  return Buffer.from(xml, 'utf8').toString('base64');
};

type Listing<Item> = {
  /** Oldest first. */
  readonly itemsAbout: (registry: RegistryPort, key: string) => Promise<readonly Item[]>;
  readonly listed: (item: Item) => ListedDocument;
  readonly none: (document: JudgedDocument) => string;
  /** The text after the number of the document: `tiene el evento 030`. */
  readonly some: (items: readonly Item[]) => string;
  readonly results: (items: readonly Item[]) => unknown;
};

const schemesOf = ({ issuerScheme, receiverScheme }: Schemes = {}): Schemes => ({ issuerScheme, receiverScheme });

/** An operation queried with a document's own key. */
const listAbout =
  <Item extends Pick<JudgedDocument, 'key'>>({ itemsAbout, listed, none, some, results }: Listing<Item>) =>
  (authority: Authority, judgement = undisturbed) =>
  async ({ parameters }: Call): Promise<CallOutcome<'GetStatusEvent' | 'GetReferenceNotes'>> => {
    const key = (parameters.trackId ?? '').trim();
    const { registry } = authority;
    const document = await visibleDocument(registry, judgement, key);
    if (document === undefined) return { answer: refused('66', texts.unknownKey) };
    if (document === 'in-process') return { answer: refused('98', texts.inProcess) };
    const about = { XmlDocumentKey: document.key, XmlFileName: document.fileName };
    const visible = await visibleAmong(registry, judgement, await itemsAbout(registry, key));
    const items = visible.map(([item]) => item);
    if (items.length === 0) return { answer: refused('67', none(document), about) };
    return {
      answer: {
        ErrorMessage: [],
        IsValid: true,
        StatusCode: '00',
        StatusDescription: texts.processed,
        StatusMessage: `El documento ${document.number} ${some(items)}.`,
        XmlBase64Bytes: await signedList(
          authority,
          document,
          visible.map(([item, its]) => ({ ...listed(item), ...schemesOf(its) })),
        ),
        ...about,
      },
      results: results(items),
    };
  };

const listedEvent = ({ senderNit, ...event }: RegisteredEvent): ListedDocument => ({
  ...event,
  description: table('events').byCode(event.code)?.name ?? '',
  uuidScheme: 'CUDE-SHA384',
  issuerNit: senderNit,
});

/** GetStatusEvent: the accepted events about a document, queried with the document's own key. */
export const getStatusEvent = listAbout<RegisteredEvent>({
  itemsAbout: async (registry, key) => (await registry.eventsOf([key])).get(key.toLowerCase()) ?? [],
  listed: listedEvent,
  none: () => texts.noEvents,
  some: (events) =>
    `tiene ${events.length === 1 ? 'el evento' : 'los eventos'} ${events.map(({ code }) => code).join(', ')}`,
  results: (events) => ({ events }),
});

const listedNote = ({ type, ...note }: FiledDocument): ListedDocument => {
  const { name = '', uuid_scheme: uuidScheme } = table('type_documents').byCode(type) ?? {};
  return { ...note, code: type, description: name, uuidScheme: uuidScheme ?? 'CUDE-SHA384' };
};

const isPayrollType = (type: string): boolean => documents.payrollAdjustment.types.includes(type);

/**
 * GetReferenceNotes: the accepted notes that correct a document, queried with the document's own key. Clients read a
 * list of responses, as for events; codes and sentences are our own choice.
 */
export const getReferenceNotes = listAbout<FiledDocument>({
  itemsAbout: async (registry, key) => (await registry.notesAbout(key)).filter(({ type }) => !isPayrollType(type)),
  listed: listedNote,
  none: ({ number }) => `El documento ${number} no tiene notas que lo corrijan.`,
  some: (notes) =>
    `tiene ${notes.length === 1 ? 'la nota' : 'las notas'} ${notes.map(({ number }) => number).join(', ')}`,
  results: (notes) => ({ notes: notes.map(({ type, number, key }) => ({ type, number, key })) }),
});
