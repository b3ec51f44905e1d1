/**
 * Judges documents on their own, away from the exchange that sends them: nothing is kept, a document that was accepted
 * before is no duplicate of itself, another one with its number is a remark, and rules that need what nobody supplied
 * are left out.
 */
import { proposedChanges, type ProposedChanges } from '../../judge/proposals/changes.ts';
import { verifySignature } from '../../checks/signature/verify.ts';
import { eventFactsOf } from '../../checks/event.ts';
import { identityOf } from '../../document/identity.ts';
import { isEvent } from '../../document/kind.ts';
import { createSubject } from '../../document/subject.ts';
import { correctedBy } from '../../judge/engine/gather.ts';
import type { Supplied } from '../../judge/engine/lacks.ts';
import { reportOf } from '../../judge/engine/report.ts';
import type { JudgementReport } from '../../judge/engine/judgement-report.ts';
import { documentsIn, type DocumentFile } from '../../document/intake/given.ts';
import type { NotJudged } from '../../document/intake/not-judged.ts';
import { documentLimits, limitsOf } from '../../document/intake/limits.ts';
import { readDocument, type IntakeDocument } from '../../document/intake/submission.ts';
import type { JudgedDocument } from '../../registry/types.ts';
import { inquiriesAbout } from '../../registry/inquiries.ts';
import type { Inquiries } from '../../registry/port.ts';
import { nowOf, type JudgingAuthority } from './authority.ts';
import { judgeNow } from './judge-file.ts';
import { fromText } from '../../../src/common/bytes.ts';

/** A file that carries no document. */
export type Unread = { readonly file: string; readonly notJudged: NotJudged };

const read = (authority: JudgingAuthority, { name, bytes }: DocumentFile) =>
  readDocument(name, bytes, { limits: documentLimits(limitsOf(authority.settings)) });

const noDocument: NotJudged = {
  code: 'not-xml',
  message: {
    en: 'It is no document that the authority keeps: its issuer, type, number or unique code is missing.',
    es: 'No es un documento que la autoridad conserve: le falta el emisor, el tipo, el número o el código único.',
  },
};

/** A document as the authority would have filed it on accepting it. */
const filed = async (authority: JudgingAuthority, file: DocumentFile): Promise<JudgedDocument | undefined> => {
  const received = read(authority, file);
  if (received.status !== 'readable' || received.keys.missing.length > 0) return undefined;
  const subject = createSubject(received.kind, received.document);
  const now = nowOf(authority);
  const signature = async () => verifySignature(received.document, { trust: await authority.trust(), now });
  return {
    ...(isEvent(subject.kind) ? { event: eventFactsOf(subject, { certificate: await signature() }) } : {}),
    corrects: correctedBy(subject),
    ...identityOf(subject),
    state: 'accepted',
    fileName: received.xmlFileName,
    xml: received.document.text,
    applicationResponse: '',
    lines: [],
    statusMessage: '',
    receivedAt: now,
  };
};

type Filed = { readonly documents: readonly JudgedDocument[]; readonly unread: readonly Unread[] };

const filedIn = async (authority: JudgingAuthority, files: readonly DocumentFile[]): Promise<Filed> => {
  const documents: JudgedDocument[] = [];
  const unread: Unread[] = [];
  for (const given of (await Promise.all(files.map((file) => documentsIn(file)))).flat()) {
    const document = 'notJudged' in given ? undefined : await filed(authority, given);
    if (document !== undefined) documents.push(document);
    else unread.push({ file: given.name, notJudged: 'notJudged' in given ? given.notJudged : noDocument });
  }
  return { documents, unread };
};

const isSame = (one: Pick<JudgedDocument, 'key'>, key: string): boolean => one.key.toLowerCase() === key.toLowerCase();

const unless = (duplicate: JudgedDocument | undefined, keys: readonly string[]): JudgedDocument | undefined =>
  duplicate === undefined || keys.some((key) => isSame(duplicate, key)) ? undefined : duplicate;

/** The other document that this authority accepted under the same number. An event with such a number is judged on. */
const otherOf = async (
  { registry }: JudgingAuthority,
  received: IntakeDocument,
): Promise<JudgedDocument | undefined> => {
  if (received.status !== 'readable' || received.keys.missing.length > 0 || isEvent(received.kind)) return undefined;
  const identity = identityOf(createSubject(received.kind, received.document));
  return unless(await registry.acceptedDuplicate(identity), [identity.key]);
};

