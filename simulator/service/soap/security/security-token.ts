import { digestBase64 } from '../../../../src/common/hash.ts';
import { readCertificate, type CertificateFacts } from '../../../registry/certificates/x509/certificate-facts.ts';
import { decodeBase64 } from '../../../document/intake/base64.ts';
import type { TokenParts, TokenReference } from './security-parts.ts';
import { refuse, type SecurityProblem } from './security-problem.ts';

const x509ValueType = '#X509v3';

/** A certificate that came with the request. */
export type Token = { readonly ids: readonly string[]; readonly der: Uint8Array; readonly facts: CertificateFacts };

const readToken = async (part: TokenParts): Promise<Token | SecurityProblem> => {
  if (part.valueType !== '' && !part.valueType.endsWith(x509ValueType)) {
    return refuse('token-invalid', `The BinarySecurityToken is a "${part.valueType}"; expected …${x509ValueType}.`);
  }
  const der = decodeBase64(part.text);
  const facts = der === undefined ? undefined : await readCertificate(der);
  if (der === undefined || facts === undefined) {
    return refuse('token-invalid', 'The BinarySecurityToken is not the Base64 of a DER certificate.');
  }
  return { ids: part.ids, der, facts };
};

const thumbprint = (token: Token): string => digestBase64('sha1', token.der);

/** The token that KeyInfo names, among those sent: the policy requires the token in every message. */
export const signingToken = async (
  parts: readonly TokenParts[],
  wanted: TokenReference,
): Promise<Token | SecurityProblem> => {
  if (wanted.by === 'unknown') {
    return refuse(
      'token-reference',
      `KeyInfo holds ${wanted.found}; expected a SecurityTokenReference with a Reference to the token or its SHA-1 thumbprint.`,
    );
  }
  const ids = parts.flatMap((part) => [...new Set(part.ids)]);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) {
    return refuse(
      'token-duplicated',
      `Two BinarySecurityTokens have the id "${twice}"; expected one token of each id.`,
    );
  }
  const tokens: Token[] = [];
  for (const part of parts) {
    const token = await readToken(part);
    if ('ok' in token) return token;
    tokens.push(token);
  }
  const found = tokens.find((token) =>
    wanted.by === 'id' ? token.ids.includes(wanted.id) : thumbprint(token) === wanted.sha1,
  );
  if (found !== undefined) return found;
  const named = wanted.by === 'id' ? `the id "${wanted.id}"` : `the thumbprint ${wanted.sha1}`;
  return refuse('token-reference', `KeyInfo names ${named}, which no BinarySecurityToken of the header has.`);
};
