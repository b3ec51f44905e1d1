/** Kinds of document as people look for them, and the type codes under which the authority files them. */
import type { ListedDocument } from '../../registry/types.ts';
import type { Texts } from '../texts/texts.ts';

export type FiledKind = keyof Texts['kinds'];

const typesOf: Readonly<Record<FiledKind, readonly string[]>> = {
  // Export (02) and contingency (04) are numbered like a sale, and filed with it.
  invoice: ['01', '03'],
  creditNote: ['91'],
  debitNote: ['92'],
  supportDocument: ['05'],
  supportAdjustmentNote: ['95'],
  payroll: ['102'],
  payrollAdjustment: ['103'],
  event: ['030', '031', '032', '033', '034'],
};

// The keys of the table are the kinds.
export const filedKinds = Object.keys(typesOf) as readonly FiledKind[];

/** Undefined for a name that no kind has. */
export const typesOfKind = (name: string | undefined): readonly string[] | undefined =>
  name !== undefined && Object.hasOwn(typesOf, name) ? typesOf[name as FiledKind] : undefined; // it is a key

const kindByType = new Map(filedKinds.flatMap((kind) => typesOf[kind].map((type) => [type, kind] as const)));

/** In words; the type code where it is none that is known. */
export const kindName = ({ type, event }: Pick<ListedDocument, 'type' | 'event'>, { kinds }: Texts): string => {
  if (event !== undefined) return `${kinds.event} ${type}`;
  const kind = type === '02' || type === '04' ? 'invoice' : kindByType.get(type);
  return kind === undefined ? type : kinds[kind];
};
