/** Every field of every kind with where it ends: what the page of fields is written from. */
import { declaredFor, givenFor, type Declared } from './declared.ts';
import { probe, type Finding } from './probe.ts';
import { variantNamed } from './variants.ts';
import { fieldsOf, furtherFields, sections, shapesOf, type Field } from './sections.ts';
import type { FieldShape } from './shapes.ts';

/** An end of a field. `detail` says which part of the mail, key of the answer, or look-up it is. */
export type Destination =
  | { readonly in: 'xml'; readonly xpath: string }
  | { readonly in: 'pdf' }
  | { readonly in: 'answer' | 'mail' | 'lookup'; readonly detail: string }
  | { readonly in: 'none'; readonly why: string };

export type Row = Field & {
  readonly shape: FieldShape;
  /** Its number among all rows: that of its marker. */
  readonly number: number;
  readonly finding: Finding;
  readonly declared: Declared;
  readonly destinations: readonly Destination[];
};

export type TableSection = {
  readonly number: string | undefined;
  readonly title: string;
  readonly rows: readonly Row[];
};

const detailed = (place: 'answer' | 'mail' | 'lookup', detail: string | undefined): readonly Destination[] =>
  detail === undefined ? [] : [{ in: place, detail }];

const destinationsOf = (finding: Finding, declared: Declared): readonly Destination[] => {
  const { mail, answer, lookup, nowhere } = declared;
  const answered = [...(finding.qr ? ['`QRStr`'] : []), ...(answer === undefined ? [] : [answer])].join(', ');
  const ends = [
    ...finding.xpaths.map((xpath): Destination => ({ in: 'xml', xpath })),
    ...(finding.page === 'none' ? [] : [{ in: 'pdf' } as const]),
    ...detailed('answer', answered === '' ? undefined : answered),
    ...detailed('mail', mail),
    ...detailed('lookup', lookup),
  ];
  return ends.length > 0 || nowhere === undefined ? ends : [{ in: 'none', why: nowhere }];
};

const rowOf = ({ path, variant }: Field, number: number): Row => {
  const shape = shapesOf(variant).get(path);
  if (shape === undefined) throw new Error(`The request of ${variant} has no field ${path}.`);
  const finding = probe(variantNamed(variant), shape, { number, given: givenFor(path) });
  const declared = declaredFor(path, variant);
  return { path, variant, shape, number, finding, declared, destinations: destinationsOf(finding, declared) };
};

let made: readonly TableSection[] | undefined;

/** Each field is set to a marker of its own and looked for. Made once. */
export const fieldTable = (): readonly TableSection[] => {
  if (made !== undefined) return made;
  let number = 0;
  const rows = (fields: readonly Field[]): readonly Row[] => fields.map((field) => rowOf(field, (number += 1)));
  made = [
    ...sections.map((section) => ({ number: section.number, title: section.title, rows: rows(fieldsOf(section)) })),
    { number: undefined, title: 'Fields beyond section 2', rows: rows(furtherFields()) },
  ];
  return made;
};
