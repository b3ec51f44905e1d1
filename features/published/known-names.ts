/** Fields and codes that a step names: a misspelt one would change nothing, or be absent from every answer. */
import type { SubjectKind } from '../../simulator/document/kind.ts';
import type { Bilingual } from '../../src/common/text/bilingual.ts';
import { nearest } from '../../src/common/nearest.ts';
import { codeInKind, everyCode, linesWith } from '../../src/harness/codes.ts';
import { variantNamed } from '../../src/harness/fields/variants.ts';
import { didYouMean, nearestOrKnown, StepError } from '../../src/harness/violations/step-error.ts';
import { canonicalBody } from '../../src/issuer/requests/aliases.ts';
import type { RequestForm } from '../../src/issuer/requests/field-facts.ts';
import { unknownFields } from '../../src/issuer/requests/unknown-fields.ts';
import { reasonUnused } from '../../src/issuer/requests/unused-fields.ts';

/** The value at the path, in a body that holds nothing else; a number in it is a place in a list. */
const bodyWith = (path: string, value: unknown): unknown =>
  path.split('.').reduceRight<unknown>((inner, key) => (/^\d+$/.test(key) ? [inner] : { [key]: inner }), value);

const listedIn: Bilingual = {
  en: ' docs/fields.md lists the fields.',
  es: ' docs/es/fields.md contiene la lista de campos.',
};

/**
 * Throws a StepError for a field that requests of that form do not have, in the path or inside the value.
 * Null and blank values count as absent, and are then no fields.
 */
export const expectKnownField = (form: RequestForm, path: string, value: unknown): void => {
  const given = typeof value === 'object' && value !== null && JSON.stringify(value).length > 2 ? value : 'x';
  const { body } = canonicalBody(bodyWith(path, given));
  const unknown = unknownFields(variantNamed(form).schema, body).find(
    (field) => reasonUnused(field.path) === undefined,
  );
  if (unknown === undefined) return;
  const meant = nearestOrKnown(unknown.path.slice(unknown.path.lastIndexOf('.') + 1), unknown.known);
  throw new StepError('unknown-field', {
    en: `Requests for this document have no field "${unknown.path}".${meant.en}${listedIn.en}`,
    es: `Las solicitudes de este documento no tienen el campo «${unknown.path}».${meant.es}${listedIn.es}`,
  });
};

/** Throws a StepError for a code that no document of the kind ever gets: a step that expects its absence cannot fail. */
export const expectCodeOf = (kind: SubjectKind, code: string): void => {
  if (linesWith(code).some(({ subject }) => subject === kind)) return;
  const meant = codeInKind(code, kind);
  throw new StepError('unknown-code', {
    en: `No document of this kind gets the code "${code}".${didYouMean(meant).en}`,
    es: `Ningún documento de esta clase recibe el código «${code}».${didYouMean(meant).es}`,
  });
};

/** A family has a code for each of its cases: `FAV02a` and `FAV02b` are before codes that look alike. */
const meantCode = (code: string, codes: readonly string[]): string | undefined => {
  const members = codes.filter((each) => each.startsWith(code) && /^[a-z]$/.test(each.slice(code.length)));
  return members.length > 0 ? members.join(', ') : nearest(code, codes);
};

/** Throws a StepError for a code that no rule has. */
export const expectKnownCode = (code: string): void => {
  const codes = everyCode();
  if (codes.includes(code)) return;
  const meant = didYouMean(meantCode(code, codes));
  throw new StepError('unknown-code', {
    en: `No rule has the code "${code}".${meant.en}`,
    es: `Ninguna regla tiene el código «${code}».${meant.es}`,
  });
};
