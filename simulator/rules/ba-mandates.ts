import { checkDigitPresent } from '../checks/identification.ts';
import { identificationTypes } from '../checks/lists.ts';
import { agency } from '../document/paths.ts';
import { isOperation, mandate, operation } from '../checks/operation.ts';
import type { Check } from '../checks/vocabulary/check.ts';
import * as is from '../checks/vocabulary/is.ts';
import { attributeOf } from '../../src/common/xml/tree.ts';
import { childOf } from '../document/path-index.ts';
import type { Site } from '../document/subject.ts';
import { group } from '../judge/engine/rule.ts';
import type { Requirement } from '../checks/vocabulary/violation.ts';
import type { XmlEdit } from '../document/edits/edit.ts';
import { noAnnulment } from './bg-corrections.ts';
import { line, onLines, twoLines } from './line-places.ts';
import { but, type InDocuments, inEach, inSales, notifies, rejects, row } from './row.ts';

const provider = `${line}/cac:Item/cac:InformationContentProviderParty`;
const power = `${provider}/cac:PowerOfAttorney`;
const agent = `${power}/cac:AgentParty`;
const identification = `${agent}/cac:PartyIdentification`;
const id = `${identification}/cbc:ID`;

/** The checks break the first line, as a mandate has it. */
const first = (path: string): string => path.replace(line, `${line}[1]`);

const inMandate = (check: Check): Check => is.when(isOperation(mandate), check);

/** Own income of the mandatary, a line marked 0 (annex FE 1.9, 13.3.13), has no mandator. */
const isForOthers = ({ owner }: Site): boolean => {
  const indicator = owner.parent === undefined ? undefined : childOf(owner.parent, 'cbc:ID');
  return indicator === undefined || attributeOf(indicator, 'schemeID') !== '0';
};

/** No note may say that it is one: its operation is refused beside the rule. */
const refusedInNotes = ['CAD02', 'DAD02'] as const;

const asMandate: readonly XmlEdit[] = [{ edit: 'set', path: operation, text: mandate }];

const named = (each: string): Requirement => ({ path: provider.replace(line, each) });
const own = (each: string): Requirement => ({ path: `${each}/cbc:ID/@schemeID`, text: '0' });

/** Both lines name a mandator; those of an invoice say that they are own income, too. */
const inMandates = ({ invoice, ...notes }: InDocuments): InDocuments => ({
  ...Object.fromEntries(
    Object.entries(notes).map(([document, kind]) => [
      document,
      but(kind, { brokenIn: [...twoLines(named), noAnnulment] }),
    ]),
  ),
  ...(invoice === undefined ? {} : { invoice: but(invoice, { brokenIn: twoLines(named, own) }) }),
});

const title = { en: 'Mandates of lines', es: 'Mandatos de las líneas' };

/** In whose name a line was sold. */
export const mandateRules = group({ code: 'BA', title, stage: 'content' }, [
  row({
    family: 'BA01',
    ...onLines(inMandates(inSales(rejects)), provider),
    title: {
      en: 'Every line of a mandate says in whose name it was sold',
      es: 'Cada línea de un mandato indica en nombre de quién se vendió',
    },
    message: 'Falta el mandante en una línea de la factura de mandato',
    check: inMandate(is.when(isForOthers, is.there())),
    strictly: {
      holds: {
        en: 'Lines of own income, too, name a mandator.',
        es: 'Las líneas de ingreso propio también indican un mandante.',
      },
      check: inMandate(is.there()),
    },
    fix: {
      en: 'Send agentparty and agentparty_dv in every line of a mandate that is not own income.',
      es: 'Envíe agentparty y agentparty_dv en cada línea de un mandato que no sea ingreso propio.',
    },
    given: [...asMandate, { edit: 'set', path: `${first(line)}/cbc:ID/@schemeID`, text: '1' }],
    brokenAt: first(provider),
    alsoFires: refusedInNotes,
  }),
  row({
    family: 'BA02',
    ...onLines(inSales(rejects), power),
    message: 'El mandante de la línea no trae el grupo PowerOfAttorney',
    check: is.present(),
  }),
  row({
    family: 'BA03',
    ...onLines(inSales(rejects), agent),
    message: 'El mandante de la línea no trae el grupo AgentParty',
    check: is.present(),
    // Emptied: without the group, the schema refuses PowerOfAttorney.
    brokenAt: first(identification),
  }),
  row({
    family: 'BA04',
    ...onLines(inMandates({ ...inEach(notifies, 'invoice', 'creditNote'), debitNote: rejects }), identification),
    title: {
      en: 'The mandator of a line is identified, in a mandate',
      es: 'En un mandato, el mandante de cada línea está identificado',
    },
    message: 'El mandante de la línea no está identificado',
    check: inMandate(is.there()),
    fix: {
      en: 'Send agentparty and agentparty_dv in every line of a mandate.',
      es: 'Envíe agentparty y agentparty_dv en cada línea de un mandato.',
    },
    given: asMandate,
    brokenAt: first(identification),
    alsoFires: ['FBA03', ...refusedInNotes],
  }),
  row({
    family: 'BA05',
    ...onLines(inMandates(inSales(rejects)), id),
    title: {
      en: 'The mandator of a line has a number, in a mandate',
      es: 'En un mandato, el mandante de cada línea tiene número de identificación',
    },
    message: 'Falta el número de identificación del mandante de la línea',
    check: inMandate(is.present()),
    fix: { en: 'Send in agentparty the NIT of the mandator.', es: 'Envíe en agentparty el NIT del mandante.' },
    given: asMandate,
    brokenAt: first(id),
    alsoFires: refusedInNotes,
  }),
  row({
    family: 'BA06',
    ...onLines({ invoice: notifies, ...inEach(rejects, 'creditNote', 'debitNote') }, `${id}/@schemeAgencyID`),
    message: `@schemeAgencyID de la identificación del mandante debe ser «${agency}»`,
    check: is.literal(agency),
  }),
  row({
    family: 'BA07',
    ...onLines(inSales(rejects), `${id}/@schemeID`),
    title: {
      en: 'The NIT of the mandator of a line has its check digit',
      es: 'El NIT del mandante de la línea tiene su DV',
    },
    message: 'Falta el DV del NIT del mandante de la línea',
    check: checkDigitPresent(),
    fix: { en: 'Send the check digit in agentparty_dv.', es: 'Envíe el DV en agentparty_dv.' },
  }),
  row({
    family: 'BA08',
    ...onLines(inSales(rejects), `${id}/@schemeName`),
    message: 'Tipo de identificación del mandante de la línea fuera de lista',
    check: is.oneOf(identificationTypes, { outside: '99' }),
  }),
]);
