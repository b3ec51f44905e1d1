/**
 * JSON with some sealed texts. The rest stays readable, so that lists can be searched and documents survive the loss of
 * the key.
 */
import { isSealed, mayHoldSealed, type DataKey } from './data-key.ts';

/** Names of properties and positions, from the outside in. */
export type TextPath = readonly string[];

/** A column that contains JSON with secrets, and which texts they are. */
export type SealedColumn = {
  readonly table: string;
  /** The column that identifies the row; sealed texts are bound to the row through it. */
  readonly row: string;
  readonly column: string;
  /** Kept by `packText`. */
  readonly packed?: boolean;
  /** Texts that may be sealed. */
  readonly covers: (row: string, path: TextPath) => boolean;
  /** Replaces a text whose key was lost; undefined removes the property. */
  readonly lost: (row: string, path: TextPath) => string | undefined;
};

type TextChange = (text: string, path: TextPath) => string | undefined;

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The same JSON with other texts. */
const mapTexts = (value: unknown, change: TextChange, path: TextPath = []): unknown => {
  if (typeof value === 'string') return change(value, path);
  if (Array.isArray(value)) return value.map((item, index) => mapTexts(item, change, [...path, String(index)]));
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, mapTexts(inner, change, [...path, name])]),
  );
};

export type Sealer = {
  /**
   * JSON as it is stored.
   * @param isSecret selects among the texts that the column covers; by default, all are sealed
   */
  readonly stored: (
    column: SealedColumn,
    row: string,
    json: { readonly value: unknown; readonly isSecret?: (text: string) => boolean },
  ) => string;
  /** The value of JSON as it was stored. @throws Error for a text that does not open at its place */
  readonly restored: (column: SealedColumn, row: string, json: string) => unknown;
};

const placeOf = ({ table, column }: SealedColumn, row: string, path: TextPath): string =>
  JSON.stringify([table, column, row, ...path]);

/** Seals nothing: for what is in memory only. */
export const openSealer: Sealer = {
  stored: (_column, _row, { value }) => JSON.stringify(value),
  restored: (_column, _row, json): unknown => JSON.parse(json),
};

const unreadable = (place: string): Error =>
  new Error(`A secret in ${place} cannot be decrypted: it was changed, or sealed with another key.`);

export const sealerOf = (key: DataKey): Sealer => ({
  stored: (column, row, { value, isSecret }) =>
    JSON.stringify(
      mapTexts(value, (text, path) => {
        // Text that only looks sealed is sealed as well, or it would be taken for sealed when it is read.
        const seals = column.covers(row, path) && (isSealed(text) || (isSecret?.(text) ?? true));
        return seals ? key.seal(text, placeOf(column, row, path)) : text;
      }),
    ),
  restored: (column, row, json) => {
    const value: unknown = JSON.parse(json);
    if (!mayHoldSealed(json)) return value;
    return mapTexts(value, (text, path) => {
      if (!column.covers(row, path) || !isSealed(text)) return text;
      const place = placeOf(column, row, path);
      const opened = key.open(text, place);
      if (opened === undefined) throw unreadable(place);
      return opened;
    });
  },
});

/** Sealed text, resealed with another key. */
export type Rekeying = {
  /** Undefined if it was lost: the data it sealed is removed. */
  readonly from: DataKey | undefined;
  readonly to: DataKey;
};

/** The stored JSON under another key. @throws Error for a text that the first key does not open */
export const resealed =
  ({ from, to }: Rekeying) =>
  (column: SealedColumn, row: string, json: string): string => {
    if (!mayHoldSealed(json)) return json;
    return JSON.stringify(
      mapTexts(JSON.parse(json), (text, path) => {
        if (!column.covers(row, path) || !isSealed(text)) return text;
        if (from === undefined) return column.lost(row, path);
        const place = placeOf(column, row, path);
        const opened = from.open(text, place);
        if (opened === undefined) throw unreadable(place);
        return to.seal(opened, place);
      }),
    );
  };
