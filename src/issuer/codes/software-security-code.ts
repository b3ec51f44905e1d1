import { sha384Hex } from '../../common/hash.ts';

type SoftwareSecurity = {
  readonly softwareId: string;
  readonly pin: string;
  /** Prefix and number, as in cbc:ID. */
  readonly number: string;
};

/** SHA-384 of software, PIN and document number (FE annex 1.9, 11.6): 96 lower-case hexadecimal digits. */
export const softwareSecurityCode = ({ softwareId, pin, number }: SoftwareSecurity): string =>
  sha384Hex(softwareId + pin + number);
