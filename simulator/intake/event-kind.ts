/** What an ApplicationResponse says it is: which event, sent by whom, about which document. */
import { textOf, type XmlElement } from '../../src/common/xml/tree.ts';
import { eventKinds, type EventKind } from '../engine/document-kind.ts';
import { select } from './path-index.ts';

const textAt = (root: XmlElement, path: string): string | undefined => {
  const [first] = select(root, path);
  const text = first === undefined ? '' : textOf(first).trim();
  return text === '' ? undefined : text;
};

const response = 'cac:DocumentResponse/cac:Response/cbc:ResponseCode';

const byName: ReadonlyMap<string, EventKind> = new Map(eventKinds.map((kind) => [kind, kind]));

/** The kind of an event, by its response code. */
export const eventKind = (root: XmlElement): EventKind =>
  byName.get(`event${textAt(root, response) ?? ''}`) ?? 'eventOther';

/** The fields by which an event is filed: it is issued by who sends it, and its type is its response code. */
export const eventFields = (root: XmlElement) => ({
  number: textAt(root, 'cbc:ID'),
  uuid: textAt(root, 'cbc:UUID'),
  issuerNit: textAt(root, 'cac:SenderParty/cac:PartyTaxScheme/cbc:CompanyID'),
  type: textAt(root, response),
});
