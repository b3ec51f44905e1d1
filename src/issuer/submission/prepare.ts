/**
 * The steps of a document before it is sent, from its model to a ZIP: built, coded, signed, zipped. Each takes and
 * returns plain data; a step's result can be watched, and changed for documents that are wrong on purpose.
 */
import type { Env } from '../../common/env/env.ts';
import { inStep } from '../../common/env/in-step.ts';
import { colombianDate } from '../../common/time.ts';
import { writeXml } from '../../common/xml/write.ts';
import { writeZip } from '../zip-write.ts';
import { deflateQuickly } from '../../common/deflate.ts';
import type { Parcel } from '../authority/transmit.ts';
import { documentFileName, zipFileName, type FileKind } from '../codes/file-names.ts';
import type { FilledCodes } from '../codes/fill-codes.ts';
import type { Company } from '../company.ts';
import type { DocumentModel } from '../documents/document-model.ts';
import { signatureIds, signDocument } from '../signing/xades.ts';
import type { DocumentKind, OnStep, Tamper } from '../steps.ts';
import type { IssuerStore } from '../store/port.ts';

export type PrepareContext = {
  readonly env: Env;
  readonly company: Company;
  readonly store: Pick<IssuerStore, 'nextInSequence'>;
  readonly tamper?: Tamper | undefined;
  readonly onStep?: OnStep | undefined;
};

/** The document with its codes: the input of the signature. */
export const composeDocument = <Model extends DocumentModel>(
  kind: DocumentKind<Model>,
  model: Model,
  { tamper, onStep }: Pick<PrepareContext, 'tamper' | 'onStep'> = {},
): FilledCodes => {
  const fresh = kind.build(model);
  const built = tamper?.built?.(fresh) ?? fresh;
  onStep?.('built', built);
  const { software, numbering } = model;
  const filled = kind.fillCodes(built, {
    technicalKey: numbering.authorization?.technicalKey,
    pin: software.pin,
    softwareId: software.id,
  });
  const changed = tamper?.coded?.(filled.root);
  const coded = changed === undefined ? filled : { ...filled, root: changed };
  onStep?.('coded', coded);
  return coded;
};

/** An edited document may have lost the place of its signature: it is then sent unsigned. */
const sign = async (xml: string, { env, company, tamper }: PrepareContext): Promise<string> => {
  const signed = signDocument(xml, {
    credentials: await (tamper?.credentials ?? company.credentials)(),
    signingTime: env.clock.now(),
    role: 'supplier',
    ids: signatureIds(env.random),
    tamper: tamper?.signature,
  });
  if (!signed.ok && tamper === undefined) throw new Error(signed.message);
  const text = signed.ok ? signed.xml : xml;
  return (await tamper?.signed?.(text)) ?? text;
};

type Zipped = { readonly zip: Buffer; readonly deflatedXml: Buffer };

const zipped = (name: string, signedXml: string, at: number): Zipped => {
  const data = Buffer.from(signedXml, 'utf8');
  const deflated = deflateQuickly(data);
  return { zip: writeZip([{ name, data, deflated }], at), deflatedXml: deflated };
};

/** As sent; `at` dates the file inside. */
export const zipOf = (xmlName: string, signedXml: string, at: number): Buffer => zipped(xmlName, signedXml, at).zip;

export type PreparedDocument = {
  readonly parcel: Parcel;
  readonly signedXml: string;
  /** As stored in the ZIP. */
  readonly deflatedXml: Buffer;
  /** With its codes, before the signature. */
  readonly unsignedXml: string;
  readonly xmlName: string;
};

/** A document with its codes, and its XML before the signature. */
export type WrittenDocument = Pick<FilledCodes, 'uuid'> & { readonly unsignedXml: string };

export const writeDocument = ({ uuid, root }: FilledCodes): WrittenDocument => ({ uuid, unsignedXml: writeXml(root) });

/** Signs and zips; takes the next file name of the company and year. */
export const prepareDocument = async (
  fileKind: FileKind,
  { uuid, unsignedXml }: WrittenDocument,
  context: PrepareContext,
): Promise<PreparedDocument> => {
  const { env, company, store, tamper, onStep } = context;
  const signedXml = await inStep(() => sign(unsignedXml, context));
  onStep?.('signed', signedXml);
  const now = env.clock.now();
  const date = colombianDate(now);
  const sequence = { company: company.nit, year: Number(date.slice(0, 4)) };
  const fileNumber = { nit: company.nit, date, consecutive: await store.nextInSequence(sequence) };
  const xmlName = documentFileName(fileKind, fileNumber);
  const { zip, deflatedXml } = await inStep(() => zipped(xmlName, signedXml, now));
  const parcel = { fileName: zipFileName(fileKind, fileNumber), zip: tamper?.zip?.(zip) ?? zip, key: uuid };
  onStep?.('zipped', parcel);
  return { parcel, signedXml, deflatedXml, unsignedXml, xmlName };
};
