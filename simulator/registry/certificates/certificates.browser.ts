/** Nothing is issued in a browser. */
import type * as node from './certificates.ts';
import { ownTrust } from './own-trust.ts';

const issuesNone = (): Promise<never> => Promise.reject(new Error('Certificates are issued on Node alone.'));

export const createCertificates: (typeof node)['createCertificates'] = () => ({
  root: issuesNone,
  subordinate: issuesNone,
  authority: issuesNone,
  issuer: issuesNone,
  defective: issuesNone,
  tls: issuesNone,
  publications: issuesNone,
  trust: () => Promise.resolve(ownTrust()),
});
