/** The documents and events that rows are about, as steps name them. */
import type { SubjectKind } from '../../../simulator/document/kind.ts';
import type { Language } from '../../common/text/bilingual.ts';
import { type DocumentForm, kindNames } from '../../issuer/documents/document-model.ts';
import { spoken } from '../conform/rows.ts';
import { subjectName, withinSentence } from '../document-kinds.ts';
import { sentKinds } from '../events/flow.ts';
import { nearestOrKnown, StepError } from './step-error.ts';

export type RowDocument = {
  readonly subject: SubjectKind;
  /** Which of the two adjustments of payroll; otherwise the places of a row say so. */
  readonly name?: DocumentForm;
};

const subjects: readonly SubjectKind[] = [...kindNames, ...sentKinds];

const inSpanish = (subject: SubjectKind): string => withinSentence(subjectName(subject, 'es'));

const replacement: RowDocument = { subject: 'payrollAdjustment', name: 'payrollReplacement' };
const deletion: RowDocument = { subject: 'payrollAdjustment', name: 'payrollDeletion' };

const documents: Readonly<Record<Language, ReadonlyMap<string, RowDocument>>> = {
  en: new Map([
    ...subjects.map((subject) => [spoken(subject), { subject }] as const),
    ['payroll replacement', replacement],
    ['payroll deletion', deletion],
  ]),
  es: new Map([
    ...subjects.map((subject) => [inSpanish(subject), { subject }] as const),
    // As the other published steps name them.
    ['factura', { subject: 'invoice' }],
    ['nota de ajuste', { subject: 'supportAdjustmentNote' }],
    ['nota de ajuste crédito', { subject: 'equivalentCreditNote' }],
    ['nota de ajuste débito', { subject: 'equivalentDebitNote' }],
    ['nómina', { subject: 'payroll' }],
    ['nómina de reemplazo', replacement],
    ['nómina de eliminación', deletion],
  ]),
};

export const documentCalled = (name: string, language: Language): RowDocument | undefined =>
  documents[language].get(name);

/** @throws StepError for another name */
export const documentNamed = (name: string, language: Language): RowDocument => {
  const known = documentCalled(name, language);
  if (known !== undefined) return known;
  const { en, es } = nearestOrKnown(name, [...documents[language].keys()]);
  throw new StepError('unknown-document', {
    en: `No row is about a document called "${name}".${en}`,
    es: `Ninguna fila trata de un documento llamado «${name}».${es}`,
  });
};

export const documentInSpanish = (name: string): string => {
  const document = documentCalled(name, 'en');
  if (document === undefined) return name;
  const [adjustment] = [...documents.es].find(([, each]) => each === document) ?? [];
  return adjustment ?? inSpanish(document.subject);
};
