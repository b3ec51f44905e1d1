/** Small catalogues, so that the engine is tested without the annex. */
import type { Facts } from '../checks/vocabulary/facts.ts';
import { createCatalogue, type Catalogue, type CatalogueEntry } from '../judge/engine/catalogue.ts';
import type { Check } from '../checks/vocabulary/check.ts';
import { requireProfile, type Profile } from '../judge/engine/profile.ts';
import { annex, group, rule, type Rule, type RuleCode, type Stage } from '../judge/engine/rule.ts';
import { createSubject, type Subject } from '../document/subject.ts';
import { parsed } from './authority.fixture.ts';
import { same } from '../../src/common/text/bilingual.ts';

export type RuleSketch = Partial<Omit<Parameters<typeof rule>[0], 'codes' | 'check'>> & {
  readonly code?: Partial<RuleCode>;
  readonly check: Check;
};

/** A rule of invoices that states only what matters. */
export const sketch = (name: string, { code = {}, check, ...rest }: RuleSketch): Rule =>
  rule({
    family: name,
    title: same(`Rule ${name} holds`),
    codes: { invoice: { code: name, kind: 'Rechazo', ...code } },
    message: `Mensaje ${name}`,
    fix: same(`Mend ${name}.`),
    source: annex('FE 1.9'),
    ...rest,
    check,
  });

export const catalogueOf = (stages: Readonly<Partial<Record<Stage, readonly Rule[]>>>): Catalogue =>
  createCatalogue(
    (['intake', 'ledger', 'schema', 'signature', 'content'] as const).map((stage) =>
      group({ code: stage, title: same(stage), stage }, stages[stage] ?? []),
    ),
  );

export const entryOf = (made: Rule): CatalogueEntry => {
  const [entry] = catalogueOf({ content: [made] }).entries('invoice');
  if (entry === undefined) throw new Error('The rule is not one of invoices.');
  return entry;
};

export const subjectFrom = (content: string): Subject =>
  createSubject(
    'invoice',
    parsed(
      `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"
  xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">${content}</Invoice>`,
    ),
  );

export const everything: Profile = {
  ...requireProfile('default'),
  name: 'everything',
  description: 'Every rule on',
  rules: 'all',
};

/** For rules that need no facts. */
export const noFacts = {} as unknown as Facts;
