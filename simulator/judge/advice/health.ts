import { childElements, type XmlElement } from '../../../src/common/xml/tree.ts';
import type { DatedReading } from '../../checks/in-force.ts';
import { absent } from '../../checks/vocabulary/check.ts';
import { dateOf } from '../../document/dates.ts';
import type { Subject } from '../../document/subject.ts';
import type { Advice } from './advice.ts';

/** The receipt of what patients paid (SS-Recaudo) bills nothing, and has no extension. */
const billsServices = (subject: Subject): boolean => {
  const operation = subject.text('/*/cbc:CustomizationID') ?? '';
  return operation.startsWith('SS-') && operation !== 'SS-Recaudo';
};

/** The act that required it then. */
const actRead = (subject: Subject): DatedReading | undefined => {
  const issued = dateOf(subject.text('/*/cbc:IssueDate'));
  return issued === undefined ? undefined : { topic: 'health-act', decided: { day: issued, of: 'issue' } };
};

const periodMissing: Advice = {
  id: 'health-period-missing',
  kinds: ['invoice'],
  text: {
    en: 'The health invoice does not say which period it bills.',
    es: 'La factura del sector salud no indica el periodo que cobra.',
  },
  source: {
    en: 'The resolutions of the Ministry of Health require it (506 of 2021 and those that replaced it); no row of annex FE 1.9 does.',
    es: 'Lo exigen las resoluciones del Ministerio de Salud (506 de 2021 y las que la sustituyeron); ninguna fila del anexo FE 1.9 lo hace.',
  },
  look: (subject) =>
    !billsServices(subject) || subject.first('/*/cac:InvoicePeriod') !== undefined
      ? []
      : [
          {
            at: subject.root,
            missing: 'cac:InvoicePeriod',
            found: absent,
            plausible: { en: 'the billed period', es: 'el periodo cobrado' },
            dated: actRead(subject),
          },
        ],
};

const contents = '/*/ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent';
const users = ['CustomTagGeneral', 'Interoperabilidad', 'Group', 'Collection'];

/** By local names: the extension of the ministry has no namespace of its own, and systems choose one. */
const hasUsers = (subject: Subject): boolean =>
  users.reduce<readonly XmlElement[]>(
    (above, name) => above.flatMap((each) => childElements(each).filter(({ local }) => local === name)),
    subject.all(contents),
  ).length > 0;

const usersMissing: Advice = {
  id: 'health-users-missing',
  kinds: ['invoice'],
  text: {
    en: 'The health invoice has no data about the users of its services.',
    es: 'La factura del sector salud no trae datos de los usuarios de sus servicios.',
  },
  source: periodMissing.source,
  look: (subject) =>
    !billsServices(subject) || hasUsers(subject)
      ? []
      : [
          {
            at: subject.first('/*/ext:UBLExtensions') ?? subject.root,
            missing: `ext:UBLExtension/ext:ExtensionContent/${users.join('/')}`,
            found: absent,
            plausible: {
              en: 'one Collection with schemeName "Usuario" for each user',
              es: 'un Collection con schemeName "Usuario" por cada usuario',
            },
            dated: actRead(subject),
          },
        ],
};

export const healthAdvice = [periodMissing, usersMissing] as const satisfies readonly Advice[];
