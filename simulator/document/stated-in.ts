import { parseXml } from '../../src/common/xml/parse.ts';
import { attributeOf, textOf, type XmlElement } from '../../src/common/xml/tree.ts';
import { keyFieldsOf, payrollContent } from './key-fields.ts';
import { isPayroll, recogniseKind, type SubjectKind } from './kind.ts';
import { childOf, select } from './path-index.ts';
import { dian } from './paths.ts';

/** As the document itself states it. */
export type Stated = {
  readonly kind: SubjectKind | undefined;
  readonly number: string | undefined;
  readonly issuerNit: string | undefined;
  readonly softwareId: string | undefined;
};

const softwareOf = (root: XmlElement, kind: SubjectKind): string | undefined => {
  if (!isPayroll(kind)) {
    const [stated] = select(root, `${dian.slice('/*/'.length)}/sts:SoftwareProvider/sts:SoftwareID`);
    return stated === undefined ? undefined : textOf(stated).trim();
  }
  const provider = childOf(payrollContent(root, kind), 'ProveedorXML');
  return provider === undefined ? undefined : attributeOf(provider, 'SoftwareID');
};

const nothingStated: Stated = { kind: undefined, number: undefined, issuerNit: undefined, softwareId: undefined };

/** @param xml any bytes: those that are no known document state nothing */
export const statedIn = (xml: Buffer | undefined): Stated => {
  const parsed = xml === undefined ? undefined : parseXml(xml);
  if (parsed?.ok !== true) return nothingStated;
  const { root } = parsed.document;
  const kind = recogniseKind(root);
  if (kind === undefined) return nothingStated;
  const { number, issuerNit } = keyFieldsOf(root, kind);
  return { kind, number, issuerNit, softwareId: softwareOf(root, kind) };
};
