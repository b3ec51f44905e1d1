/** What each published step does; its wording is in the file of each language. */
import type { DataTable } from '@cucumber/cucumber';
import { accept, askForVerdict, type DocumentName } from '../support/named-documents.ts';
import { forgetBroken, sendBrokenOnce } from '../support/broken.ts';
import type { EnsayoWorld } from '../support/world.ts';
import {
  expectAccepted,
  expectCodes,
  expectExplained,
  expectExplainedField,
  expectNoRow,
  expectRefused,
  expectRejected,
  expectSomethingAccepted,
  prepareUnsent,
  setField,
  setFields,
  standAt,
} from './verbs.ts';

/** Cucumber counts the values: a step takes as many as its wordings have parameters. */
type Step = (this: EnsayoWorld, ...values: never[]) => void | Promise<void>;

type Steps = Readonly<Record<string, Step>>;

export const given = {
  clock(instant: string) {
    standAt(this, instant);
  },
  async valid(document: DocumentName) {
    await prepareUnsent(this, document);
  },
  async validAbout(document: DocumentName) {
    expectSomethingAccepted(this, document);
    await prepareUnsent(this, document, { about: this.accepted });
  },
  async accepted(document: DocumentName) {
    forgetBroken(this);
    await accept(this, document);
  },
  fieldIs(path: string, value: unknown) {
    setField(this, path, value);
  },
  fieldLeftOut(path: string) {
    setField(this, path, undefined);
  },
  fields(table: DataTable) {
    setFields(this, table.raw());
  },
} satisfies Steps;

export const when = {
  async sent() {
    if (await sendBrokenOnce(this)) return;
    expectNoRow(this);
    await this.post();
    await askForVerdict(this);
  },
  async sentAgain() {
    expectNoRow(this);
    await this.post();
    await askForVerdict(this);
  },
} satisfies Steps;

export const then = {
  accepted() {
    expectAccepted(this);
  },
  acceptedWith(codes: string) {
    expectAccepted(this, codes);
  },
  rejected() {
    expectRejected(this);
  },
  rejectedWith(codes: string) {
    expectRejected(this, codes);
  },
  codesContain(codes: string) {
    expectCodes(this, codes, true);
  },
  codesDoNotContain(codes: string) {
    expectCodes(this, codes, false);
  },
  explanationNames(code: string, field: string) {
    expectExplainedField(this, code, field);
  },
  explanationSays(code: string) {
    expectExplained(this, code);
  },
  refusedBecauseOf(field: string) {
    expectRefused(this, field);
  },
} satisfies Steps;

/** One language: a Cucumber expression for every step. */
export type Wordings = {
  readonly given: Readonly<Record<keyof typeof given, string>>;
  readonly when: Readonly<Record<keyof typeof when, string>>;
  readonly then: Readonly<Record<keyof typeof then, string>>;
};
