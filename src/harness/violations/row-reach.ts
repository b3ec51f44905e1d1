/** What a row may change, by the document that it begins with: anything else would have no effect. */
import { isEvent, type SubjectKind } from '../../../simulator/document/kind.ts';
import type { Requirement } from '../../../simulator/judge/index.ts';
import { bilingual, type Bilingual, type Part } from '../../common/text/bilingual.ts';
import { kindFacts } from '../document-kinds.ts';
import { belowRoot } from './edit-words.ts';
import type { SortedChange } from './row.ts';
import type { Given } from './row-given.ts';
import { baseSteps, rowSteps, type RowBase } from './row-steps.ts';
import { partOf, valuedNames, type Sort } from './row-values.ts';
import { isOfField } from './requirements.ts';
import { StepError } from './step-error.ts';

const ofRequests: readonly Sort[] = ['field', 'unchanged', 'registry', 'service'];
const ofEventsOnly: readonly Sort[] = ['daysLater', 'resend'];
const ofDocumentsOnly: readonly Sort[] = ['currency', 'sender', 'service', 'corrected'];
const ofCorrectionsOnly: readonly Sort[] = ['corrected', 'events'];

const correctsInvoices = (subject: SubjectKind): boolean =>
  !isEvent(subject) && kindFacts[subject].corrects === 'invoice';

export const isRequest = (base: RowBase): boolean => base === 'request' || base === 'generatedRequest';

const isPossible = (sort: Sort, base: RowBase, subject: SubjectKind): boolean => {
  if (isRequest(base)) return ofRequests.includes(sort);
  if (sort === 'field') return false;
  if (isEvent(subject)) return !ofDocumentsOnly.includes(sort);
  return !ofEventsOnly.includes(sort) && (!ofCorrectionsOnly.includes(sort) || correctsInvoices(subject));
};

const shown = (base: RowBase): Bilingual => ({
  en: `"${baseSteps[base].en.replace('{subject}', '…')}"`,
  es: `«${baseSteps[base].es.replace('{subject}', '…')}»`,
});

const outOfPlace = (what: Part): StepError =>
  new StepError(
    'change-out-of-place',
    bilingual`${{ en: 'This document cannot have that', es: 'Este documento no admite eso' }}: ${what}. ${{
      en: 'Fields are changed in',
      es: 'Los campos se cambian en',
    }} ${shown('generatedRequest')}, ${{
      en: 'places and signatures in',
      es: 'los lugares y las firmas en',
    }} ${shown('generated')}, ${{ en: 'events in', es: 'los eventos en' }} ${shown('complete')}.`,
  );

/** As a step may have said it in either language. */
const namedIn = ({ sort, where }: SortedChange): Part =>
  sort === 'unchanged'
    ? rowSteps.unchanged
    : (valuedNames.map(partOf).find((part) => part.sort === sort)?.where ?? where);

type Row = {
  readonly base: RowBase;
  readonly subject: SubjectKind;
  readonly given: Given;
  readonly changes: readonly SortedChange[];
};

/** The hand-made request has no places but those that tell the two adjustments of payroll apart. */
const isNeedable = (need: Requirement, base: RowBase): boolean => {
  if (isOfField(need)) return base === 'generatedRequest';
  return base !== 'request' || /^\/\*\/(?:Reemplazar|Eliminar)(?:\/|$)/.test(need.path);
};

/** @throws StepError for a change that would be ignored */
export const requirePossible = ({ base, subject, given, changes }: Row): void => {
  const change = changes.find(({ sort }) => !isPossible(sort, base, subject));
  if (change !== undefined) throw outOfPlace(namedIn(change));
  const need = given.needs.find((each) => !isNeedable(each, base));
  if (need !== undefined) throw outOfPlace(belowRoot(need.path, 'en'));
  if (!isEvent(subject)) return;
  const [rule] = given.rules;
  if (rule !== undefined) throw outOfPlace(rule);
  if (base !== 'complete') throw outOfPlace(shown(base));
};
