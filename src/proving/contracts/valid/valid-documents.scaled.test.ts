/**
 * Documents of real business, written from the annex and without the judge: it must accept them. A refusal means that
 * either the document or the judge is wrong, which the annex decides.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentKinds, familyOf } from '../../../../simulator/document/kind.ts';
import { requireProfile } from '../../../../simulator/judge/engine/profile.ts';
import { sampled } from '../../../common/testing/volume.ts';
import { startBox, type Box, type JsonObject, type Reply } from '../../../harness/box.ts';
import { kindFacts } from '../../../harness/document-kinds.ts';
import { editSpec } from '../../../../simulator/document/edits/edit-spec.ts';
import { acceptedReference, type AcceptedReference } from '../../../harness/violations/reference.ts';
import { laidOver, validDocuments, type ValidDocument } from './valid-documents.fixture.ts';

const documents = validDocuments();
let box: Box;

beforeAll(async () => {
  box = await startBox({ seed: 'valid', clock: '2026-11-20T10:00:00-05:00' });
});

afterAll(() => box.close());

const named = (name: string): ValidDocument =>
  documents.find((document) => document.name === name) ?? expect.fail(`No document is called ${name}.`);

/** Payroll refers to an earlier one of the month where the contract changes (`Novedad`). */
const referenceTo = (path: string, { number, uuid, issue_date }: AcceptedReference): JsonObject => {
  if (path === 'payroll') return { novelty: { novelty: true, uuidnov: uuid } };
  return path === 'payroll-adjust-note'
    ? { predecessor: { predecessor_number: number, predecessor_cune: uuid, predecessor_issue_date: issue_date } }
    : { billing_reference: { number, uuid, issue_date } };
};

const issue = async (document: ValidDocument, profile: string): Promise<Reply> => {
  const { refersTo, path, clock, request, edits } = document;
  const reference = refersTo === undefined ? {} : referenceTo(path, await accepted(refersTo));
  box.authority.settings.profile = requireProfile(profile);
  box.clock.set(clock);
  box.tamperWith({ built: (root) => editSpec(root, edits) });
  return box.post(`/api/ubl2.1/${path}`, laidOver(request, reference));
};

const inQuiet = new Map<string, Promise<Reply>>();

/** In the profile `quiet`: once, whether for its own sake or for that of a document that refers to it. */
const issueOnce = (document: ValidDocument): Promise<Reply> => {
  const known = inQuiet.get(document.name) ?? issue(document, 'quiet');
  inQuiet.set(document.name, known);
  return known;
};

const accepted = async (name: string): Promise<AcceptedReference> =>
  acceptedReference(box, await issueOnce(named(name)));

/** What the lines say, for the message of a failure. */
const explained = ({ body }: Reply): string => JSON.stringify(body.explanations ?? body);

describe('a request over the base of its file', () => {
  it('merges objects, removes what is null, and replaces everything else', () => {
    const base = { customer: { name: 'A', dv: 1 }, payment_form: [1, 2], notes: 'old' };
    const request = { customer: { dv: null }, payment_form: [3], notes: 'new' };
    expect(laidOver(base, request)).toEqual({ customer: { name: 'A' }, payment_form: [3], notes: 'new' });
  });
});

describe('the valid documents', () => {
  it('have different names, and refer to documents of those names', () => {
    const names = documents.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    const mentioned = documents.flatMap(({ refersTo }) => refersTo ?? []);
    expect(mentioned.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('are of all kinds', () => {
    const posted = (path: string, isOfTill: boolean): string => (isOfTill ? `${path} of the till` : path);
    const ofKinds = documentKinds.map((kind) => posted(kindFacts[kind].path, familyOf(kind) === 'equivalent'));
    const paths = documents.map(({ path, request }) => posted(path, path === 'eqdoc' || request.is_eqdoc === true));
    expect([...new Set(paths)].sort()).toEqual(ofKinds.sort());
  });

  it.each(sampled(documents, 40))('$file: $name', async (document) => {
    const quiet = await issueOnce(document);
    const notifications = document.lines.map(({ code }) => code);
    expect(quiet.body.verdict, explained(quiet)).toEqual({ accepted: true, rejected: [], notifications });
    expect(quiet.body.advice).toBeUndefined();
    // Under another number, because a document that was sent before is not judged again.
    const byDefault = await issue(document, 'default');
    expect(byDefault.body.verdict, explained(byDefault)).toMatchObject({ accepted: true, rejected: [] });
  });
});
