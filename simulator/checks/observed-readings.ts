/** How rules were seen to act on the platform where the annex says otherwise. A profile gives a code one of these readings. */
import { same } from '../../src/common/text/bilingual.ts';
import type { XmlElement } from '../../src/common/xml/tree.ts';
import { identityOf } from '../document/identity.ts';
import { isPayroll } from '../document/kind.ts';
import { signature } from '../document/paths.ts';
import { shown, type Check, type Finding } from './vocabulary/check.ts';
import type { Facts } from './vocabulary/facts.ts';
import type { Subject } from '../document/subject.ts';

type Reading = (check: Check, facts: Facts) => Check;

/** Names of the root of the official example, in its order. */
const officialRoot = [
  ...['xmlns', 'xmlns:xs', 'xmlns:ds', 'xmlns:ext', 'xmlns:xades', 'xmlns:xades141', 'xmlns:xsi'],
  ...['SchemaLocation', 'xsi:schemaLocation'],
].join(' ');

const namesOn = ({ namespaces, attributes }: XmlElement): string =>
  [
    ...namespaces.map(({ prefix }) => (prefix === '' ? 'xmlns' : `xmlns:${prefix}`)),
    ...attributes.map(({ name }) => name),
  ].join(' ');

/** Which of the two the platform minds is not known. */
const rootProblem = (subject: Subject): Finding | undefined => {
  const written = namesOn(subject.root);
  if (written !== officialRoot) return { found: shown(written), expected: shown(officialRoot), at: subject.root };
  const properties = subject.first(`${signature}/ds:Object/xades:QualifyingProperties`);
  if (properties === undefined || properties.namespaces.some(({ prefix }) => prefix === 'xades')) return undefined;
  return { found: shown(namesOn(properties)), expected: shown('xmlns:xades'), at: properties };
};

/** For what another rule reports that is no Rechazo here. */
const passesUnevaluated: Reading = (check) => ({
  ...check,
  test: (site) => {
    const finding = check.test(site);
    return finding !== undefined && 'notEvaluated' in finding ? undefined : finding;
  },
});

const absentFires: Reading = (check) => ({
  ...check,
  test: (site) => ((site.value ?? '').trim() === '' ? { found: shown(site.value) } : check.test(site)),
});

const payrollRootOrder: Reading = (check) => ({
  ...check,
  test: (site) => check.test(site) ?? (isPayroll(site.subject.kind) ? rootProblem(site.subject) : undefined),
});

/**
 * The line announces a later check. In production it stands on every invoice whose issuer has a record in the RUT; it
 * was never seen in the test environment.
 */
const rutAnnounced: Reading = (check, { environment, rut }) => ({
  ...check,
  test: ({ subject }) => {
    const { issuerNit } = identityOf(subject);
    const isTold = environment.code === '1' && subject.kind === 'invoice' && rut.entries.has(issuerNit);
    return isTold ? { found: same(issuerNit) } : undefined;
  },
});

export const readings = { absentFires, passesUnevaluated, payrollRootOrder, rutAnnounced } as const;
export type ReadingName = keyof typeof readings;
