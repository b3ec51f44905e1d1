/** What becomes of a test set, and of its company, when documents were judged for it. */
import { isEvent } from '../document/kind.ts';
import type { IntakeDocument } from '../intake/submission.ts';
import type { DocumentVerdict } from '../registry/batches.ts';
import { changeRegistry } from '../registry/change.ts';
import { afterDocuments, type CountedDocument, type TestSet } from '../registry/test-sets.ts';
import type { Contributor, RegistryData, RegistryPort } from '../registry/types.ts';
import type { Authority, Enabling } from './authority.ts';

/**
 * A document counts when it was judged and filed: not one that was refused (66,
 * 89), filed before (90), or refused because a rule could not be evaluated.
 */
const countedOf = (received: IntakeDocument, { answer, inconclusive }: DocumentVerdict): readonly CountedDocument[] => {
  if (received.status !== 'readable' || isEvent(received.kind) || answer.XmlBase64Bytes === null) return [];
  if (inconclusive === true) return [];
  if ((answer.ErrorMessage ?? []).some((line) => line.startsWith('Regla: 90,'))) return [];
  return [{ kind: received.kind, accepted: answer.IsValid }];
};

/** The contributor as it is once it may issue that family; one that is cancelled stays so. */
const enabled = (contributor: Contributor, { nit, family }: Enabling): Contributor =>
  contributor.nit !== nit || contributor.status === 'cancelled' || contributor.families.includes(family)
    ? contributor
    : { ...contributor, status: 'enabled', families: [...contributor.families, family] };

const contributorsWith = ({ contributors }: RegistryData, enabling: Enabling): Partial<RegistryData> => ({
  contributors: contributors.map((contributor) => enabled(contributor, enabling)),
});

/** Lets a company issue a family of documents from now on. */
export const enable = (registry: RegistryPort, enabling: Enabling): Promise<void> =>
  changeRegistry(registry, (data) =>
    Promise.resolve({ replaced: contributorsWith(data, enabling), result: undefined }),
  );

const enablingBy = ({ issuerNit, family }: TestSet): Enabling => ({ nit: issuerNit, family });

type Judged = readonly (readonly [IntakeDocument, DocumentVerdict])[];

/** What a test set came to, where the documents made a difference. */
const count = (registry: RegistryPort, id: string, judged: Judged): Promise<TestSet | undefined> =>
  changeRegistry(registry, (data) => {
    const before = data.testSets.find((set) => set.id === id);
    const documents = judged.flatMap(([received, verdict]) => countedOf(received, verdict));
    const after = before === undefined ? undefined : afterDocuments(before, documents);
    if (after === before || after === undefined) return Promise.resolve({ replaced: undefined, result: undefined });
    const replaced = {
      testSets: data.testSets.map((set) => (set === before ? after : set)),
      ...(after.state === 'accepted' ? contributorsWith(data, enablingBy(after)) : {}),
    };
    return Promise.resolve({ replaced, result: after });
  });

/** Counts what was judged; a set that is accepted by it enables its company for its family. */
export const countForTestSet = async (authority: Authority, id: string, judged: Judged): Promise<void> => {
  const set = await count(authority.registry, id, judged);
  if (set === undefined || set.state === 'open') return;
  authority.log?.info?.('test-set-closed', { state: set.state });
  if (set.state === 'accepted') await authority.onEnabled?.(enablingBy(set));
};

/** Whoever passes a test set is judged as if it were enabled for that family already (rule 92 and its like). */
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
