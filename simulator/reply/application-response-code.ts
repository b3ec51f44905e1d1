import { sha384Hex } from '../../src/common/hash.ts';
import { colombianDate, colombianTime } from '../../src/common/time.ts';
import type { ApplicationResponseInput } from './application-response.ts';

/** The authority as a party of its own documents. */
export const authorityParty = {
  nit: '800197268',
  checkDigit: '4',
  name: 'Unidad Especial Dirección de Impuestos y Aduanas Nacionales',
} as const;

/** 02 validated, 04 rejected. */
export const responseCode = (verdict: ApplicationResponseInput['verdict']): '02' | '04' =>
  verdict === 'accepted' ? '02' : '04';

/**
 * Nobody knows the PIN of the authority's own software, nor is it needed: the
 * code only has to be unique and repeatable.
 */
const softwarePin = '00000';

type Coded = Pick<ApplicationResponseInput, 'id' | 'now' | 'receiver'> & {
  readonly document: Pick<ApplicationResponseInput['document'], 'number'>;
  /** What is responded. */
  readonly code: string;
};

/**
 * The CUDE of an event (annex FE 1.9, 11.5): number, date, time, sender,
 * receiver, response code, number and type of the referenced document, PIN.
 * These responses state no type for the referenced document; as absent, it
 * counts nothing.
 */
export const authorityUuid = ({ id, now, receiver, code, document }: Coded): string => {
  const documentTypeCode = '';
  const parts = [
    String(id),
    colombianDate(now),
    `${colombianTime(now)}-05:00`,
    authorityParty.nit,
    receiver.nit,
    code,
    document.number,
    documentTypeCode,
    softwarePin,
  ];
  return sha384Hex(parts.join(''));
};

export const responseUuid = (input: ApplicationResponseInput): string =>
  authorityUuid({ code: responseCode(input.verdict), ...input });
