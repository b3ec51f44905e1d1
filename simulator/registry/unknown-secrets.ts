/**
 * What a registry says where nobody told it the PIN of a software or the technical key of a range, as in one that is
 * derived from a document. Codes that are computed with them can then neither be confirmed nor refuted.
 */
export const unknownSecrets = { pin: 'UNKNOWN', technicalKey: 'unknown' } as const;
