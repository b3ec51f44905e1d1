/** Every field of every kind with where it ends: what the page of fields is written from. */
import { joined, type Bilingual, type Part } from '../../common/text/bilingual.ts';
import { type Finding, probe } from './probe.ts';
import { shapesOf, variantNamed } from './variants.ts';
import { type Field, fieldsOf, furtherFields, sections } from './sections.ts';
import { givenFor, type FieldShape } from './shapes.ts';
import { saidOf, type RequestForm } from '../../issuer/requests/field-facts.ts';
import { nowhereReasons, type NowhereReason } from '../../issuer/requests/nowhere.ts';

/** What a field says of its form that a probe cannot see. */
type Declared = Readonly<Record<'mail' | 'lookup' | 'remark', Bilingual | undefined>> & {
  readonly answer: Part | undefined;
  readonly nowhere: NowhereReason | undefined;
};

const declaredFor = ({ facts }: FieldShape, variant: RequestForm): Declared => ({
  mail: saidOf(facts.mail, variant),
  answer: saidOf(facts.answer, variant),
  lookup: saidOf(facts.lookup, variant),
  nowhere: saidOf(facts.nowhere, variant),
  remark: saidOf(facts.remark, variant),
});

/** An end of a field. `detail` says which part of the mail, key of the answer, or look-up it is. */
export type Destination =
  | { readonly in: 'xml'; readonly xpath: string }
  | { readonly in: 'pdf' }
  | { readonly in: 'answer' | 'mail' | 'lookup'; readonly detail: Bilingual }
  | { readonly in: 'none'; readonly why: Bilingual };

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
  readonly title: Bilingual;
  readonly rows: readonly Row[];
};

const detailed = (place: 'answer' | 'mail' | 'lookup', details: readonly Part[]): readonly Destination[] =>
  details.length === 0 ? [] : [{ in: place, detail: joined(details, ', ') }];

const listOf = (text: Part | undefined): readonly Part[] => (text === undefined ? [] : [text]);

const destinationsOf = (finding: Finding, declared: Declared): readonly Destination[] => {
  const { mail, answer, lookup, nowhere } = declared;
  const ends = [
    ...finding.xpaths.map((xpath): Destination => ({ in: 'xml', xpath })),
    ...(finding.page === 'none' ? [] : [{ in: 'pdf' } as const]),
    ...detailed('answer', [...(finding.qr ? ['`QRStr`'] : []), ...listOf(answer)]),
    ...detailed('mail', listOf(mail)),
    ...detailed('lookup', listOf(lookup)),
  ];
  return ends.length > 0 || nowhere === undefined ? ends : [{ in: 'none', why: nowhereReasons[nowhere] }];
};

const rowOf = ({ path, variant }: Field, number: number): Row => {
  const shape = shapesOf(variant).get(path);
  if (shape === undefined) throw new Error(`The request of ${variant} has no field ${path}.`);
  const finding = probe(variantNamed(variant), shape, { number, given: givenFor(shape) });
  const declared = declaredFor(shape, variant);
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
    {
      number: undefined,
      title: { en: 'Fields beyond section 2', es: 'Campos fuera de la sección 2' },
      rows: rows(furtherFields()),
    },
  ];
  return made;
};
