import { documentOf, isInvoice } from '../checks/event.ts';
import { checkDigitPresent, checkDigitRight } from '../checks/identification.ts';
import { companyWithoutPayroll, situations } from '../checks/vocabulary/registry-situations.ts';
import { notEvaluated, shown, type Check } from '../checks/vocabulary/check.ts';
import type { EventKind } from '../document/kind.ts';
import type { ReferencedFacts } from '../checks/vocabulary/facts.ts';
import * as is from '../checks/vocabulary/is.ts';
import { group, rejects as rejection, rule, type Rule } from '../judge/engine/rule.ts';
import type { Violation } from '../checks/vocabulary/violation.ts';
import type { Bilingual } from '../../src/common/text/bilingual.ts';
import { select } from '../document/path-index.ts';
import { textOf } from '../../src/common/xml/tree.ts';
import { inEvents, source } from './events-row.ts';
import { agency, notifies, rejects, row } from './row.ts';

type Role = 'Sender' | 'Receiver';
type Expected = 'buyer' | 'issuer' | 'authority';

const authorityNit = '800197268';

const taxScheme = (role: Role): string => `/*/cac:${role}Party/cac:PartyTaxScheme`;

const who: Readonly<Record<Expected, Bilingual>> = {
  buyer: { en: 'the buyer of the invoice', es: 'el adquirente de la factura' },
  issuer: { en: 'the issuer of the invoice', es: 'el emisor de la factura' },
  authority: { en: `the authority (${authorityNit})`, es: `la DIAN (${authorityNit})` },
};

/** Who must be there is read from the invoice as it was accepted; without one there is nobody to compare with. */
const isParty = ({ role, expected }: Pick<PartyRow, 'role' | 'expected'>, facts: ReferencedFacts): Check =>
  is.satisfying({
    expected: who[expected],
    test: ({ node, subject }) => {
      const id = node === undefined ? undefined : select(node, 'cac:PartyTaxScheme/cbc:CompanyID')[0];
      const found = id === undefined ? undefined : textOf(id);
      const invoice = documentOf(subject, facts);
      if (expected !== 'authority' && (invoice === undefined || !isInvoice(invoice))) {
        return notEvaluated('The event names no accepted invoice.', 'El evento no nombra una factura aceptada.');
      }
      const nits = { buyer: invoice?.receiverId, issuer: invoice?.issuerNit, authority: authorityNit };
      return found === nits[expected] ? undefined : { found: shown(found), expected: shown(nits[expected] ?? '') };
    },
    breakAt: () => replaced(role),
  });

const replaced = (role: Role): Violation => ({
  built: [
    { edit: 'set', path: `${taxScheme(role)}/cbc:RegistrationName`, text: companyWithoutPayroll.name },
    { edit: 'set', path: `${taxScheme(role)}/cbc:CompanyID`, text: companyWithoutPayroll.nit },
    { edit: 'set', path: `${taxScheme(role)}/cbc:CompanyID/@schemeID`, text: companyWithoutPayroll.checkDigit },
  ],
  ...(role === 'Receiver'
    ? {}
    : {
        registry: situations.mandateWithoutPayroll,
      }),
});

type PartyRow = {
  readonly code: string;
  readonly role: Role;
  readonly event: EventKind;
  readonly expected: Expected;
};

const roleNames: Readonly<Record<Role, Bilingual>> = {
  Sender: { en: 'sender', es: 'emisor' },
  Receiver: { en: 'receiver', es: 'receptor' },
};

const partyRow = ({ code, role, event, expected }: PartyRow): Rule => {
  const number = event.slice('event'.length);
  return rule({
    family: code,
    title: {
      en: `The ${roleNames[role].en} of event ${number} is ${who[expected].en}`,
      es: `El ${roleNames[role].es} del evento ${number} es ${who[expected].es}`,
    },
    codes: { [event]: rejection(code) },
    target: `/*/cac:${role}Party`,
    message:
      role === 'Sender'
        ? 'El emisor del evento no está autorizado para enviarlo'
        : 'El receptor del evento no es el esperado',
    needs: ['referencedDocuments'],
    check: (facts) => isParty({ role, expected }, facts),
    fix: {
      en: `Name in cac:${role}Party ${who[expected].en}.`,
      es: `Indique en cac:${role}Party ${who[expected].es}.`,
    },
    source,
  });
};

const buyersEvents = [
  ['a', 'event030'],
  ['b', 'event031'],
  ['c', 'event032'],
  ['d', 'event033'],
] as const;

const parties = (role: Role, letter: 'F' | 'G', [buyers, tacit]: readonly [Expected, Expected]): readonly Rule[] => [
  ...buyersEvents.map(([suffix, event]) => partyRow({ code: `AA${letter}01${suffix}`, role, event, expected: buyers })),
  partyRow({ code: `AA${letter}01e`, role, event: 'event034', expected: tacit }),
];

type About = { readonly role: Role; readonly letter: 'F' | 'G'; readonly version: string };

const identity = ({ role, letter, version }: About): readonly Rule[] => {
  const { es } = roleNames[role];
  const scheme = taxScheme(role);
  const company = `${scheme}/cbc:CompanyID`;
  return [
    row({
      family: `A${letter}03`,
      in: inEvents(rejects),
      target: `${scheme}/cbc:RegistrationName`,
      message: `Falta el nombre del ${es} del evento`,
      check: is.present(),
    }),
    row({
      family: `A${letter}04`,
      in: inEvents(rejects),
      target: company,
      message: `Falta la identificación del ${es} del evento`,
      check: is.filled(),
      alsoFires: [
        `AA${letter}07b`,
        ...(letter === 'F' ? ['AAB24b'] : []),
        ...['a', 'b', 'c', 'd', 'e'].map((suffix) => `AA${letter}01${suffix}`),
      ],
    }),
    ...agency(company, [`A${letter}05`, `A${letter}06`], inEvents(notifies)),
    row({
      family: `A${letter}07a`,
      in: inEvents(rejects),
      target: `${company}/@schemeID`,
      message: `Falta el DV del NIT del ${es} del evento`,
      check: checkDigitPresent(),
    }),
    row({
      family: `A${letter}07b`,
      in: inEvents(rejects),
      target: `${company}/@schemeID`,
      message: `El DV del NIT del ${es} del evento es incorrecto`,
      check: checkDigitRight({ whenAbsent: 'passes' }),
    }),
    row({
      family: version,
      in: inEvents(rejects),
      target: `${company}/@schemeVersionID`,
      message: `Falta el tipo de persona (@schemeVersionID) del ${es} del evento`,
      check: is.present(),
    }),
  ];
};

/** Who registers an event, and for whom (annex FE 1.9, AAF and AAG). */
export const eventPartyRules = [
  group({ code: 'EVENT-SENDER', title: { en: 'Sender of an event', es: 'Emisor de un evento' }, stage: 'content' }, [
    ...parties('Sender', 'F', ['buyer', 'issuer']),
    ...identity({ role: 'Sender', letter: 'F', version: 'AF20' }),
  ]),
  group(
    { code: 'EVENT-RECEIVER', title: { en: 'Receiver of an event', es: 'Receptor de un evento' }, stage: 'content' },
    [
      ...parties('Receiver', 'G', ['issuer', 'authority']),
      ...identity({ role: 'Receiver', letter: 'G', version: 'AG23' }),
    ],
  ),
] as const;
