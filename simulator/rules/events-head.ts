import { colombianDate } from '../../src/common/time.ts';
import { isHeldBy, holderIdentifications } from '../registry/certificates/holder.ts';
import { dateOf } from '../document/dates.ts';
import { checkEventCode } from '../checks/codes/unique-code-check.ts';
import { notEvaluated, shown, type Check } from '../checks/vocabulary/check.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import { identityOf } from '../document/identity.ts';
import * as is from '../checks/vocabulary/is.ts';
import { english, same, spanish, type Bilingual } from '../../src/common/text/bilingual.ts';
import { group, type Rule } from '../judge/engine/rule.ts';
import { extensionRules } from './ab-extensions.ts';
import { likeInvoices, inEvents } from './events-row.ts';
import { dian } from '../document/paths.ts';
import { agency, fixed, notifies, rejects, row } from './row.ts';

/** Of the extensions, what is not about numbering ranges. */
const ofExtensions = new Set([
  ...['AA02', 'AB03', 'AB14', 'AB15', 'AB16', 'AB17', 'AB19a', 'AB19b', 'AB22a', 'AB22b', 'AB23'],
  ...['AB24a', 'AB24b', 'AB24c', 'AB25', 'AB26', 'AB27a', 'AB27b', 'AB28', 'AB29', 'AB31', 'AB32', 'AB33', 'AB34'],
  ...['AB35', 'AB36', 'AC03'],
]);

const extension = '/*/ext:UBLExtensions/ext:UBLExtension';

const extensions: readonly Rule[] = [
  ...likeInvoices(extensionRules.flatMap(({ rules }) => rules).filter(({ family }) => ofExtensions.has(family))),
  ...agency(`${dian}/sts:SoftwareProvider/sts:ProviderID`, ['AB20', 'AB21'], inEvents(notifies)),
  row({
    family: 'AC01',
    in: inEvents(rejects),
    target: extension,
    message: 'Falta el grupo UBLExtension',
    check: is.present(),
    violation: { coded: [{ edit: 'remove', path: extension }] },
    alsoFires: ['ZB01', 'AAA02', 'AAB03', 'AAC03', 'DC01', 'ZD01', 'ZE01'],
  }),
];

const numbered: readonly Rule[] = [
  row({
    family: 'AD05a',
    in: inEvents(rejects),
    target: '/*/cbc:ID',
    message: 'Falta el número del evento',
    check: is.present(),
  }),
  row({
    family: 'AD05b',
    in: inEvents(rejects),
    title: {
      en: 'The sender has no other event of this kind with the number',
      es: 'El emisor no tiene otro evento de este tipo con el mismo número',
    },
    target: '/*/cbc:ID',
    message: 'Número de evento repetido',
    needs: ['priorDocuments'],
    check: ({ priorDocuments: { asked, duplicate } }) =>
      is.satisfying({
        expected: {
          en: 'a number that no other event of the sender and of this kind has',
          es: 'un número que no tenga otro evento del mismo tipo y del mismo emisor',
        },
        test: ({ value }) => {
          if (!asked)
            return notEvaluated(
              'The event lacks fields by which it could be found.',
              'Al evento le faltan datos clave para buscarlo.',
            );
          return duplicate === undefined
            ? undefined
            : {
                found: shown(value ?? '', {
                  en: `which the event ${duplicate.key} has`,
                  es: `que tiene el evento ${duplicate.key}`,
                }),
              };
        },
      }),
    fix: {
      en: 'Give each event a number that the sender has not used for another event of its kind; gaps are allowed.',
      es: 'Asigne a cada evento un número que el emisor no haya usado en otro evento del mismo tipo; puede haber saltos en la numeración.',
    },
    violation: { repeat: true },
  }),
];

const wrongCode = '0'.repeat(96);

const coded: readonly Rule[] = [
  row({
    family: 'AD06',
    in: inEvents(rejects),
    title: {
      en: 'The CUDE is the one that follows from the event',
      es: 'El CUDE es el que resulta de los datos del evento',
    },
    target: '/*/cbc:UUID',
    message: 'El CUDE del evento no está bien calculado',
    needs: ['softwareRegistry'],
    check: checkEventCode,
    fix: {
      en: 'Compare field by field the text of which the SHA-384 is computed, which `ensayo judge` shows; unlike the CUDE of a note it ends with the PIN, without environment.',
      es: 'Compare campo por campo la cadena de la que se calcula el SHA-384, que muestra `ensayo judge`; a diferencia del CUDE de una nota, termina con el PIN, sin el ambiente.',
    },
    violation: { coded: [{ edit: 'set', path: '/*/cbc:UUID', text: wrongCode }] },
  }),
  row({
    family: 'AD07',
    in: inEvents(rejects),
    target: '/*/cbc:UUID/@schemeID',
    message: '@schemeID no corresponde al ambiente',
    check: is.sameAs('/*/cbc:ProfileExecutionID', '1'),
  }),
  row({
    family: 'AD08',
    in: inEvents(rejects),
    target: '/*/cbc:UUID/@schemeName',
    message: 'El algoritmo del CUDE debe ser CUDE-SHA384',
    check: is.literal('CUDE-SHA384'),
  }),
];

