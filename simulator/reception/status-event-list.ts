/** The events of a document as the authority lists them: an ApplicationResponse with a response for each. */
import { table } from '../../src/common/code-lists.ts';
import type { XmlRootSpec, XmlSpec } from '../../src/common/xml/node.ts';
import { colombianDate, colombianTime } from '../../src/common/time.ts';
import type { RegisteredEvent } from '../registry/events.ts';
import { authorityUuid } from '../reply/application-response-code.ts';
import type { ApplicationResponseInput } from '../reply/application-response.ts';
import { authorityDocument, element } from '../reply/application-response-spec.ts';

export type EventListInput = Pick<ApplicationResponseInput, 'environment' | 'now' | 'id' | 'receiver'> & {
  /** The document that they are about. */
  readonly document: { readonly number: string };
  /** Oldest first. */
  readonly events: readonly RegisteredEvent[];
};

const party = (name: string, nit: string): XmlSpec =>
  element(name, [
    element('cac:PartyTaxScheme', [
      element('cbc:CompanyID', nit, { schemeName: '31' }),
      element('cac:TaxScheme', [element('cbc:ID', '01'), element('cbc:Name', 'IVA')]),
    ]),
  ]);

const eventResponse = ({ code, number, key, senderNit, receiverId, receivedAt }: RegisteredEvent): XmlSpec =>
  element('cac:DocumentResponse', [
    element('cac:Response', [
      element('cbc:ResponseCode', code),
      element('cbc:Description', table('events').byCode(code)?.name ?? ''),
      element('cbc:EffectiveDate', colombianDate(receivedAt)),
      element('cbc:EffectiveTime', `${colombianTime(receivedAt)}-05:00`),
    ]),
    element('cac:DocumentReference', [
      element('cbc:ID', number),
      element('cbc:UUID', key, { schemeName: 'CUDE-SHA384' }),
    ]),
    party('cac:IssuerParty', senderNit),
    party('cac:RecipientParty', receiverId),
  ]);

/** The whole document, its signature apart. */
export const eventListSpec = ({ events, document, ...head }: EventListInput): XmlRootSpec =>
  authorityDocument(
    { ...head, uuid: authorityUuid({ ...head, document, code: events.map(({ code }) => code).join('') }) },
    events.map(eventResponse),
  );
