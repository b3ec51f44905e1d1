/** The numbering ranges of the company that both services begin with (`datasets/facts/companies/default.json`). */

export type Numbering = { readonly resolution_number: string; readonly prefix: string };

/** The public range of the authority's test environment. */
export const saleNumbering: Numbering = { resolution_number: '18760000001', prefix: 'SETP' };

/** The public range of tickets of that environment. */
export const tillNumbering: Numbering = { resolution_number: '18760000001', prefix: 'EPOS' };

/** Documents of the issuer's contingency are numbered apart. */
export const contingencyNumbering: Numbering = { resolution_number: '18760000003', prefix: 'SCON' };
