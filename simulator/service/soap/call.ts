import type { AnsweredOperation, AnswerOf } from '../reply/soap-answers.ts';
import type { EnvironmentCode } from './contract.ts';
import type { Parameters } from './envelope.ts';
import type { SoapFault } from './soap-faults.ts';

/** A request whose envelope was read and whose security header was verified. */
export type Call = {
  readonly parameters: Parameters;
  /** DER of the certificate in the security header. */
  readonly certificate: Uint8Array;
  readonly certificateNit: string | undefined;
  readonly environment: EnvironmentCode;
  readonly exchangeId: string;
  /** Milliseconds since 1970, from the Env clock. */
  readonly receivedAt: number;
};

/** `results` is kept in the journal for queries about the exchange; plain JSON. */
export type CallOutcome<Name extends AnsweredOperation> =
  | {
      readonly answer: AnswerOf<Name>;
      /** 200 if absent: the platform answers only an unknown acquirer with another one. */
      readonly status?: number;
      readonly results?: unknown;
    }
  | { readonly fault: SoapFault; readonly results?: unknown };

export type Handler<Name extends AnsweredOperation> = (call: Call) => Promise<CallOutcome<Name>>;

/** An absent operation is answered with a fault that says so. */
export type Handlers = { readonly [Name in AnsweredOperation]?: Handler<Name> };
