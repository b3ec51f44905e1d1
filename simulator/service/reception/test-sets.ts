/**
 * Test sets: which one a document is sent for, and the result for the set and its company once its documents are
 * judged.
 */
import { textOf } from '../../../src/common/xml/tree.ts';
import { attributeAt } from '../../document/payroll-blocks.ts';
import { payrollContent } from '../../document/key-fields.ts';
import { select } from '../../document/path-index.ts';
import type { IntakeDocument } from '../../document/intake/submission.ts';
import { keys } from '../../registry/file/rows.ts';
import { afterDocuments, type CountedDocument, type TestSet } from '../../registry/test-sets.ts';
import { familyOf, isEvent, isPayroll } from '../../document/kind.ts';
import type { DocumentVerdict } from '../../registry/batches.ts';
import type { Contributor, RegistryData } from '../../registry/types.ts';
import type { RegistryDecision, RegistryPort } from '../../registry/port.ts';
import type { Authority, Enabling } from './authority.ts';

type TestSetUse = {
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
  return stated === undefined ? undefined : textOf(stated);
};

/** A document that names no issuer or software is refused for that when it is judged. */
const belongsTo =
  ({ issuerNit, softwareId }: TestSet) =>
  (document: Readable): boolean => {
    const software = softwareOf(document);
    const sameIssuer = document.keys.issuerNit === undefined || document.keys.issuerNit === issuerNit;
    return sameIssuer && (softwareId === undefined || software === undefined || software === softwareId);
  };

/**
 * An open set without quotas, for the issuer of the first document. It is not kept for a sender who may not act for
 * that issuer: the documents are refused one by one, and the set stays free for its owner.
 */
const created = async ({ authority, id, documents, certificateNit = '' }: TestSetUse): Promise<TestSet> => {
  const first = documents.find(isReadable);
  const issuerNit = first?.keys.issuerNit ?? certificateNit;
  const set: TestSet = { id, issuerNit, family: familyOf(first?.kind ?? 'invoice'), quotas: {}, state: 'open' };
  if (!(await authority.registry.mayActFor(certificateNit, issuerNit))) return set;
  authority.log?.info?.('test-set-created', {});
  return authority.registry.change(({ testSets }) => {
    const known = testSets.find((each) => keys.testSets(each) === keys.testSets(set));
    return Promise.resolve({
      replaced: known === undefined ? { testSets: [...testSets, set] } : undefined,
      result: known ?? set,
    });
  });
};

/** The authority's identifiers are UUIDs; a much longer text is not one, and is not kept. */
const longestId = 60;

/**
 * The test set that documents are sent for, created on first use if the settings say so; undefined when it is unknown,
 * or belongs to another issuer or software, and in production, which has none.
 */
export const testSetFor = async (use: TestSetUse): Promise<TestSet | undefined> => {
  const { environment, registry, settings } = use.authority;
  if (environment === '1' || use.id === '' || use.id.length > longestId) return undefined;
  const set = (await registry.testSet(use.id)) ?? (settings.autoCreateTestSets ? await created(use) : undefined);
  return set !== undefined && use.documents.filter(isReadable).every(belongsTo(set)) ? set : undefined;
};

/**
 * A document counts if it was judged and filed: not if it was refused (66, 89), filed before (90), refused because a
 * rule could not be evaluated, or given a forced verdict.
 */
const countedOf = (received: IntakeDocument, { answer, uncounted }: DocumentVerdict): readonly CountedDocument[] => {
  if (received.status !== 'readable' || isEvent(received.kind) || answer.XmlBase64Bytes === null) return [];
  if (uncounted === true) return [];
  if ((answer.ErrorMessage ?? []).some((line) => line.startsWith('Regla: 90,'))) return [];
  return [{ kind: received.kind, accepted: answer.IsValid }];
};

/** The contributor once it may issue that family; a cancelled one stays cancelled. */
const enabled = (contributor: Contributor, { nit, family }: Enabling): Contributor =>
  contributor.nit !== nit || contributor.status === 'cancelled' || contributor.families.includes(family)
    ? contributor
    : { ...contributor, status: 'enabled', families: [...contributor.families, family] };

const contributorsWith = ({ contributors }: RegistryData, enabling: Enabling): Partial<RegistryData> => ({
  contributors: contributors.map((contributor) => enabled(contributor, enabling)),
});

/** Lets a company issue a family of documents from now on. */
export const enable = (registry: RegistryPort, enabling: Enabling): Promise<void> =>
  registry.change((data) => Promise.resolve({ replaced: contributorsWith(data, enabling), result: undefined }));

const enablingBy = ({ issuerNit, family }: TestSet): Enabling => ({ nit: issuerNit, family });

type Judged = readonly (readonly [IntakeDocument, DocumentVerdict])[];

/** Counts the judged documents; gives the test set if they changed it. */
export const counting =
  (id: string, judged: Judged): RegistryDecision<TestSet | undefined> =>
  (data) => {
    const before = data.testSets.find((set) => set.id === id);
    const documents = judged.flatMap(([received, verdict]) => countedOf(received, verdict));
    const after = before === undefined ? undefined : afterDocuments(before, documents);
    if (after === before || after === undefined) return Promise.resolve({ replaced: undefined, result: undefined });
    const replaced = {
      testSets: data.testSets.map((set) => (set === before ? after : set)),
      ...(after.state === 'accepted' ? contributorsWith(data, enablingBy(after)) : {}),
    };
    return Promise.resolve({ replaced, result: after });
  };

/** A set that its documents completed enables its company for its family. */
export const announceTestSet = async (authority: Authority, set: TestSet | undefined): Promise<void> => {
  if (set === undefined || set.state === 'open') return;
  authority.log?.info?.('test-set-closed', { state: set.state });
  if (set.state === 'accepted') await authority.onEnabled?.(enablingBy(set));
};

export const countForTestSet = async (authority: Authority, id: string, judged: Judged): Promise<void> =>
  announceTestSet(authority, await authority.registry.change(counting(id, judged)));

/**
 * A company that sends for a test set is judged as if it were already enabled for that family (rule 92 and similar).
 */
export const enabledFor = (registry: RegistryPort, set: TestSet): RegistryPort => ({
  ...registry,
  contributors: async (nits) =>
    new Map(
      [...(await registry.contributors(nits))].map(([nit, contributor]) => [
        nit,
        enabled(contributor, enablingBy(set)),
      ]),
    ),
});
