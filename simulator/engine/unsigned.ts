/**
 * Documents that still have to be signed, as people judge them before they send them: what is about the signature is
 * left out, and everything else is judged.
 */
import type { SchemaFinding } from '../checks/schema/validate.ts';
import type { Bilingual } from '../checks/vocabulary/wording.ts';
import type { SubjectKind } from '../document/kind.ts';
import type { XmlDocument } from '../../src/common/xml/tree.ts';
import type { CatalogueEntry } from './catalogue.ts';

export const unsignedReason: Bilingual = { en: 'The document is not signed.', es: 'El documento no está firmado.' };

export const notSigned: Bilingual = {
  en: 'The document is not signed: sign it before you send it. The rules about the signature are left out.',
  es: 'El documento no está firmado: fírmelo antes de enviarlo. Se omiten las reglas sobre la firma.',
};

/** Not even in a wrong place. */
export const isUnsigned = ({ text }: Pick<XmlDocument, 'text'>): boolean => !/<(?:\w+:)?SignedInfo[\s/>]/.test(text);

/** The extension that waits for the signature has no content, which the schema does not allow. */
const isEmptyPlace = ({ xpath, message }: SchemaFinding): boolean =>
  xpath?.endsWith('/ext:ExtensionContent') === true && message.en.includes('Missing child element');

export const withoutEmptyPlace = (findings: readonly SchemaFinding[]): readonly SchemaFinding[] =>
  findings.filter((finding) => !isEmptyPlace(finding));

/** Of rules that count the extensions, one of which is that of the signature. */
const countingFamilies: ReadonlySet<string> = new Set(['AA02', 'AC03', '001']);

export const isAboutSignature = ({ stage, rule }: CatalogueEntry<SubjectKind>): boolean =>
  stage === 'signature' || rule.needs.includes('certificate') || countingFamilies.has(rule.family);
