import { correctionConcepts } from '../checks/lists.ts';
import { notEvaluated, quoted, type Check } from '../checks/vocabulary/check.ts';
import * as is from '../checks/vocabulary/is.ts';
import { group, type Rule } from '../engine/rule.ts';
import {
  annulling,
  annulment,
  inNotes,
  isOneOf,
  isWithoutReference,
  mustRefer,
  wholePeriod,
  statedConcept,
  textsOf,
} from './bg-corrections.ts';
import { discrepancy } from '../document/paths.ts';
import { type InDocuments, inEach, mirrored, notifies, rejects, row } from './row.ts';

const concept: Check = is.satisfying({
  expected: 'a concept of correction of this kind of note',
  test: ({ value, subject }) => {
    const known = [...correctionConcepts(subject.kind).keys()];
    const isKnown = value !== undefined && known.includes(value);
    return isKnown ? undefined : { found: quoted(value), expected: `one of ${known.join(', ')}` };
  },
  breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '9' }] }),
});

const description: Check = is.satisfying({
  expected: 'the text that the table pairs with ResponseCode',
  test: ({ value, subject }) => {
    const texts = textsOf(subject.kind, statedConcept(subject));
    if (texts === undefined)
      return notEvaluated('ResponseCode is not in the table.', 'ResponseCode no está en la tabla.');
    return isOneOf(texts, value) ? undefined : { found: quoted(value), expected: quoted(texts[0]) };
  },
  breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: 'Otra razón' }] }),
});

const numberOfCorrected = (documents: InDocuments): Rule =>
  row({
    family: 'BF02',
    in: documents,
    target: `${discrepancy}/cbc:ReferenceID`,
    message: 'Falta el número del documento corregido',
    check: is.present(),
  });

const title = { en: 'Concept of the correction', es: 'Concepto de la corrección' };

/** Why a note corrects the document that it names. */
export const discrepancyRules = group({ code: 'BF', title, stage: 'content' }, [
  row({
    family: 'BF01',
    in: inNotes(rejects),
    target: discrepancy,
    message: 'Falta el concepto de corrección',
    check: is.when(({ subject }) => mustRefer(subject), is.there()),
  }),
  numberOfCorrected({ supportAdjustmentNote: mirrored(notifies) }),
  {
    ...numberOfCorrected({ creditNote: notifies, debitNote: rejects }),
    check: is.when(({ subject }) => !isWithoutReference(subject), is.present()),
    strictly: { holds: 'A note without reference, too, has it.', check: is.present() },
  },
  row({
    family: 'BF03',
    in: inNotes(rejects),
    target: `${discrepancy}/cbc:ResponseCode`,
    message: 'Concepto de corrección fuera de lista',
    check: concept,
    fix: 'Send a discrepancyresponsecode of the table of this kind of note.',
  }),
  row({
    family: 'BF03a',
    in: { creditNote: rejects },
    title: 'A note without reference does not annul',
    target: `${discrepancy}/cbc:ResponseCode`,
    message: 'Una nota sin referencia no puede anular facturas',
    check: is.when(
      ({ subject }) => isWithoutReference(subject),
      is.satisfying({
        expected: `another concept than ${annulment}`,
        test: ({ value }) => (value === annulment ? { found: quoted(value) } : undefined),
      }),
    ),
    fix: 'Refer to the invoice, as operation 20, or send another discrepancyresponsecode.',
    violation: { built: [{ edit: 'set', path: '/*/cbc:CustomizationID', text: '22' }, wholePeriod, ...annulling] },
    alsoFires: ['CAD02a'],
  }),
  row({
    family: 'BF04',
    in: { supportAdjustmentNote: mirrored(rejects) },
    target: `${discrepancy}/cbc:Description`,
    message: 'Falta la descripción de la corrección',
    check: is.present(),
    strictly: {
      holds: 'The description has 20 to 5000 characters.',
      check: is.matches(/^[^]{20,5000}$/u, 'a text of 20 to 5000 characters', ''),
    },
    fix: 'Send discrepancyresponsedescription, in your own words.',
  }),
  row({
    family: 'BF04',
    in: inEach(rejects, 'creditNote', 'debitNote'),
    target: `${discrepancy}/cbc:Description`,
    message: 'La descripción no corresponde al concepto de corrección',
    check: description,
    fix: 'Leave discrepancyresponsedescription out, or send the text of the table.',
  }),
]);
