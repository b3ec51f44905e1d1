/** Sends the whole catalogue, entry by entry, in tenants that must not affect each other. */
import type { CatalogueEntry } from '../../../../simulator/judge/engine/catalogue.ts';
import { everyNth } from '../../../common/testing/volume.ts';
import { expect } from 'vitest';
import type { DocumentKind } from '../../../../simulator/document/kind.ts';
import { placeOf } from '../../../harness/box-parts.ts';
import type { JsonObject, Box, Reply } from '../../../harness/box-types.ts';
import type { Tenant } from '../../../../simulator/tenants/platform/tenant.ts';
import { startIssuer } from '../../../issuer/server.ts';
import type { Tamper } from '../../../issuer/steps.ts';
import { takeSnapshot } from '../../../../simulator/tenants/platform/state.ts';
import { breakableEntries } from '../../../harness/catalogue-facts.ts';
import { keyOf } from '../../../harness/violations/reference.ts';
import { expectedCodes } from '../../../harness/violations/expected.ts';
import { runViolation } from '../../../harness/violations/run-violation.ts';

/** Within the ranges of the registry. */
export const firstNumbers: Readonly<Record<DocumentKind, number>> = {
  invoice: 991_000_000,
  creditNote: 1_100_000,
  debitNote: 1_200_000,
  supportDocument: 984_500_000,
  supportAdjustmentNote: 1_300_000,
  posTicket: 1,
  equivalentCreditNote: 1_600_000,
  equivalentDebitNote: 1_700_000,
  payroll: 1_400_000,
  payrollAdjustment: 1_500_000,
};

type Verdict = { readonly rejected: readonly string[]; readonly notifications: readonly string[] };

/** The codes of an answer, sorted; none without a verdict. */
export const linesOf = ({ verdict }: JsonObject): readonly string[] => {
  const { rejected, notifications } = (verdict ?? { rejected: [], notifications: [] }) as Verdict; // As in the specification.
  return [...rejected, ...notifications].sort();
};

// A tenant of a running authority, with its own issuing service, in which rules are broken separately from all others

type TenantBox = { readonly box: Box; readonly tenant: Tenant };

const tenantOf = ({ authority }: Box, name: string): Tenant => {
  const tenant = authority.tenants.list().find((one) => one.tenant === name);
  if (tenant === undefined) throw new Error(`There is no tenant ${name}.`);
  return tenant;
};

/** @param name of the tenant created here, with its clock at `at` */
export const startTenantBox = async (of: Box, name: string, at: string): Promise<TenantBox> => {
  const { url, env } = await placeOf(of, name);
  const tenant = tenantOf(of, name);
  tenant.clock.set(at);
  let tamper: Tamper | undefined;
  const issuer = await startIssuer({ env, company: of.company, authority: { url }, tamperFor: () => tamper });
  const token = issuer.token ?? '';
  const post = async (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Reply> => {
    const response = await fetch(`${issuer.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, body: (await response.json()) as JsonObject }; // always JSON
  };
  const { registry, settings } = tenant.authority;
  const box: Box = {
    ...of,
    issuer,
    authority: { ...of.authority, url, registry, settings, journal: tenant.journal },
    clock: tenant.clock,
    token,
    post,
    tamperWith: (next) => {
      tamper = next;
    },
    close: issuer.close,
  };
  return { box, tenant };
};

// The whole catalogue in two tenants at once: in two test files, so that the deep run keeps both processors busy

export const verdictOf = ({ verdict, code }: JsonObject): string => JSON.stringify(verdict ?? code);

type Ran = {
  /**
   * Entries whose answer differs from that of a separate run, which the conformance suite checks against the declared
   * lines.
   */
  readonly otherwise: readonly string[];
  /** One for each entry. */
  readonly verdicts: readonly string[];
  readonly keys: ReadonlySet<string>;
  /** The latest exchanges of the journal, without random values. */
  readonly exchanges: readonly string[];
  readonly ids: readonly string[];
  readonly documents: number;
};

const triedOf = (kind: DocumentKind): readonly CatalogueEntry[] => everyNth(breakableEntries(kind), 3);

/** Breaks every rule of those kinds of document once; every third one outside `.ci/long`. */
const runCatalogue = async ({ box: own, tenant }: TenantBox, kinds: readonly DocumentKind[]): Promise<Ran> => {
  const otherwise: string[] = [];
  const verdicts: string[] = [];
  const keys = new Set<string>();
  for (const kind of kinds) {
    // The same for every tenant: one that sees another's documents gets rule 90.
    let number = firstNumbers[kind];
    for (const entry of triedOf(kind)) {
      const { status, body } = await runViolation(own, entry, { number: (number += 1) });
      const said = `${kind} ${entry.code.code}: ${String(status)} ${verdictOf(body)}`;
      verdicts.push(said);
      if (linesOf(body).join(' ') !== [...expectedCodes(entry)].sort().join(' ')) otherwise.push(said);
      const key = keyOf(body);
      if (key !== undefined) keys.add(key);
    }
  }
  const exchanges = await tenant.journal.list();
  const taken = await takeSnapshot(tenant, 'afterwards');
  return {
    otherwise,
    verdicts,
    keys,
    exchanges: exchanges.map(
      ({ operation, status, fault }) => `${operation ?? ''} ${String(status)} ${fault?.check ?? ''}`,
    ),
    ids: exchanges.map(({ id }) => id),
    documents: taken === 'taken' ? -1 : taken.documents,
  };
};

export const knownOf = async ({ tenant }: TenantBox, keys: Iterable<string>): Promise<number> => {
  const found = await Promise.all([...keys].map((key) => tenant.authority.registry.documentByKey(key)));
  return found.filter((document) => document !== undefined).length;
};

/** Two tenants break all rules of those kinds at once, and neither sees anything of the other. */
export const expectIsolation = async (box: Box, kinds: readonly DocumentKind[]): Promise<void> => {
  const first = await startTenantBox(box, 'first', '2026-11-20T10:00:00-05:00');
  // Another day gives other keys: none of them may appear at the other tenant.
  const second = await startTenantBox(box, 'second', '2026-12-11T16:00:00-05:00');
  try {
    const [ran, other] = await Promise.all([runCatalogue(first, kinds), runCatalogue(second, kinds)]);
    expect([ran.otherwise, other.otherwise]).toEqual([[], []]);
    expect(ran.verdicts).toHaveLength(kinds.flatMap(triedOf).length);
    expect(other.verdicts).toEqual(ran.verdicts);
    expect(other.exchanges).toEqual(ran.exchanges);
    expect(new Set([...ran.ids, ...other.ids]).size).toBe(ran.ids.length + other.ids.length);
    expect(other.documents).toBe(ran.documents);
    expect([...ran.keys].filter((key) => other.keys.has(key))).toEqual([]);
    expect(await knownOf(first, ran.keys)).toBeGreaterThan(100);
    expect([await knownOf(first, other.keys), await knownOf(second, ran.keys)]).toEqual([0, 0]);
    expect(await box.authority.journal.list()).toEqual([]);
  } finally {
    await Promise.all([first, second].map((one) => one.box.close()));
  }
};
