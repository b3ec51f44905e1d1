/**
 * Documents that still have to be signed, as people judge them before they send them: what is about the signature is
 * left out, and everything else is judged.
 */
import { childElements, type XmlDocument, type XmlElement } from '../../../src/common/xml/tree.ts';
import { xades, xmldsig } from '../../checks/signature/names.ts';
import type { Bilingual } from '../../../src/common/text/bilingual.ts';
import type { SubjectKind } from '../../document/kind.ts';
import type { SchemaFault } from '../../document/datum.ts';
import type { CatalogueEntry } from './catalogue.ts';
import type { RuleResult } from './results.ts';

export const unsignedReason: Bilingual = { en: 'The document is not signed.', es: 'El documento no está firmado.' };

export const lacksSignature: Bilingual = {
  en: 'It lacks only its signature: nothing else speaks against the document.',
  es: 'Solo le falta la firma: nada más impide aceptar el documento.',
};

/** UBL has an aggregate of that name, which is no digital signature. */
const isPartOfSignature = ({ uri, local }: XmlElement): boolean =>
  uri === xmldsig ||
  uri === xades ||
  local === 'SignedInfo' ||
  (local === 'Signature' && !uri.startsWith('urn:oasis:'));

const hasPartOfSignature = (element: XmlElement): boolean =>
  isPartOfSignature(element) || childElements(element).some(hasPartOfSignature);

/** Without any part of a signature, even in a wrong place: one that is begun or damaged is judged as it is. */
export const isUnsigned = ({ root }: Pick<XmlDocument, 'root'>): boolean => !hasPartOfSignature(root);

/** The extension that waits for the signature has no content, which the schema does not allow. */
const isEmptyPlace = ({ xpath, fault }: SchemaFault): boolean =>
  xpath?.endsWith('/ext:ExtensionContent') === true && fault === 'content';

export const withoutEmptyPlace = (findings: readonly SchemaFault[]): readonly SchemaFault[] =>
  findings.filter((finding) => !isEmptyPlace(finding));

/** Of rules that count the extensions, one of which is that of the signature. */
const countingFamilies: ReadonlySet<string> = new Set(['AA02', 'AC03', '001']);

export const isAboutSignature = ({ stage, rule }: CatalogueEntry<SubjectKind>): boolean =>
  stage === 'signature' || rule.needs.includes('certificate') || countingFamilies.has(rule.family);

/** Whether a rule that asks for several extensions misses that of the signature alone. */
export const missesSignature = (result: RuleResult): boolean =>
  result.status === 'failed' &&
  result.failures.every(
    ({ found }) => 'kind' in found && found.kind === 'lacks' && found.names.join() === 'ds:Signature',
  );
