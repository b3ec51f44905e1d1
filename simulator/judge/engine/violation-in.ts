/** A violation written for one kind of document, adapted to another one of the same family. */
import type { XmlEdit } from '../../document/edits/edit.ts';
import type { XmlSpec } from '../../../src/common/xml/node.ts';
import { documentKinds, ublNames, type SubjectKind } from '../../document/kind.ts';
import type { Violation } from '../../checks/vocabulary/violation.ts';

type Names = readonly (readonly [pattern: RegExp, name: string])[];

/**
 * Payroll has one extension, without which there is no group of them, and its notes are inside the block that replaces
 * or deletes.
 */
const payroll = (notes: string): Names => [
  [/\bext:UBLExtensions\/ext:UBLExtension\[2\]$/g, 'ext:UBLExtensions'],
  [/\bext:UBLExtension\[2\]/g, 'ext:UBLExtension[1]'],
  [/^\/\*\/cbc:Note$/g, notes],
];

const otherNames: Readonly<Partial<Record<SubjectKind, Names>>> = {
  payroll: payroll('/*/Notas'),
  payrollAdjustment: payroll('/*/Reemplazar/Notas'),
  // The signature follows the three extensions of a ticket.
  posTicket: [[/\bext:UBLExtension\[2\]/g, 'ext:UBLExtension[5]']],
};

const prefixed = (name: string): RegExp => new RegExp(`\\b${name}\\b`, 'g');

/** Where the names of its parts differ, rules are written for the invoice's. */
const ublNamesIn = (kind: SubjectKind): Names => {
  const [theirs, own] = [ublNames('invoice'), ublNames(kind)];
  const pairs: readonly (readonly [from: string, to: string])[] = [
    [`cac:${theirs.line}`, `cac:${own.line}`],
    [`cbc:${theirs.quantity}`, `cbc:${own.quantity}`],
    [`cac:${theirs.totals}`, `cac:${own.totals}`],
    [theirs.typeAt ?? '', own.typeAt ?? theirs.typeAt ?? ''],
  ];
  return pairs.filter(([from, to]) => from !== to).map(([from, to]) => [prefixed(from), to]);
};

const namesIn: ReadonlyMap<SubjectKind, Names> = new Map(
  documentKinds.map((kind) => [kind, otherNames[kind] ?? ublNamesIn(kind)]),
);

const renamed = (text: string, names: Names): string =>
  names.reduce((result, [pattern, name]) => result.replace(pattern, name), text);

const renamedSpec = (spec: XmlSpec, names: Names): XmlSpec => ({
  ...spec,
  name: renamed(spec.name, names),
  content: typeof spec.content === 'string' ? spec.content : spec.content.map((child) => renamedSpec(child, names)),
});

const renamedEdit = (edit: XmlEdit, names: Names): XmlEdit => {
  const path = renamed(edit.path, names);
  const after = (('after' in edit && edit.after) || []).map((name) => renamed(name, names));
  switch (edit.edit) {
    case 'insert':
      return { ...edit, path, child: renamedSpec(edit.child, names), after };
    case 'move':
      return { ...edit, path, into: renamed(edit.into, names), after };
    default:
      return { ...edit, path };
  }
};

/** The same place in a document of that kind. */
export const pathIn = (kind: SubjectKind, path: string): string => renamed(path, namesIn.get(kind) ?? []);

export const violationIn = (kind: SubjectKind, violation: Violation): Violation => {
  const names = namesIn.get(kind) ?? [];
  if (names.length === 0) return violation;
  const { built, coded, signed } = violation;
  const all = (edits: readonly XmlEdit[]) => edits.map((edit) => renamedEdit(edit, names));
  return {
    ...violation,
    ...(built === undefined ? {} : { built: all(built) }),
    ...(coded === undefined ? {} : { coded: all(coded) }),
    ...(signed === undefined ? {} : { signed: all(signed) }),
  };
};
