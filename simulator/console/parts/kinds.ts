/** Kinds of document as people look for them, and the type codes under which the authority files them. */
import { familyOf, kindOfType, perKind, typeClass, type SubjectKind } from '../../document/kind.ts';
import type { ListedDocument } from '../../registry/types.ts';
import type { Texts } from '../texts/texts.ts';

export type FiledKind = keyof Texts['kinds'];

const typesOf: Readonly<Record<FiledKind, readonly string[]>> = {
  ...perKind(({ types }) => [...new Set(types.map(typeClass))]),
  event: ['030', '031', '032', '033', '034'],
};

// The keys of the table are the kinds.
export const filedKinds = Object.keys(typesOf) as readonly FiledKind[];

/** Undefined for the name of an unknown kind. */
export const typesOfKind = (name: string | undefined): readonly string[] | undefined =>
  name !== undefined && Object.hasOwn(typesOf, name) ? typesOf[name as FiledKind] : undefined; // it is a key

const kindByType = new Map(filedKinds.flatMap((kind) => typesOf[kind].map((type) => [type, kind] as const)));

/** In words; an unknown type is shown as its code. */
export const kindName = ({ type, event }: Pick<ListedDocument, 'type' | 'event'>, { kinds }: Texts): string => {
  if (event !== undefined) return `${kinds.event} ${type}`;
  const kind = kindByType.get(typeClass(type));
  return kind === undefined ? type : kinds[kind];
};

const codesOfFamilies = { invoicing: 'CUDE', support: 'CUDS', equivalent: 'CUDE', payroll: 'CUNE' } as const;

/** Of the unique code. An invoice has a CUFE, but that of a contingency, type 03, has a CUDE. */
export const codeName = ({
  kind,
  type,
}: {
  readonly kind?: SubjectKind | undefined;
  readonly type?: string | undefined;
}): string => {
  const told = kind ?? kindOfType(type ?? '');
  if (told === undefined) return 'CUFE / CUDE / CUDS / CUNE';
  if (told !== 'invoice') return codesOfFamilies[familyOf(told)];
  if (type === undefined) return 'CUFE / CUDE';
  return type === '03' ? 'CUDE' : 'CUFE';
};
