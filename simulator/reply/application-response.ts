import type { Credentials } from '../../src/common/credentials.ts';
import type { ApplicationResponseInput } from './application-response-code.ts';
import { applicationResponseSpec } from './application-response-spec.ts';
import { signDocument } from './sign.ts';

export type { ApplicationResponseInput };

export type ApplicationResponseSigner = {
  readonly credentials: Credentials;
  /** Makes the identifiers within the signature: `env.random.uuid`. */
  readonly uuid: () => string;
};

/**
 * The signed ApplicationResponse as XML text, for either verdict. The same
 * input and the same identifiers give the same bytes.
 */
export const buildApplicationResponse = (
  input: ApplicationResponseInput,
  { credentials, uuid }: ApplicationResponseSigner,
): string => signDocument(applicationResponseSpec(input), { credentials, now: input.now, uuid });
