import { sha384Hex } from '../../../src/common/hash.ts';
import { colombianDate, colombianTime } from '../../../src/common/time.ts';

/** The content of an ApplicationResponse of the authority, as plain data. */
export type ApplicationResponseInput = {
  /** 1 production, 2 test. */
  readonly environment: '1' | '2';
  /** Milliseconds since 1970: date, time and signing time follow from it. */
  readonly now: number;
  /** Next number of the authority's own sequence. */
  readonly id: number;
  /** The issuer of the judged document. */
  readonly receiver: {
    /** Digits without check digit. */
    readonly nit: string;
    readonly checkDigit: string | undefined;
    readonly name: string;
    /** Type of identification: 31 for a NIT. */
    readonly schemeName: string;
  };
  readonly document: {
    /** Prefix and number as sent. */
    readonly number: string;
    readonly uuid: string;
    /** CUFE-SHA384, CUDE-SHA384, CUDS-SHA384 or CUNE-SHA384. */
    readonly uuidScheme: string;
  };
  readonly verdict: 'accepted' | 'rejected';
  /** The sentence of an acceptance; a rejection does not contain it. */
  readonly statusMessage: string;
  /** Rules that rejected, code and text apart, without `Regla:`; not written in an acceptance. */
  readonly lines: readonly { readonly code: string; readonly text: string }[];
};

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
 * The PIN of the authority's own software is unknown, and is not needed: the code only has to be unique and repeatable.
 */
const softwarePin = '00000';

type Coded = Pick<ApplicationResponseInput, 'id' | 'now' | 'receiver'> & {
  readonly document: Pick<ApplicationResponseInput['document'], 'number'>;
  readonly code: string;
};

/**
 * The CUDE of an event (annex FE 1.9, 11.5): number, date, time, sender, receiver, response code, number and type of
 * the referenced document, PIN. These responses state no type for the referenced document; it is absent and adds
 * nothing.
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
