import { X509Certificate } from 'node:crypto';
import type { Credentials } from '../../common/credentials.ts';
import { colombianDate } from '../../common/time.ts';

/** Days in Colombia, `YYYY-MM-DD`. */
export type NotInForce = { readonly today: string; readonly from: string; readonly to: string };

/**
 * The first certificate of the chain that is not in force. A clock that was never set shows 1970.
 * @param now milliseconds since 1970
 */
export const notInForce = ({ chain }: Credentials, now: number): NotInForce | undefined => {
  for (const der of chain) {
    const { validFrom, validTo } = new X509Certificate(der);
    const [from, to] = [Date.parse(validFrom), Date.parse(validTo)];
    if (now < from || now > to) return { today: colombianDate(now), from: colombianDate(from), to: colombianDate(to) };
  }
  return undefined;
};