const signedOnItsDate = ({ certificate }: Pick<Facts, 'certificate'>): Check =>
  is.satisfying({
    expected: { en: 'the Colombian date of xades:SigningTime', es: 'la fecha en Colombia de xades:SigningTime' },
    test: ({ value }) => {
      const instant = certificate.signingTime?.instant;
      if (instant === undefined)
        return notEvaluated('There is no readable signing time.', 'No hay una fecha de firma legible.');
      const signed = colombianDate(instant);
      return dateOf(value) === signed ? undefined : { found: shown(value), expected: shown(signed) };
    },
    breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '2020-02-29' }] }),
  });

const dated: readonly Rule[] = [
  row({
    family: 'AD09',
    in: inEvents(rejects),
    target: '/*/cbc:IssueDate',
    message: 'Falta la fecha del evento',
    check: is.present(),
    alsoFires: ['ZB01', 'AAD09e'],
  }),
  row({
    family: 'AD09e',
    in: inEvents(rejects),
    title: { en: 'The event is dated on the day it is signed', es: 'El evento lleva la fecha del día en que se firma' },
    target: '/*/cbc:IssueDate',
    message: 'La fecha del evento es distinta de la fecha de firma',
    needs: ['certificate'],
    check: signedOnItsDate,
    fix: { en: 'Sign the event on the day that it bears.', es: 'Firme el evento el mismo día de su fecha.' },
    // The day by which it is broken lies before any term has ended.
    alsoFires: ['LGC14'],
  }),
  row({
    family: 'AD10',
    in: inEvents(rejects),
    target: '/*/cbc:IssueTime',
    message: 'Falta la hora del evento',
    check: is.present(),
  }),
];

const note = '/*/cbc:Note';

/** Somebody else's certificate: an agent has signed. A sender that is not named is left to AF04. */
const ofAgent = ({ certificate }: Pick<Facts, 'certificate'>, sender: string): Bilingual | undefined => {
  const facts = certificate.certificate?.facts;
  if (facts === undefined || sender === '' || isHeldBy(facts, sender)) return undefined;
  const [holder] = holderIdentifications(facts);
  return holder === undefined ? { en: 'nobody named', es: 'nadie identificado' } : same(holder);
};

const notes: readonly Rule[] = [
  row({
    family: 'AD11a',
    in: { event034: rejects },
    title: {
      en: 'A tacit acceptance has its statement in a note',
      es: 'La aceptación tácita lleva su declaración en una nota',
    },
    target: note,
    message: 'Falta la nota de la aceptación tácita',
    check: is.present(),
    fix: {
      en: 'State in cbc:Note that the term passed and the buyer neither accepted nor claimed.',
      es: 'Declare en cbc:Note que el plazo venció sin que el adquirente aceptara ni reclamara.',
    },
  }),
  row({
    family: 'AD11b',
    in: inEvents(rejects),
    title: {
      en: 'What an agent signs has a note that says so',
      es: 'El evento que firma un mandatario lleva una nota que lo indica',
    },
    target: note,
    message: 'Falta la nota del mandatario',
    needs: ['certificate'],
    check: ({ certificate }) =>
      is.satisfying({
        expected: {
          en: 'a note, where the certificate is not the sender’s',
          es: 'una nota, si el certificado no es del emisor del evento',
        },
        test: ({ value, subject }) => {
          const agent = ofAgent({ certificate }, identityOf(subject).issuerNit);
          if (agent === undefined || (value !== undefined && value.trim() !== '')) return undefined;
          return {
            found: shown(value, { en: `signed by ${english(agent)}`, es: `firmado por ${spanish(agent)}` }),
          };
        },
      }),
    fix: {
      en: 'Say in cbc:Note in whose name you send the event.',
      es: 'Indique en cbc:Note en nombre de quién envía el evento.',
    },
    violation: { built: [{ edit: 'remove', path: note }], certificate: 'wrongNit' },
    alsoFires: ['ZE03', 'AAD11a'],
  }),
];

export const eventHeadRules = [
  group(
    {
      code: 'EVENT-EXTENSIONS',
      title: { en: 'Extensions of an event', es: 'Extensiones de un evento' },
      stage: 'content',
    },
    extensions,
  ),
  group(
    { code: 'EVENT-HEADER', title: { en: 'Header of an event', es: 'Encabezado de un evento' }, stage: 'content' },
    [
      row({
        family: 'AD01',
        in: inEvents(rejects),
        target: '/*/cbc:UBLVersionID',
        message: 'Falta la versión de UBL',
        check: is.present(),
      }),
      fixed({ family: 'AD02', in: inEvents(rejects), base: '/*/cbc:CustomizationID', text: '1' }),
      row({
        family: 'AD03',
        in: inEvents(rejects),
        target: '/*/cbc:ProfileID',
        message: 'ProfileID no contiene el literal exigido',
        check: is.literal('DIAN 2.1: ApplicationResponse de la Factura Electrónica de Venta'),
      }),
      row({
        family: 'AD04',
        in: inEvents(rejects),
        title: {
          en: 'ProfileExecutionID names the environment that receives the event',
          es: 'ProfileExecutionID indica el ambiente que recibe el evento',
        },
        target: '/*/cbc:ProfileExecutionID',
        message: 'Ambiente no válido (1 producción, 2 pruebas)',
        needs: ['environment'],
        check: ({ environment }) => is.oneOf([environment.code], { outside: environment.code === '1' ? '2' : '1' }),
        fix: { en: 'Send the event to the environment that it names.', es: 'Envíe el evento al ambiente que indica.' },
        alsoFires: ['AAD07'],
      }),
      ...numbered,
      ...coded,
      ...dated,
      ...notes,
    ],
  ),
] as const;