const remarkOn = ({ number, key }: JudgedDocument): NonNullable<JudgementReport['remarks']>[number] => ({
  text: `This authority has already accepted ${number} with another unique code (${key}): sent under that number, corrected or not, the document is rejected by 90.`,
  spanish: {
    text: `Esta autoridad ya aceptó ${number} con otro código único (${key}): si se envía con ese número, corregido o no, la regla 90 lo rechaza.`,
  },
});

type Known = {
  readonly prior: ReturnType<typeof inquiriesAbout>;
  readonly key: string;
  readonly other: JudgedDocument | undefined;
};

/** A registry that also knows the documents supplied, and not the one with that key, unless it was supplied, too. */
const knowing = (registry: Inquiries, { prior, key, other }: Known): Inquiries => ({
  ...registry,
  acceptedByKey: async (keys) =>
    new Map([...(await registry.acceptedByKey(keys)), ...(await prior.acceptedByKey(keys))]),
  eventsOf: async (keys) => {
    const [known, added] = [await registry.eventsOf(keys), await prior.eventsOf(keys)];
    return new Map(
      [...new Set([...known.keys(), ...added.keys()])].map((each) => [
        each,
        [...(known.get(each) ?? []).filter((event) => !isSame(event, key)), ...(added.get(each) ?? [])],
      ]),
    );
  },
  acceptedDuplicate: async (of) =>
    unless(await registry.acceptedDuplicate(of), [key, ...(other === undefined ? [] : [other.key])]) ??
    (await prior.acceptedDuplicate(of)),
  notesAbout: async (of) => [
    ...(await registry.notesAbout(of)).filter((note) => !isSame(note, key)),
    ...(await prior.notesAbout(of)),
  ],
  acceptedPayroll: async (of) => [
    ...(await registry.acceptedPayroll(of)).filter((payroll) => !isSame(payroll, key)),
    ...(await prior.acceptedPayroll(of)),
  ],
});

/** In bytes: a document is judged many times until its changes are found. */
const mostProposedFor = 500_000;

export type ApartJudge = {
  readonly judge: (file: DocumentFile) => Promise<JudgementReport>;
  /** The changes that make it pass; none where it is not rejected, cannot be read or is too large to try them. */
  readonly propose: (
    file: DocumentFile,
    report: Pick<JudgementReport, 'verdict'>,
  ) => Promise<ProposedChanges | undefined>;
  /** Among the documents accepted before: files without one that can be filed. */
  readonly unread: readonly Unread[];
};

/** Documents that count as accepted before, in whatever carries them, and what the authority was given otherwise. */
export type ApartOptions = {
  readonly prior?: readonly DocumentFile[];
  readonly supplied?: Supplied;
};

/** Where something was supplied, it is taken as all there is of it. */
export const createApartJudge = async (
  authority: JudgingAuthority,
  { prior = [], supplied = {} }: ApartOptions = {},
): Promise<ApartJudge> => {
  const { documents, unread } = await filedIn(authority, prior);
  const before = inquiriesAbout(documents);
  const judged = async (
    received: IntakeDocument,
    other: JudgedDocument | undefined,
    signedAgain: boolean,
  ): Promise<JudgementReport> => {
    const key = received.status === 'readable' ? (received.keys.uuid ?? '') : '';
    const registry = knowing(authority.registry, { prior: before, key, other });
    const apart = { prior: prior.length > 0, ...supplied };
    return reportOf(await judgeNow({ ...authority, registry }, received, { apart, signedAgain }));
  };
  return {
    judge: async (file) => {
      const received = read(authority, file);
      const other = await otherOf(authority, received);
      const report = await judged(received, other, false);
      return other === undefined ? report : { ...report, remarks: [...(report.remarks ?? []), remarkOn(other)] };
    },
    propose: async ({ name, bytes }, { verdict }) => {
      const received = read(authority, { name, bytes });
      if (verdict !== 'rejected' || received.status !== 'readable' || bytes.length > mostProposedFor) return undefined;
      const other = await otherOf(authority, received);
      const judging = (signedAgain: boolean) => (xml: string) =>
        judged(read(authority, { name, bytes: fromText(xml) }), other, signedAgain);
      return proposedChanges(received.document.text, { judgeAgain: judging(true), judgeAsItIs: judging(false) });
    },
    unread,
  };
};
