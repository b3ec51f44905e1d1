import { correctionConcepts } from '../checks/lists.ts';
import { notEvaluated, type Check, shown } from '../checks/vocabulary/check.ts';
import * as is from '../checks/vocabulary/is.ts';
import { group, type Rule } from '../judge/engine/rule.ts';
import {
  aboutInvoice,
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
  expected: {
    en: 'a concept of correction of this kind of note',
    es: 'un concepto de corrección de este tipo de nota',
  },
  test: ({ value, subject }) => {
    const known = [...correctionConcepts(subject.kind).keys()];
    const isKnown = value !== undefined && known.includes(value);
    return isKnown
      ? undefined
      : { found: shown(value), expected: { en: `one of ${known.join(', ')}`, es: `uno de ${known.join(', ')}` } };
  },
  breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '9' }] }),
});

const description: Check = is.satisfying({
  expected: {
    en: 'the text that the table pairs with ResponseCode',
    es: 'el texto que la tabla asigna a ResponseCode',
  },
  test: ({ value, subject }) => {
    const texts = textsOf(subject.kind, statedConcept(subject));
    if (texts === undefined)
      return notEvaluated('ResponseCode is not in the table.', 'ResponseCode no está en la tabla.');
    return isOneOf(texts, value) ? undefined : { found: shown(value), expected: shown(texts[0]) };
  },
  breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: 'Otra razón' }] }),
});

const numberOfCorrected = (
  documents: InDocuments,
  { check = is.present(), ...rest }: Partial<Pick<Parameters<typeof row>[0], 'check' | 'strictly'>> = {},
): Rule =>
  row({
    family: 'BF02',
    in: documents,
    target: `${discrepancy}/cbc:ReferenceID`,
    brokenIn: [aboutInvoice],
    message: 'Falta el número del documento corregido',
    check,
    ...rest,
  });

const title = { en: 'Concept of the correction', es: 'Concepto de la corrección' };

/** Why a note corrects the document that it names. */
export const discrepancyRules = group({ code: 'BF', title, stage: 'content' }, [
  row({
    family: 'BF01',
    in: inNotes(rejects),
    target: discrepancy,
    message: 'Falta el concepto de corrección',
    brokenIn: [aboutInvoice],
    check: is.when(({ subject }) => mustRefer(subject), is.there()),
  }),
  numberOfCorrected({ supportAdjustmentNote: mirrored(notifies) }),
  numberOfCorrected(
    { creditNote: notifies, debitNote: rejects },
    {
      check: is.when(({ subject }) => !isWithoutReference(subject), is.present()),
      strictly: {
        holds: { en: 'A note without reference, too, has it.', es: 'Una nota sin referencia también lo tiene.' },
        check: is.present(),
      },
    },
  ),
  row({
    family: 'BF03',
    in: inNotes(rejects),
    target: `${discrepancy}/cbc:ResponseCode`,
    message: 'Concepto de corrección fuera de lista',
    check: concept,
    fix: {
      en: 'Send a discrepancyresponsecode of the table of this kind of note.',
      es: 'Envíe un discrepancyresponsecode de la tabla de este tipo de nota.',
    },
  }),
  row({
    family: 'BF03a',
    in: { creditNote: rejects },
    title: { en: 'A note without reference does not annul', es: 'Una nota sin referencia no anula' },
    target: `${discrepancy}/cbc:ResponseCode`,
    message: 'Una nota sin referencia no puede anular facturas',
    check: is.when(
      ({ subject }) => isWithoutReference(subject),
      is.satisfying({
        expected: { en: `another concept than ${annulment}`, es: `un concepto distinto de ${annulment}` },
        test: ({ value }) => (value === annulment ? { found: shown(value) } : undefined),
      }),
    ),
    fix: {
      en: 'Refer to the invoice, as operation 20, or send another discrepancyresponsecode.',
      es: 'Haga referencia a la factura, con tipo de operación 20, o envíe otro discrepancyresponsecode.',
    },
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
      holds: { en: 'The description has 20 to 5000 characters.', es: 'La descripción tiene de 20 a 5000 caracteres.' },
      check: is.matches(
        /^[^]{20,5000}$/u,
        { en: 'a text of 20 to 5000 characters', es: 'un texto de 20 a 5000 caracteres' },
        '',
      ),
    },
    fix: {
      en: 'Send discrepancyresponsedescription, in your own words.',
      es: 'Envíe discrepancyresponsedescription, en sus propias palabras.',
    },
  }),
  row({
    family: 'BF04',
    in: inEach(rejects, 'creditNote', 'debitNote'),
    target: `${discrepancy}/cbc:Description`,
    message: 'La descripción no corresponde al concepto de corrección',
    check: description,
    fix: {
      en: 'Leave discrepancyresponsedescription out, or send the text of the table.',
      es: 'Omita discrepancyresponsedescription o envíe el texto de la tabla.',
    },
  }),
]);
