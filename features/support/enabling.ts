/** A company on its way through its test sets: registered, but not enabled for anything yet. */
import { resultOf } from '../../src/harness/answers.ts';
import type { Company } from '../../src/issuer/company.ts';
import { acceptedReference, type AcceptedReference } from '../../src/harness/violations/reference.ts';
import { defaultCompany, defaultRegistry } from './data.ts';
import { anyUuid, prepare, type DocumentName } from './named-documents.ts';
import type { EnsayoWorld, Services } from './world.ts';
import { familyOf, type DocumentKind } from '../../simulator/document/kind.ts';
import { requirePreset } from '../../simulator/registry/test-set-presets.ts';
import type { DocumentFamily } from '../../simulator/registry/types.ts';

const { nit } = defaultCompany();

/** The sets of the company in the default registry, which the issuing service knows as open. */
const ownSets = defaultRegistry().testSets.filter(({ issuerNit }) => issuerNit === nit);

const testSetOf = (family: DocumentFamily) => {
  const found = ownSets.find((set) => set.family === family);
  if (found === undefined) throw new RangeError(`The company has no test set for ${family}.`);
  return found;
};

export const idOfTestSet = (family: DocumentFamily): string => testSetOf(family).id;

/** The path, to the company's own test set in place of the default company's. */
export const toOwnTestSet = ({ testSets = [] }: Company, path: string): string =>
  ownSets.reduce(
    (found, { family, id }) => found.replace(id, testSets.find((set) => set.family === family)?.id ?? id),
    path,
  );

/** Services shared by all scenarios; their state is reset before each. */
export const unenabledServices = (): Services => {
  const { contributors, ...others } = defaultRegistry();
  return {
    kept: true,
    registry: {
      ...others,
      contributors: contributors.map((contributor) =>
        contributor.nit === nit ? { ...contributor, status: 'registered', families: [] } : contributor,
      ),
    },
    company: { ...defaultCompany(), testSets: ownSets.map(({ family, id }) => ({ family, id, state: 'open' })) },
  };
};

/** The name of a generated document of each kind. */
const documentsOfKinds: Readonly<Record<DocumentKind, DocumentName>> = {
  invoice: 'invoice',
  creditNote: 'credit note',
  debitNote: 'debit note',
  supportDocument: 'support document',
  supportAdjustmentNote: 'support adjustment note',
  posTicket: 'POS ticket',
  equivalentCreditNote: 'equivalent credit note',
  equivalentDebitNote: 'equivalent debit note',
  payroll: 'payroll',
  payrollAdjustment: 'payroll replacement',
};

/** The documents that the preset of a family requires, in the order in which they can be accepted. */
const askedOf = (family: DocumentFamily): readonly DocumentName[] =>
  Object.entries(requirePreset(family).quotas).flatMap(
    ([kind, { required }]) => Array.from({ length: required }, () => documentsOfKinds[kind as DocumentKind]), // Quotas are kept by kind.
  );

/** Where the scenario's request goes, followed by the identifier of its family's set in place of any other. */
const pathToTestSet = ({ kind, path }: Pick<EnsayoWorld, 'kind' | 'path'>): string =>
  `${path.replace(`/${anyUuid}`, '')}/${idOfTestSet(familyOf(kind))}`;

/** Sends the request unchanged to the test set of its family, and queries the verdict. */
export const sendToTestSet = async (
  world: EnsayoWorld,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> => {
  await world.post(pathToTestSet(world), headers);
  const { ZipKey: zipKey } = resultOf(world.reply.body);
  await world.post(`/api/ubl2.1/status/zip/${String(zipKey)}`);
};

/** A document and the verdict on it. */
export type Step = readonly [DocumentName, EnsayoWorld['reply']];

/**
 * Sends every document that the test set of the family requires. Each correction refers to a different document while
 * any are left.
 */
export const walkThrough = async (world: EnsayoWorld, family: DocumentFamily): Promise<readonly Step[]> => {
  const walk: Step[] = [];
  const correctable: AcceptedReference[] = [];
  const names = askedOf(family);
  for (const name of names) {
    await prepare(world, name, { about: correctable[0] });
    await sendToTestSet(world);
    walk.push([name, world.reply]);
    if (name === names[0]) {
      correctable.push(
        await acceptedReference(await world.services(), { ...world.reply, body: world.issued }, world.request),
      );
    } else if (correctable.length > 1) correctable.shift();
  }
  return walk;
};
