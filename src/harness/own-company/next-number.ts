/** The next free numbers, as the control interface of an authority tells them. */
import { ControlError, type ControlClient } from '../../../simulator/control/client.ts';
import type { CompanyFile } from '../company.ts';
import type { NextKnown } from './number-supply.ts';

/** Of an authority of an earlier version, or of a range that it does not know: not known. */
const notTold = (error: unknown): undefined => {
  if (error instanceof ControlError && error.status === 404) return undefined;
  throw error;
};

/** Behind the end of an exhausted range. */
const behind = (to: string): string => String(BigInt(to) + 1n);

export const nextAt =
  (control: ControlClient, { nit }: Pick<CompanyFile, 'nit'>): NextKnown =>
  async (typeCode, { prefix, to }) => {
    const told = await control.nextNumber(nit, typeCode, prefix).catch(notTold);
    return told === undefined ? undefined : (told.next ?? behind(to));
  };
