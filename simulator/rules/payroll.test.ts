import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dataFile } from '../../src/common/data-directory.ts';
import { writeXml } from '../../src/common/xml/write.ts';
import { createSchemaValidator } from '../checks/schema/validate.ts';
import { createCatalogue, type CatalogueEntry } from '../engine/catalogue.ts';
import type { RuleResult } from '../engine/results.ts';
import { runRule } from '../engine/run.ts';
import { createSubject } from '../engine/subject.ts';
import { violationOf } from '../engine/violation-of.ts';
import type { Violation } from '../engine/violation.ts';
import { defaultRegistry } from '../store/registry-data.ts';
import { parsed } from '../testing/authority.fixture.ts';
import { kindOf, payrollFacts, payrollSpec, type PayrollForm } from '../testing/payroll.fixture.ts';
import { payrollRules } from './nie-payroll.ts';

const catalogue = createCatalogue(payrollRules);
const schemas = createSchemaValidator();

const forms: readonly PayrollForm[] = ['payroll', 'replacement', 'deletion'];

const resultsOf = (form: PayrollForm, violation: Violation = {}) => {
  const xml = writeXml(payrollSpec(form, violation));
  const subject = createSubject(kindOf(form), parsed(xml));
  const facts = payrollFacts(violation.registry?.(defaultRegistry()));
  const results = catalogue.entries(kindOf(form)).map((entry) => runRule(entry, subject, facts));
  return { xml, results };
};

const schemaFindings = async (form: PayrollForm, xml: string): Promise<number> => {
  const root = form === 'payroll' ? 'NominaIndividual' : 'NominaIndividualDeAjuste';
  return (await schemas.validate(xml, root)).length;
};

const codesOf = (results: readonly RuleResult[], status: RuleResult['status']): readonly string[] =>
  results.filter((result) => result.status === status).map(({ code }) => code);

/** The document that a rule is tried on: the one that has its target. */
const formOf = ({ document, target }: CatalogueEntry): PayrollForm => {
  if (document === 'payroll') return 'payroll';
  return target?.path.startsWith('/*/Eliminar') === true ? 'deletion' : 'replacement';
};

const entries = (['payroll', 'payrollAdjustment'] as const).flatMap((kind) => catalogue.entries(kind));

describe.each(forms)('a whole %s', (form) => {
  const { xml, results } = resultsOf(form);

  it('is accepted by its schema', async () => {
    expect(await schemas.validate(xml, form === 'payroll' ? 'NominaIndividual' : 'NominaIndividualDeAjuste')).toEqual(
      [],
    );
  });

  it('passes every rule', () => {
    expect(results.filter(({ status }) => status !== 'passed')).toEqual([]);
  });
});

/** Judged where they are not there: nothing in a whole company or payroll in pesos has them. */
const ofAbsentAttributes = /^(?:NIE|NIAE)(?:20[6-9]|21[0-3]|226|227|228|229|244|245|246|247)$/;

describe('the whole documents', () => {
  it.each(forms)('a %s has the target of every rule that is tried on it', (form) => {
    const vacuous = new Set(
      resultsOf(form).results.flatMap((result) => (result.status === 'passed' && result.vacuous ? [result.code] : [])),
    );
    const tried = entries.filter((entry) => formOf(entry) === form && kindOf(form) === entry.document);
    const without = tried.map(({ code }) => code.code).filter((code) => vacuous.has(code));
    expect(without.filter((code) => !ofAbsentAttributes.test(code))).toEqual([]);
  });
});

/** The codes of this document that a rule declares, with the schema and without those that no rule here has. */
const declaredCodes = ({ code, document, rule }: CatalogueEntry): readonly string[] => {
  const known = new Set(catalogue.entries(document).map((entry) => entry.code.code));
  return [code.code, ...rule.alsoFires.filter((also) => known.has(also) || also === 'ZB01')].sort();
};

