import type { Box } from '../../src/harness/box.ts';

type Change = {
  /** Behind `config/`. */
  readonly what: string;
  readonly body: object;
  readonly token: string;
};

/** Changes what the issuing service knows of the company of that token; throws what it is refused with. */
export const configure = async ({ issuer }: Box, { what, body, token }: Change): Promise<void> => {
  const response = await fetch(`${issuer.url}/api/ubl2.1/config/${what}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`config/${what}: ${await response.text()}`);
};
