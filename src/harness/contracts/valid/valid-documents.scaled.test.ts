/**
 * Documents of real business, written from the annex and without the judge: it must accept them. A refusal means that
 * either the document or the judge is wrong, which the annex decides.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requireProfile } from '../../../../simulator/engine/profile.ts';
import { sampled } from '../../../common/testing/volume.ts';
import { startBox, type Box, type JsonObject, type Reply } from '../../box.ts';
import { kindFacts } from '../../document-kinds.ts';
import { editSpec } from '../../edits/edit-spec.ts';
import { createRecorder } from '../../reproduce/recorder.ts';
import { acceptedReference, type AcceptedReference } from '../../violations/reference.ts';
import { laidOver, validDocuments, type ValidDocument } from './valid-documents.fixture.ts';

const documents = validDocuments();
const recorder = createRecorder();
let box: Box;

beforeAll(async () => {
  const clock = '2026-11-20T10:00:00-05:00';
  box = await startBox({ seed: 'valid', clock, profile: 'quiet', onStep: recorder.onStep });
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

type Issued = { readonly reply: Reply; readonly xml: string };

const issue = async ({ refersTo, path, clock, request, edits }: ValidDocument): Promise<Issued> => {
  const reference = refersTo === undefined ? {} : referenceTo(path, await accepted(refersTo));
  box.clock.set(clock);
  box.tamperWith({ built: (root) => editSpec(root, edits) });
  const reply = await box.post(`/api/ubl2.1/${path}`, laidOver(request, reference));
  return { reply, xml: recorder.take().signed ?? '' };
};

const issued = new Map<string, Promise<Issued>>();

/** Once, whether for its own sake or for that of a document that refers to it. */
const issueOnce = (document: ValidDocument): Promise<Issued> => {
  const known = issued.get(document.name) ?? issue(document);
  issued.set(document.name, known);
  return known;
};

const accepted = async (name: string): Promise<AcceptedReference> =>
  acceptedReference(box, (await issueOnce(named(name))).reply);

/** Judges a document again that was accepted, with all rules of the profile `default`. */
const rejectionsByDefault = async (xml: string): Promise<readonly string[]> => {
  const { settings } = box.authority;
  const before = settings.profile;
  settings.profile = requireProfile('default');
  try {
    const { judgement } = await box.authority.judgeFile('documento.xml', Buffer.from(xml));
    expect(judgement.results.filter(({ status }) => status === 'broken')).toEqual([]);
    return judgement.failed.flatMap(({ code, kind }) => (kind === 'Rechazo' ? [code] : []));
  } finally {
    settings.profile = before;
  }
};

/** The rule about documents that were sent before. */
const duplicate = '90';

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
    const paths = Object.values(kindFacts).map(({ path }) => path);
    expect([...new Set(documents.map(({ path }) => path))].sort()).toEqual(paths.sort());
  });

  it.each(sampled(documents, 60))('$file: $name', async (document) => {
    const { reply, xml } = await issueOnce(document);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    const notifications = document.lines.map(({ code }) => code);
    const why = JSON.stringify(reply.body.explanations ?? reply.body);
    expect(reply.body.verdict, why).toEqual({ accepted: true, rejected: [], notifications });
    expect(await rejectionsByDefault(xml)).toEqual([duplicate]);
  });
});
