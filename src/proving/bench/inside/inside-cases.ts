/** The cases that run within one process, on one core. */
import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dataText, dataFile } from '../../../common/data-directory.ts';
import { memory, type StorePlace } from '../../../common/store/store.ts';
import { lineCounts, ofTill, tillCase, type CaseName } from '../cases.ts';
import { requestSource, type RequestKind } from '../requests.ts';
import { createIssuing, type Issuing } from './issuing.ts';
import { createBenchAuthority, createJudging, type Judging } from './judging.ts';
import { forAll, type InsideCase } from './work.ts';
import { signWithXmlCrypto, xmlCryptoVerifier } from './xml-crypto.ts';

/** A store to judge with, by the name of its case. */
export type FilledStore = { readonly name: CaseName; readonly place: StorePlace };

export type InsideOptions = {
  readonly stores: readonly FilledStore[];
  /** Documents of ten lines for each round. */
  readonly documents: number;
};

const repeat = (times: number, act: () => unknown) => (): void => {
  for (let done = 0; done < times; done += 1) act();
};

const rsaCases = (): readonly InsideCase[] => {
  const key = createPrivateKey(dataText('keys/issuer.pem'));
  const publicKey = createPublicKey(key);
  const data = Buffer.alloc(1_000, 'x');
  const signature = sign('sha256', data, key);
  const [signs, verifies] = [1_000, 10_000];
  return [
    { name: 'rsa-sign', times: signs, prepare: () => repeat(signs, () => sign('sha256', data, key)) },
    {
      name: 'rsa-verify',
      times: verifies,
      prepare: () => repeat(verifies, () => verify('sha256', data, publicKey, signature)),
    },
  ];
};

const xmlCryptoCases = async (issuing: Issuing): Promise<readonly InsideCase[]> => {
  const { unsignedXml, signedXml } = await issuing.prepare(requestSource(10)());
  const key = readFileSync(dataFile('keys/issuer.pem'), 'utf8');
  const verifies = xmlCryptoVerifier(signedXml);
  const times = 10;
  return [
    { name: 'xml-crypto-sign', times, prepare: () => repeat(times, () => signWithXmlCrypto(unsignedXml, key)) },
    { name: 'xml-crypto-verify', times, prepare: () => repeat(times, verifies) },
  ];
};

const some = (count: number, next: () => string): readonly string[] => Array.from({ length: count }, next);

const issueCase = (name: CaseName, issuing: IssuingByKind, { lines, times, kind }: Size): InsideCase => {
  const next = requestSource(lines, kind);
  return {
    name,
    times,
    prepare: () => {
      const requests = some(times, next);
      return () => forAll(requests, issuing[kind].issue);
    },
  };
};

/** Each document is a new one: the second of a number would be refused at once. */
const judgeCase = (name: CaseName, sides: Sides, { lines, times, kind }: Size): InsideCase => {
  const { issuing, judging } = sides;
  const next = requestSource(lines, kind);
  return {
    name,
    times,
    prepare: async () => {
      const envelopes: Buffer[] = [];
      await forAll(some(times, next), async (request) =>
        envelopes.push(Buffer.from(await issuing[kind].issue(request))),
      );
      return () => forAll(envelopes, judging.judge);
    },
  };
};

type Size = { readonly lines: number; readonly times: number; readonly kind: RequestKind };

type IssuingByKind = Readonly<Record<RequestKind, Issuing>>;

type Sides = { readonly issuing: IssuingByKind; readonly judging: Judging };

export type Inside = { readonly cases: readonly InsideCase[]; readonly close: () => Promise<void> };

/** Fewer large documents, but more than one. */
const timesOf = (lines: number, documents: number): number => Math.max(2, Math.ceil((documents * 10) / lines));

export const insideCases = async ({ stores, documents }: InsideOptions): Promise<Inside> => {
  const authority = await createBenchAuthority();
  const issuing: IssuingByKind = {
    invoice: await createIssuing(authority.certificates, 'invoice'),
    ticket: await createIssuing(authority.certificates, 'ticket'),
  };
  const small = { kind: 'invoice', lines: 10, times: documents } as const;
  const large = lineCounts.map((lines) => ({ ...small, lines, times: timesOf(lines, documents) }));
  const cases: InsideCase[] = [
    ...rsaCases(),
    ...(await xmlCryptoCases(issuing.invoice)),
    issueCase('issue', issuing, small),
    ...large.map((size) => issueCase(`issue-${String(size.lines)}`, issuing, size)),
  ];
  const opened: Judging[] = [];
  const addJudging = async (name: CaseName, place: StorePlace, size: Size): Promise<void> => {
    const judging = await createJudging(authority, place);
    opened.push(judging);
    cases.push(judgeCase(name, { issuing, judging }, size));
  };
  await addJudging('judge', memory, small);
  for (const size of large) await addJudging(`judge-${String(size.lines)}`, memory, size);
  for (const { kind, lines } of ofTill) {
    const size = { kind, lines, times: documents };
    cases.push(issueCase(tillCase('issue', kind), issuing, size));
    await addJudging(tillCase('judge', kind), memory, size);
  }
  for (const { name, place } of stores) await addJudging(name, place, small);
  return {
    cases,
    close: async () => {
      for (const { close } of opened) await close();
      for (const { close } of Object.values(issuing)) await close();
    },
  };
};
