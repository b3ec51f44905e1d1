/** Rows that name taxpayers and software: those must be there, and be theirs to name. */
import { familyOfType } from '../../document/kind.ts';
import type { DocumentFamily, RegisteredSoftware } from '../types.ts';
import { everyIssuer } from '../common-ranges.ts';
import { at, words, type Check } from './entries.ts';
import type { Mistake, Path } from './mistake.ts';

const unknownContributor = (path: Path, nit: string): Mistake => ({
  code: 'unknown-contributor',
  path,
  received: nit,
  expected: words('the NIT of a taxpayer of this registry', 'el NIT de un contribuyente de este registro'),
  fix: words(
    `Add a company or a contributor with nit: ${nit}, or correct the NIT.`,
    `Agregue una empresa o un contribuyente con nit: ${nit}, o corrija el NIT.`,
  ),
});

const contributorsExist: Check = ({ entries, all, mentioned }) => {
  const known = new Set([...all.contributors.map(({ nit }) => nit), ...mentioned.nits]);
  const check = (nit: string, path: Path): readonly Mistake[] =>
    known.has(nit) ? [] : [unknownContributor(path, nit)];
  return [
    ...entries.software.flatMap((entry) => [
      ...check(entry.row.ownerNit, at(entry, 'ownerNit')),
      ...entry.row.issuers
        .filter((nit) => nit !== entry.row.ownerNit)
        .flatMap((nit) => check(nit, at(entry, 'issuers', entry.row.issuers.indexOf(nit)))),
    ]),
    ...entries.ranges
      .filter(({ row }) => row.issuerNit !== everyIssuer)
      .flatMap((entry) => check(entry.row.issuerNit, at(entry, 'issuerNit'))),
    ...entries.mandates.flatMap((entry) => check(entry.row.issuerNit, at(entry, 'issuerNit'))),
    ...entries.testSets.flatMap((entry) => check(entry.row.issuerNit, at(entry, 'issuerNit'))),
  ];
};

type Use = {
  readonly id: string;
  readonly path: Path;
  readonly family: DocumentFamily;
  readonly issuerNit: string;
};

const softwareMistake = (
  { id, path, family, issuerNit }: Use,
  found: RegisteredSoftware | undefined,
): Mistake | undefined => {
  if (found === undefined) {
    return {
      code: 'unknown-software',
      path,
      received: id,
      expected: words('the id of a software of this registry', 'el id de un software de este registro'),
      fix: words('Add that software, or leave the field out.', 'Agregue ese software o quite el campo.'),
    };
  }
  if (!found.families.includes(family)) {
    return {
      code: 'software-of-another-family',
      path,
      received: `${id} (${found.families.join(', ')})`,
      expected: words(`software for ${family}`, `software de ${family}`),
      fix: words('Name the software of that family.', 'Nombre el software de esa familia.'),
    };
  }
  if (found.ownerNit === issuerNit || found.issuers.includes(issuerNit)) return undefined;
  return {
    code: 'software-of-another-issuer',
    path,
    received: id,
    expected: words(`software that ${issuerNit} may issue with`, `un software con el que ${issuerNit} pueda emitir`),
    fix:
      issuerNit === everyIssuer
        ? words(
            'Leave softwareId out: a range of all issuers serves any software.',
            'Quite softwareId: un rango de todos los emisores sirve a cualquier software.',
          )
        : words(`Add ${issuerNit} to its issuers.`, `Agregue ${issuerNit} a sus issuers.`),
  };
};

const softwareIsKnown: Check = ({ entries, all, mentioned }) => {
  const known = new Map(all.software.map((row) => [row.id, row]));
  const ofRanges = entries.ranges.map((entry) => ({
    id: entry.row.softwareId,
    path: at(entry, 'softwareId'),
    family: familyOfType(entry.row.documentType),
    issuerNit: entry.row.issuerNit,
  }));
  const ofTestSets = entries.testSets.map((entry) => ({
    id: entry.row.softwareId,
    path: at(entry, 'softwareId'),
    family: entry.row.family,
    issuerNit: entry.row.issuerNit,
  }));
  return [...ofRanges, ...ofTestSets].flatMap(({ id, ...use }) => {
    if (id === undefined || (mentioned.software.has(id) && !known.has(id))) return [];
    const mistake = softwareMistake({ ...use, id }, known.get(id));
    return mistake === undefined ? [] : [mistake];
  });
};

/** A row of software replaces the one with its id; the short form must not take another owner's software away. */
const softwareIsOwn: Check = ({ entries, base }) => {
  const owners = new Map(base.software.map(({ id, ownerNit }) => [id, ownerNit]));
  return entries.companies.flatMap(({ row, path }) => {
    const owner = row.software && owners.get(row.software.id);
    if (owner === undefined || owner === row.nit) return [];
    return [
      {
        code: 'software-of-another-issuer' as const,
        path: [...path, 'software', 'id'],
        received: row.software?.id,
        expected: words('the id of a software of this company', 'el id de un software de esta empresa'),
        fix: words(
          `${owner} has that software: write another id, or leave software out.`,
          `${owner} tiene ese software: escriba otro id o quite software.`,
        ),
      },
    ];
  });
};

export const referenceChecks: readonly Check[] = [contributorsExist, softwareIsKnown, softwareIsOwn];
