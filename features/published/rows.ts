/** The steps of rows, in each language: those of features/rules, and of rows that a team writes. */
import { After, defineParameterType, Given, Status, Then, When } from '@cucumber/cucumber';
import type { Language } from '../../src/common/text/bilingual.ts';
import { documentNamed } from '../../src/harness/violations/row-documents.ts';
import { nothingGiven, readGiven } from '../../src/harness/violations/row-given.ts';
import {
  answerSteps,
  baseSteps,
  changeOf,
  columnsIn,
  partForms,
  stepSorts,
  whereGiven,
  wordingsOf,
  type RowBase,
  type StepSort,
} from '../../src/harness/violations/row-steps.ts';
import { change, prepareBroken, requireSent } from '../support/broken.ts';
import type { EnsayoWorld } from '../support/world.ts';
import { expectRowAnswer, expectRowFields, expectRuleNames } from './row-answers.ts';

for (const [name, form] of Object.entries(partForms))
  defineParameterType({
    name,
    regexp: new RegExp(form),
    transformer: (text: string) => text,
    // They would match anything.
    useForSnippets: false,
    preferForRegexpMatch: false,
  });

/** Cucumber compares it with the parameters of the wording. */
export const withLength = <Step extends object>(step: Step, length: number): Step =>
  Object.defineProperty(step, 'length', { value: length });

const partsOf = (wording: string): readonly string[] =>
  [...wording.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

const defineBase = (base: RowBase, language: Language): void => {
  const wording = baseSteps[base][language];
  for (const each of [wording, `${wording}${whereGiven[language]}`]) {
    // Behind the values comes a callback of cucumber's.
    const step = function (this: EnsayoWorld, name: string, text: unknown) {
      const given = typeof text === 'string' ? readGiven(text, language) : nothingGiven;
      expectRuleNames(given.rules);
      prepareBroken(this, { ...documentNamed(name, language), base, given, language });
      expectRowFields(this);
    };
    Given(each, withLength(step, partsOf(each).length));
  }
};

const defineChange = (sort: StepSort, language: Language): void => {
  for (const wording of wordingsOf(sort, language)) {
    const names = columnsIn(wording);
    const step = function (this: EnsayoWorld, ...values: string[]) {
      change(this, changeOf(sort, values, names), language);
      expectRowFields(this);
    };
    When(wording, withLength(step, names.length));
  }
};

const defineAnswers = (language: Language): void => {
  const { withLines, withoutLines } = answerSteps;
  const step = async function (this: EnsayoWorld, ...[status, code, kind, others]: [string, string, string, string]) {
    await expectRowAnswer(this, { status, line: { code, kind }, others }, language);
  };
  Then(withLines[language], withLength(step, partsOf(withLines[language]).length));
  Then(withoutLines[language], async function (this: EnsayoWorld, status: string) {
    await expectRowAnswer(this, { status }, language);
  });
};

for (const language of ['en', 'es'] as const) {
  for (const base of Object.keys(baseSteps) as RowBase[]) defineBase(base, language); // its own keys
  for (const sort of stepSorts) defineChange(sort, language);
  defineAnswers(language);
}

After(function (this: EnsayoWorld, { result }) {
  if (result?.status === Status.PASSED) requireSent(this);
});
