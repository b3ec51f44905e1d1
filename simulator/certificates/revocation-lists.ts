const host = 'http://certificados.ensayo.test';

/** Where the revocation lists are published: the path on our server, and the URL that certificates name. */
export const revocationLists = {
  root: { path: '/certificates/root.crl', url: `${host}/certificates/root.crl` },
  subordinate: { path: '/certificates/subordinate.crl', url: `${host}/certificates/subordinate.crl` },
  /** Of the authority that the root revoked. */
  revokedSubordinate: {
    path: '/certificates/revoked-subordinate.crl',
    url: `${host}/certificates/revoked-subordinate.crl`,
  },
  /** Named by a certificate of the zoo; nothing is published there. */
  unreachable: { path: '/certificates/unreachable.crl', url: `${host}/certificates/unreachable.crl` },
} as const;
