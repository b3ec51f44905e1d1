import { incoterms, presentIncoterms } from '../checks/lists.ts';
import * as is from '../checks/vocabulary/is.ts';
import { group, type Rule } from '../judge/engine/rule.ts';
import { twoLines } from './line-places.ts';
import { optionalRow } from './presence-rows.ts';
import { type InDocuments, type Kind, inEach, notifies, notifiesIfAsked, row } from './row.ts';

const terms = '/*/cac:DeliveryTerms';

/** The properties of items, which have the same codes in debit notes, are there. */
const withProperties = twoLines((each) => ({ path: `${each}/cac:Item/cac:AdditionalItemProperty` }));

/** Debit notes have these rules under the letters BD. */
const inDebitNote = (kind: Kind, number: string): InDocuments => ({
  debitNote: () => ({ ...kind(`DBD${number}`), brokenIn: withProperties }),
});

const asked = (number: string, below = ''): Rule =>
  optionalRow(`BC${number}`, `${terms}${below}`, {
    ...inEach(notifiesIfAsked, 'invoice', 'creditNote'),
    ...inDebitNote(notifiesIfAsked, number),
  });

const ofTheTable = {
  name: { en: 'an INCOTERMS code of the table', es: 'un código INCOTERMS de la tabla' },
  outside: 'ZZ9',
} as const;

const incotermRow = (documents: InDocuments): Rule =>
  row({
    family: 'BC04',
    in: documents,
    target: `${terms}/cbc:LossRiskResponsibilityCode`,
    message: 'La condición de entrega no es un código INCOTERMS de la tabla',
    check: is.inList(incoterms, ofTheTable),
    strictly: {
      holds: {
        en: 'The code is one of table 13.3.7, which has DPU in place of DAT.',
        es: 'El código es uno de la tabla 13.3.7, que tiene DPU en lugar de DAT.',
      },
      check: is.inList(presentIncoterms, ofTheTable),
    },
  });

const title = { en: 'Terms of delivery', es: 'Condiciones de entrega' };

export const deliveryTermRules = group({ code: 'BC', title, stage: 'content' }, [
  asked('01'),
  asked('02', '/cbc:ID'),
  asked('03', '/cbc:SpecialTerms'),
  incotermRow(inEach(notifies, 'invoice', 'creditNote')),
  incotermRow(inDebitNote(notifies, '04')),
  asked('05', '/cbc:LossRisk'),
]);
