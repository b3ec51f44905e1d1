/** Rows that several parties have: the tax they are responsible for, and how they are identified. */
import { checkDigitPresent, checkDigitRight } from '../checks/identification.ts';
import { identificationTypes } from '../checks/lists.ts';
import { partyTaxCode, partyTaxName } from '../checks/party.ts';
import * as is from '../checks/vocabulary/is.ts';
import type { Rule } from '../judge/engine/rule.ts';
import { type InDocuments, row } from './row.ts';

/** `scheme` is the path of the party's TaxScheme. */
export const taxCodeRow = (family: string, scheme: string, documents: InDocuments): Rule =>
  row({
    family,
    in: documents,
    target: `${scheme}/cbc:ID`,
    message: 'Código de tributo de la parte fuera de lista',
    check: partyTaxCode(),
  });

/** `scheme` is the path of the party's TaxScheme. */
export const taxNameRow = (family: string, scheme: string, documents: InDocuments): Rule =>
  row({
    family,
    in: documents,
    target: `${scheme}/cbc:Name`,
    message: 'Nombre de tributo no corresponde al código',
    check: partyTaxName(),
  });

/** `id` is the path of a CompanyID. */
export const identificationTypeRow = (family: string, id: string, documents: InDocuments): Rule =>
  row({
    family,
    in: documents,
    target: `${id}/@schemeName`,
    message: 'Tipo de identificación de CompanyID fuera de lista',
    check: is.oneOf(identificationTypes, { outside: '99' }),
  });

/** The check digit of whoever sells: it is there, and it is right. `id` is the path of its CompanyID. */
export const checkDigitRows = (
  [present, right]: readonly [present: string, right: string],
  id: string,
  documents: InDocuments,
): readonly Rule[] => [
  row({
    family: present,
    in: documents,
    target: `${id}/@schemeID`,
    message: 'Falta el DV del NIT',
    check: checkDigitPresent(),
  }),
  row({
    family: right,
    in: documents,
    target: `${id}/@schemeID`,
    message: 'DV del NIT incorrecto',
    check: checkDigitRight({ whenAbsent: 'passes' }),
  }),
];
