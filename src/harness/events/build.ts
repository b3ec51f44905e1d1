/** An event about a document, as the harness sends it: built and coded by the issuing side, and wrong on purpose where asked. */
import { dataJson } from '../../common/data-directory.ts';
import type { Credentials } from '../../common/credentials.ts';
import type { Env } from '../../common/env/env.ts';
import { writeXml } from '../../common/xml/write.ts';
import { fillEventCodes } from '../../issuer/codes/event-codes.ts';
import { buildEvent, type EventModel as IssuedEvent, type EventParty } from '../../issuer/documents/event.ts';
import { signatureIds, signDocument } from '../../issuer/signing/xades.ts';
import type { Tamper } from '../../issuer/steps.ts';
import { writeZip } from '../../issuer/zip-write.ts';

/** A company that sends events, with its credentials. */
export type EventSender = EventParty & {
  readonly software: IssuedEvent['software'];
  readonly credentials: () => Promise<Credentials>;
};

export type EventModel = IssuedEvent & { readonly sender: EventSender };

/** The company that receives the base invoices, known to the default registry. */
export const receiverFacts = (): Omit<EventSender, 'credentials'> =>
  dataJson('companies/receiver.json') as Omit<EventSender, 'credentials'>; // our own file

export type PreparedEvent = { readonly uuid: string; readonly xml: string; readonly zip: Buffer };

type Making = { readonly model: EventModel; readonly env: Env; readonly tamper: Tamper };

const signed = async (xml: string, { model: { sender, issuedAt }, env, tamper }: Making): Promise<string> => {
  const result = signDocument(xml, {
    credentials: await (tamper.credentials ?? sender.credentials)(),
    signingTime: issuedAt,
    role: 'supplier',
    ids: signatureIds(env.random),
    tamper: tamper.signature,
  });
  const text = result.ok ? result.xml : xml;
  return (await tamper.signed?.(text)) ?? text;
};

/** `tamper` makes the event wrong on purpose. */
export const prepareEvent = async (model: EventModel, env: Env, tamper: Tamper = {}): Promise<PreparedEvent> => {
  const fresh = buildEvent(model);
  const filled = fillEventCodes(tamper.built?.(fresh) ?? fresh, model.software.pin);
  const xml = await signed(writeXml(tamper.coded?.(filled.root) ?? filled.root), { model, env, tamper });
  const zip = writeZip([{ name: `ar${model.number}.xml`, data: Buffer.from(xml, 'utf8') }], model.issuedAt);
  return { uuid: filled.uuid, xml, zip: tamper.zip?.(zip) ?? zip };
};
