import { familyOfType } from '../document/kind.ts';
import type { Contributor, DocumentFamily, NumberingRange } from './types.ts';

/** The `issuerNit` of ranges that are common to all issuers, as the authority's own are in its test environment. */
export const everyIssuer = 'all';

/** Whose numbers are in question. */
export type RangeUser = {
  readonly nit: string;
  /** Common ranges exist in 2, the test environment, alone. */
  readonly environment: '1' | '2';
  /** Common ranges serve any registered software: they have the one that is used. */
  readonly softwareId?: string | undefined;
  /** Of the document that is numbered: common ranges of other families say nothing about it. All if absent. */
  readonly family?: DocumentFamily;
};

type Rows = {
  /** Those in question, whoever owns them: common ones must be among them. */
  readonly ranges: readonly NumberingRange[];
  /** Undefined if the user is not registered. */
  readonly contributor: Contributor | undefined;
};

/** Common ranges as the user's own, where it has none with the same resolution and prefix; nobody's for anyone else. */
export const rangesFor = (
  { nit, environment, softwareId, family }: RangeUser,
  { ranges, contributor }: Rows,
): readonly NumberingRange[] => {
  const owned = ranges.filter(({ issuerNit }) => issuerNit !== everyIssuer);
  if (environment !== '2' || contributor?.roles.includes('issuer') !== true) return owned;
  const isOwned = ({ resolution, prefix }: NumberingRange): boolean =>
    owned.some((own) => own.issuerNit === nit && own.resolution === resolution && own.prefix === prefix);
  const serves = ({ documentType }: NumberingRange): boolean =>
    family === undefined || familyOfType(documentType) === family;
  const common = ranges.filter((range) => range.issuerNit === everyIssuer && serves(range) && !isOwned(range));
  return [...owned, ...common.map((range) => ({ ...range, issuerNit: nit, softwareId }))];
};
