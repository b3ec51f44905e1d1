/**
 * What the judge believes about certificates, as plain data: the registry keeps
 * it, the control API may replace it, and nothing is fetched from a network.
 */
export type Trust = {
  /** Certificates of accredited root authorities, DER. */
  readonly roots: readonly Buffer[];
  /** Certificates of accredited subordinate authorities, DER. */
  readonly subordinates: readonly Buffer[];
  /** Revocation lists, DER, by the URL that certificates name as their distribution point. */
  readonly crls: Readonly<Record<string, Buffer>>;
  /**
   * Accepts certificates of any authority, for rehearsals with a certificate that
   * was bought: its authority is taken as accredited and its revocation is not asked.
   */
  readonly trustAny?: boolean;
  /** Single certificates, DER, that are accepted whoever issued them. */
  readonly pinned?: readonly Buffer[];
  /** Those of the roots and subordinates that publish no list here: revocation by them is not asked. */
  readonly unlisted?: readonly Buffer[];
};
