/** The cases that run within one process, on one core. */
import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dataBytes, dataFile } from '../../../common/data-directory.ts';
import { memory, type StorePlace } from '../../../common/store/store.ts';
import { lineCounts, type CaseName } from '../cases.ts';
import { requestSource } from '../requests.ts';
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
  const key = createPrivateKey(dataBytes('keys/issuer.pem'));
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

const issueCase = (name: CaseName, issuing: Issuing, { lines, times }: Size): InsideCase => {
  const next = requestSource(lines);
  return {
    name,
    times,
    prepare: () => {
      const requests = some(times, next);
      return () => forAll(requests, issuing.issue);
    },
  };
};

/** Each document is a new one: the second of a number would be refused at once. */
const judgeCase = (name: CaseName, sides: Sides, { lines, times }: Size): InsideCase => {
  const { issuing, judging } = sides;
  const next = requestSource(lines);
  return {
    name,
    times,
    prepare: async () => {
      const envelopes: Buffer[] = [];
      await forAll(some(times, next), async (request) => envelopes.push(Buffer.from(await issuing.issue(request))));
      return () => forAll(envelopes, judging.judge);
    },
  };
};

type Size = { readonly lines: number; readonly times: number };

type Sides = { readonly issuing: Issuing; readonly judging: Judging };

export type Inside = { readonly cases: readonly InsideCase[]; readonly close: () => Promise<void> };

/** Fewer large documents, but more than one. */
const timesOf = (lines: number, documents: number): number => Math.max(2, Math.ceil((documents * 10) / lines));

export const insideCases = async ({ stores, documents }: InsideOptions): Promise<Inside> => {
  const authority = await createBenchAuthority();
  const issuing = await createIssuing(authority.certificates);
  const small = { lines: 10, times: documents };
  const large = lineCounts.map((lines) => ({ lines, times: timesOf(lines, documents) }));
  const cases: InsideCase[] = [
    ...rsaCases(),
    ...(await xmlCryptoCases(issuing)),
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
  for (const { name, place } of stores) await addJudging(name, place, small);
  return {
    cases,
    close: async () => {
      for (const { close } of opened) await close();
      await issuing.close();
    },
  };
};