describe('a document broken as a rule declares', () => {
  it.each(entries.map((entry) => [entry.code.code, formOf(entry), entry] as const))(
    '%s: the %s fires it, its declared company and nothing else',
    async (code, form, entry) => {
      const { xml, results } = resultsOf(form, violationOf(entry));
      const off = new Set(
        entries.filter(({ code: { defaultOn } }) => defaultOn === false).map((each) => each.code.code),
      );
      const failed = codesOf(results, 'failed').filter((each) => each === code || !off.has(each));
      const schema = (await schemaFindings(form, xml)) > 0 ? ['ZB01'] : [];
      expect([...failed, ...schema].sort()).toEqual(declaredCodes(entry));
      expect(codesOf(results, 'broken')).toEqual([]);
    },
  );

  it.each(entries.map((entry) => [entry.code.code, formOf(entry), entry] as const))(
    '%s: the %s line says what was found and what was expected',
    (code, form, entry) => {
      const own = resultsOf(form, violationOf(entry)).results.find((result) => result.code === code);
      expect(own).toMatchObject({ status: 'failed', kind: entry.code.kind, message: entry.message });
      const failures = own?.status === 'failed' ? own.failures : [];
      expect(failures.length).toBeGreaterThan(0);
      for (const { found, expected } of failures) expect(found).not.toBe(expected);
    },
  );
});

type Listed = {
  readonly code: string;
  readonly document: string;
  readonly kind: 'R' | 'N';
  readonly target: string;
  readonly defaultOn: boolean;
};

const listed = (JSON.parse(readFileSync(dataFile('catalogue.json'), 'utf8')) as readonly Listed[]) // our own file
  .filter(({ document, code }) => (document === 'payroll' || document === 'payrollAdjustment') && code !== '90');

const rootName = { payroll: '/NominaIndividual', payrollAdjustment: '/NominaIndividualDeAjuste' } as const;

describe('the catalogue of payroll', () => {
  it('holds every listed rule and no other', () => {
    const key = ({ document, code }: { document: string; code: string }): string => `${document}/${code}`;
    const declared = entries.map(({ document, code }) => key({ document, code: code.code }));
    expect(declared.sort()).toEqual(listed.map(key).sort());
  });

  it.each(listed.map((entry) => [entry.document, entry.code, entry] as const))(
    '%s %s is as listed',
    (document, code, entry) => {
      const declared = entries.find((each) => each.document === document && each.code.code === code);
      expect(declared?.code.kind).toBe(entry.kind === 'R' ? 'Rechazo' : 'Notificación');
      expect(declared?.code.defaultOn ?? true).toBe(entry.defaultOn);
      const path = declared?.target?.path.replace(
        /^\/\*/,
        rootName[declared.document === 'payroll' ? 'payroll' : 'payrollAdjustment'],
      );
      expect(path ?? declared?.rule.place).toBe(entry.target);
    },
  );

  it('keeps the order of the annex within every group', () => {
    for (const kind of ['payroll', 'payrollAdjustment'] as const) {
      const position = new Map(
        listed.filter(({ document }) => document === kind).map(({ code }, index) => [code, index]),
      );
      for (const group of payrollRules) {
        const order = catalogue
          .entries(kind)
          .filter((entry) => entry.group === group)
          .map(({ code }) => position.get(code.code) ?? -1);
        expect(order, `${group.code} of ${kind}`).toEqual([...order].sort((a, b) => a - b));
      }
    }
  });

  it('tells two rules apart by title and target', () => {
    const names = entries.map(
      ({ document, rule, target }) => `${document}: ${rule.title} at ${target?.path ?? rule.place ?? ''}`,
    );
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each<readonly [what: string, isRight: (entry: CatalogueEntry) => boolean]>([
    ['a title without full stop', ({ rule }) => /^\S.{8,}[^.]$/.test(rule.title)],
    ['a message in words', ({ message }) => message.length > 8 && !/NI[AE]/.test(message)],
    ['a fix in a sentence', ({ rule }) => /^[A-Z].{8,}\.$/.test(rule.fix)],
    ['either a target or a place', ({ rule, target }) => (rule.place === undefined) !== (target === undefined)],
    ['a way to break it', (entry) => Object.keys(violationOf(entry) ?? {}).length > 0],
  ])('gives every rule %s', (_what, isRight) => {
    expect(entries.filter((entry) => !isRight(entry)).map(({ code }) => code.code)).toEqual([]);
  });
});
