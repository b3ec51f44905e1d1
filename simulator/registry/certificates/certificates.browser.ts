/** Our authorities' certificates are the same for every seed and clock: they were issued when the program was built. */
import { fromBase64 } from '../../../src/common/bytes.ts';
import { dataJson } from '../../../src/common/data-directory.ts';
import type * as node from './certificates.ts';
import type { Trust } from './trust.ts';

/** `Trust` with each DER in Base64. */
export type PackedTrust = {
  readonly roots: readonly string[];
  readonly subordinates: readonly string[];
  readonly crls: Readonly<Record<string, string>>;
};

const unpacked = ({ roots, subordinates, crls }: PackedTrust): Trust => ({
  roots: roots.map(fromBase64),
  subordinates: subordinates.map(fromBase64),
  crls: Object.fromEntries(Object.entries(crls).map(([url, list]) => [url, fromBase64(list)])),
});

let trust: Trust | undefined;

const issuesNone = (): Promise<never> => Promise.reject(new Error('Certificates are issued on Node alone.'));

export const createCertificates: (typeof node)['createCertificates'] = () => ({
  root: issuesNone,
  subordinate: issuesNone,
  authority: issuesNone,
  issuer: issuesNone,
  defective: issuesNone,
  tls: issuesNone,
  publications: issuesNone,
  trust: () => Promise.resolve((trust ??= unpacked(dataJson('trust.json') as PackedTrust))), // packed in that shape
});
