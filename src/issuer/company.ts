import type { Credentials } from '../common/credentials.ts';
import type { Coded, Numbering } from './documents/model.ts';

/** Who issues: one taxpayer with its certificate, software and numbering ranges. */
export type Company = {
  readonly nit: string;
  readonly checkDigit: string;
  readonly name: string;
  readonly tradeName: string | undefined;
  /** 1 legal person, 2 natural person. */
  readonly organization: string;
  /** Identifier of `reference/municipalities`. */
  readonly municipalityId: number;
  readonly address: string;
  readonly phone: string;
  /** The mailbox registered with the authority. */
  readonly email: string;
  readonly liabilities: readonly Coded[];
  readonly regime: Coded;
  readonly taxScheme: Coded;
  readonly merchantRegistration: string | undefined;
  readonly environment: '1' | '2';
  readonly software: { readonly id: string; readonly pin: string };
  readonly ranges: readonly (Numbering & { readonly typeCodes: readonly string[] })[];
  readonly credentials: () => Promise<Credentials>;
};
