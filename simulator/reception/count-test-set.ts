/** What becomes of a test set, and of its company, when documents were judged for it. */
import { isEvent } from '../engine/document-kind.ts';
import type { IntakeDocument } from '../intake/submission.ts';
import type { DocumentVerdict } from '../registry/batches.ts';
import { changeRegistry } from '../registry/change.ts';
import { afterDocuments, type CountedDocument, type TestSet } from '../registry/test-sets.ts';
import type { Contributor, RegistryData, RegistryPort } from '../registry/types.ts';
import type { Authority } from './authority.ts';

/** A document counts when it was judged and filed: not one that was refused (66, 89) or filed before (90). */
const countedOf = (received: IntakeDocument, { answer }: DocumentVerdict): readonly CountedDocument[] => {
  if (received.status !== 'readable' || isEvent(received.kind) || answer.XmlBase64Bytes === null) return [];
  if ((answer.ErrorMessage ?? []).some((line) => line.startsWith('Regla: 90,'))) return [];
  return [{ kind: received.kind, accepted: answer.IsValid }];
};

const enabled = (contributor: Contributor, { issuerNit, family }: TestSet): Contributor =>
  contributor.nit !== issuerNit || contributor.status === 'cancelled' || contributor.families.includes(family)
    ? contributor
    : { ...contributor, status: 'enabled', families: [...contributor.families, family] };

const settled = (data: RegistryData, before: TestSet, after: TestSet): Partial<RegistryData> => ({
  testSets: data.testSets.map((set) => (set === before ? after : set)),
  ...(after.state === 'accepted'
    ? { contributors: data.contributors.map((contributor) => enabled(contributor, after)) }
    : {}),
});

/** Counts what was judged; a set that is accepted by it enables its company for its family. */
export const countForTestSet = (
  { registry, onNotice }: Authority,
  id: string,
  judged: readonly (readonly [IntakeDocument, DocumentVerdict])[],
): Promise<void> =>
  changeRegistry(registry, (data) => {
    const nothing = { replaced: undefined, result: undefined };
    const before = data.testSets.find((set) => set.id === id);
    const documents = judged.flatMap(([received, verdict]) => countedOf(received, verdict));
    if (before === undefined || documents.length === 0) return Promise.resolve(nothing);
    const after = afterDocuments(before, documents);
    if (after === before) return Promise.resolve(nothing);
    if (after.state !== 'open') onNotice?.(`Test set ${id} of NIT ${after.issuerNit} is now ${after.state}.`);
    return Promise.resolve({ replaced: settled(data, before, after), result: undefined });
  });

/** Whoever passes a test set is judged as if it were enabled for that family already (rule 92 and its like). */
export const enabledFor = (registry: RegistryPort, set: TestSet): RegistryPort => ({
  ...registry,
  contributors: async (nits) =>
    new Map([...(await registry.contributors(nits))].map(([nit, contributor]) => [nit, enabled(contributor, set)])),
});
