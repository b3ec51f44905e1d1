/** Codes by what their rules are about: reports have codes alone. simulator/rules/catalogue.test.ts compares both with the catalogue. */

/** The rule computes CUFE, CUDE, CUDS or CUNE. */
export const isAboutUniqueCode = (code: string): boolean => /(?:AD06|^NIA?E024|^NIAE238)$/.test(code);

/** The rule is about the address that ends with the unique code. */
export const isAboutQrCode = (code: string): boolean => /(?:AB36|^NIA?E021|^NIAE234)$/.test(code);
