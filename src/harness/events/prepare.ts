/** An event from its model to a ZIP: built, coded, signed with the issuing side's signature, zipped. */
import type { Env } from '../../common/env/env.ts';
import { writeXml } from '../../common/xml/write.ts';
import { writeZip } from '../../common/zip.ts';
import { signatureIds, signDocument } from '../../issuer/signing/xades.ts';
import type { Tamper } from '../../issuer/steps.ts';
import { buildEvent } from './build.ts';
import { fillEventCodes } from './codes.ts';
import type { EventModel } from './model.ts';

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
  return tamper.signed?.(text) ?? text;
};

/** `tamper` makes the event wrong on purpose. */
export const prepareEvent = async (model: EventModel, env: Env, tamper: Tamper = {}): Promise<PreparedEvent> => {
  const fresh = buildEvent(model);
  const filled = fillEventCodes(tamper.built?.(fresh) ?? fresh, model.sender.software.pin);
  const xml = await signed(writeXml(tamper.coded?.(filled.root) ?? filled.root), { model, env, tamper });
  const zip = writeZip([{ name: `ar${model.number}.xml`, data: Buffer.from(xml, 'utf8') }], model.issuedAt);
  return { uuid: filled.uuid, xml, zip: tamper.zip?.(zip) ?? zip };
};
