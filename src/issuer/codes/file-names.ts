/** Names of files and archives (FE annex 1.9, 6.7): kind, NIT, provider, year, consecutive. */

import { fileName, type FileName } from '../../common/file-name.ts';

/** The taxpayer's own software. */
const ownSoftware = '000';

export type FileNumber = {
  readonly nit: string;
  /** `YYYY-MM-DD` of the sending; the name contains two digits of the year. */
  readonly date: string;
  /** Restarts at 1 every 1 January. */
  readonly consecutive: number;
};

/**
 * Kinds of documents: invoice, credit note, debit note, support document, its note, POS ticket, its notes (DE annex 1.0,
 * 8.13.5), payroll, its adjustment, event. The annex names none for support documents: these are the ones that services of this
 * dialect write.
 */
export type FileKind = 'fv' | 'nc' | 'nd' | 'dse' | 'nds' | 'ds' | 'ncs' | 'nie' | 'niae' | 'ar';

/** Payroll names have no provider (NE annex 1.0, 6.3). */
const isPayroll = (kind: FileKind): boolean => kind === 'nie' || kind === 'niae';

/** Longest consecutive: eight hexadecimal digits. */
const most = 0xffff_ffff;

const stem = ({ nit, date, consecutive }: FileNumber, kind: FileKind): string => {
  if (!Number.isInteger(consecutive) || consecutive < 1 || consecutive > most) {
    throw new RangeError(`Not a consecutive of a file: ${consecutive}. Expected an integer from 1 to ${most}.`);
  }
  const hex = consecutive.toString(16).toUpperCase().padStart(8, '0');
  return `${nit.padStart(10, '0')}${isPayroll(kind) ? '' : ownSoftware}${date.slice(2, 4)}${hex}`;
};

/** E.g. `fv08001972680001900000011.xml`. */
export const documentFileName = (kind: FileKind, number: FileNumber): FileName =>
  fileName(`${kind}${stem(number, kind)}.xml`);

/** E.g. `z08001972680001900000011.zip`. */
export const zipFileName = (kind: FileKind, number: FileNumber): FileName => fileName(`z${stem(number, kind)}.zip`);

/** Of the archive that holds that document: `fv0800….xml` is sent in `z0800….zip`. */
export const zipNameOf = (documentName: string): FileName =>
  fileName(documentName.replace(/^[a-z]+/, 'z').replace(/xml$/, 'zip'));
