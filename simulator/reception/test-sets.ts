/** Test sets as the sender of a document meets them; counting what they ask for is not this module's. */
import { textOf } from '../../src/common/xml/tree.ts';
import { attributeAt } from '../document/payroll-blocks.ts';
import { isPayroll, payrollContent } from '../document/key-fields.ts';
import { select } from '../document/path-index.ts';
import type { IntakeDocument } from '../intake/submission.ts';
import { changeRegistry } from '../registry/change.ts';
import { familyOf, type TestSet } from '../registry/test-sets.ts';
import type { Authority } from './authority.ts';

export type TestSetUse = {
  readonly authority: Authority;
  readonly id: string;
  readonly documents: readonly IntakeDocument[];
  readonly certificateNit: string | undefined;
};

type Readable = Extract<IntakeDocument, { readonly status: 'readable' }>;

const isReadable = (document: IntakeDocument): document is Readable => document.status === 'readable';

const softwarePath =
  'ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:SoftwareID';

const softwareOf = ({ document: { root }, kind }: Readable): string | undefined => {
  if (isPayroll(kind)) return attributeAt(payrollContent(root, kind), 'ProveedorXML', 'SoftwareID');
  const [stated] = select(root, softwarePath);
  return stated === undefined ? undefined : textOf(stated).trim();
};

/** A document that does not say who issued it, or with what, is refused for that when it is judged. */
const belongsTo =
  ({ issuerNit, softwareId }: TestSet) =>
  (document: Readable): boolean => {
    const software = softwareOf(document);
    const sameIssuer = document.keys.issuerNit === undefined || document.keys.issuerNit === issuerNit;
    return sameIssuer && (softwareId === undefined || software === undefined || software === softwareId);
  };

/**
 * An open set without quotas, of whoever issued the first document. It is not
 * kept for somebody who may not act for that issuer: the documents are refused
 * one by one, and the set stays free for its owner.
 */
const created = async ({ authority, id, documents, certificateNit = '' }: TestSetUse): Promise<TestSet> => {
  const first = documents.find(isReadable);
  const issuerNit = first?.keys.issuerNit ?? certificateNit;
  const set: TestSet = { id, issuerNit, family: familyOf(first?.kind ?? 'invoice'), quotas: {}, state: 'open' };
  if (!(await authority.registry.mayActFor(certificateNit, issuerNit))) return set;
  authority.log?.info?.('test-set-created', {});
  // In turn: a change that is under way would replace the list without this set.
  return changeRegistry(authority.registry, async () => ({
    replaced: undefined,
    result: await authority.registry.addTestSet(set),
  }));
};

/** Identifiers of the authority are UUIDs; what is much longer is none, and is not kept. */
const longestId = 60;

/**
 * The test set that documents are sent for, made on first use where the
 * settings say so; undefined when it is unknown, or that of another issuer or
 * software.
 */
export const testSetFor = async (use: TestSetUse): Promise<TestSet | undefined> => {
  const { registry, settings } = use.authority;
  if (use.id === '' || use.id.length > longestId) return undefined;
  const set = (await registry.testSet(use.id)) ?? (settings.autoCreateTestSets ? await created(use) : undefined);
  return set !== undefined && use.documents.filter(isReadable).every(belongsTo(set)) ? set : undefined;
};
