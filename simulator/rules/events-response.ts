import { attributeOf, textOf } from '../../src/common/xml/tree.ts';
import { documentAt, documentResponse, isInvoice, referenced } from '../checks/event.ts';
import { checkDigitRight } from '../checks/identification.ts';
import { claimNames, eventNames, identificationTypes } from '../checks/lists.ts';
import { notEvaluated, shown, type Check, anyOf } from '../checks/vocabulary/check.ts';
import { childOf } from '../document/path-index.ts';
import type { Site } from '../document/subject.ts';
import type { ReferencedFacts } from '../checks/vocabulary/facts.ts';
import * as is from '../checks/vocabulary/is.ts';
import type { Bilingual } from '../../src/common/text/bilingual.ts';
import { group, type Rule, type RuleDeclaration } from '../judge/engine/rule.ts';
import { isSameNameAsOne } from '../registry/names.ts';
import type { JudgedDocument } from '../registry/types.ts';
import { inKnownEvents, knownEvents } from './events-row.ts';
import { type InDocuments, inEach, notifies, rejects, row } from './row.ts';

const response = `${documentResponse}/cac:Response`;
const code = `${response}/cbc:ResponseCode`;
const uuid = `${referenced}/cbc:UUID`;
const person = `${documentResponse}/cac:IssuerParty/cac:Person`;

/** Refuses all but the first: only the first is filed, and nothing may be accepted that is not. */
const alone = ({ test, ...check }: Check, expected: Bilingual): Check => ({
  ...check,
  test: (site) => {
    const { subject, node, value } = site;
    const isFirst = node === undefined || [subject.first(code), subject.first(uuid)].includes(node);
    return test(site) ?? (isFirst ? undefined : { found: shown(value), expected, certain: true });
  },
});

const codes = knownEvents.map((kind) => kind.slice('event'.length));

/** `namesOf` chooses among the names that the annex prints: all, or the one of its rows. */
const described = (namesOf: (names: readonly string[]) => readonly string[]): Check =>
  is.satisfying({
    expected: {
      en: 'the name of the event in the table of events',
      es: 'el nombre del evento según la tabla de eventos',
    },
    test: ({ value = '', owner }) => {
      const stated = childOf(owner, 'cbc:ResponseCode');
      const wanted = namesOf((stated && eventNames().get(textOf(stated))) ?? []);
      return wanted.includes(value) ? undefined : { found: shown(value), expected: anyOf(wanted) };
    },
    breakAt: (target) => ({ built: [{ edit: 'append', path: target, text: 'x' }] }),
  });

/** The annex prints the name of one event in two ways: its rows in one, its tables in the other. */
const received = 'event032';
const firstOf = (names: readonly string[]): readonly string[] => names.slice(0, 1);

const descriptionRow = (documents: InDocuments, strictly?: RuleDeclaration<never>['strictly']): Rule =>
  row({
    family: 'AH04',
    in: documents,
    target: `${response}/cbc:Description`,
    message: 'La descripción no es el literal del evento',
    check: described((names) => names),
    ...(strictly === undefined ? {} : { strictly }),
    fix: {
      en: 'Copy the name of the event from the table of events.',
      es: 'Copie el nombre del evento de la tabla de eventos.',
    },
  });

const conceptName: Check = is.satisfying({
  expected: {
    en: 'the name of the concept of claim in @listID',
    es: 'el nombre del concepto de reclamo indicado en @listID',
  },
  test: ({ value, owner }) => {
    const names = claimNames().get(attributeOf(owner, 'listID') ?? '');
    if (names === undefined)
      return notEvaluated('The concept is not in the table.', 'El concepto no está en la tabla.');
    return isSameNameAsOne(names, value ?? '') ? undefined : { found: shown(value), expected: anyOf(names) };
  },
  breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: 'Otra razón' }] }),
});

const responseRules: readonly Rule[] = [
  row({
    family: 'AH03',
    in: { ...inKnownEvents(rejects), eventOther: rejects },
    target: code,
    message: 'Código de evento no válido',
    check: alone(is.oneOf(codes, { outside: '039' }), {
      en: 'one response: the event is registered with the first',
      es: 'una sola respuesta: el evento se registra con la primera',
    }),
    // What has no known code has no event to be compared with, and is told apart by that code alone.
    alsoFires: [],
  }),
  descriptionRow(inEach(rejects, ...knownEvents.filter((kind) => kind !== received))),
  descriptionRow(
    { [received]: rejects },
    {
      holds: {
        en: 'The description is the name that the rule row prints.',
        es: 'La descripción es el nombre que trae la fila de la regla en el anexo.',
      },
      check: described(firstOf),
    },
  ),
  row({
    family: 'AH10',
    in: { event031: rejects },
    target: `${code}/@listID`,
    message: 'Concepto de reclamo fuera de lista',
    check: is.inList(claimNames, {
      name: { en: 'a concept of claim: 01, 02, 03 or 04', es: 'un concepto de reclamo: 01, 02, 03 o 04' },
      outside: '99',
    }),
  }),
  row({
    family: 'AH92',
    in: { event031: notifies },
    target: `${code}/@name`,
    message: 'Nombre del concepto de reclamo no válido',
    check: conceptName,
    fix: {
      en: 'Copy the name of the concept from the table of claims.',
      es: 'Copie el nombre del concepto de la tabla de conceptos de reclamo.',
    },
  }),
];

const unknown = notEvaluated('The event names no accepted invoice.', 'El evento no nombra una factura aceptada.');

const existing = (facts: ReferencedFacts): Check =>
  is.satisfying({
    expected: { en: 'the code of an accepted invoice', es: 'el código de una factura aceptada' },
    test: (site) => {
      const { value } = site;
      const found = documentAt(site, facts);
      if (found === undefined) return { found: shown(value) };
      return isInvoice(found)
        ? undefined
        : {
            found: shown(value, {
              en: `which ${found.number} of type ${found.type} has`,
              es: `que es de ${found.number}, de tipo ${found.type}`,
            }),
          };
    },
    breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '0'.repeat(96) }] }),
  });

type Column = {
  readonly expected: Bilingual;
  readonly of: (document: JudgedDocument) => string;
  readonly wrong: string;
};

/** As the authority has it on file; what is not on file is AH07's business. */
const registered = ({ expected, of, wrong }: Column, facts: ReferencedFacts): Check =>
  is.satisfying({
    expected,
    test: (site) => {
      const { value } = site;
      const found = documentAt(site, facts);
      if (found === undefined || !isInvoice(found)) return unknown;
      return value === of(found) ? undefined : { found: shown(value), expected: shown(of(found)) };
    },
    breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: wrong }] }),
  });

const referenceRules: readonly Rule[] = [
  row({
    family: 'AH06',
    in: { ...inKnownEvents(rejects), event032: notifies },
    title: {
      en: 'The number is that of the invoice with the code',
      es: 'El número es el de la factura con ese código',
    },
    target: `${referenced}/cbc:ID`,
    message: 'El número referenciado no coincide',
    needs: ['referencedDocuments'],
    check: (facts) =>
      registered(
        {
          expected: { en: 'the number of that invoice', es: 'el número de esa factura' },
          of: ({ number }) => number,
          wrong: 'OTRO1',
        },
        facts,
      ),
    fix: {
      en: 'Copy number and code from one and the same invoice.',
      es: 'Copie el número y el código de una misma factura.',
    },
  }),
  row({
    family: 'AH07',
    in: inKnownEvents(rejects),
    title: {
      en: 'The invoice that the event is about was accepted',
      es: 'La factura a la que se refiere el evento fue aceptada',
    },
    target: uuid,
    message: 'El documento referenciado no existe',
    needs: ['referencedDocuments'],
    check: (facts) =>
      alone(existing(facts), {
        en: 'one document: the event is registered about the first',
        es: 'un solo documento: el evento se registra sobre el primero',
      }),
    fix: {
      en: 'Give the CUFE or CUDE of an invoice that the authority accepted.',
      es: 'Indique el CUFE o CUDE de una factura que la DIAN haya aceptado.',
    },
    alsoFires: ['LGC03', 'LGC09', 'LGC12', 'LGC13', 'LGC14'],
  }),
  row({
    family: 'AH08',
    in: inKnownEvents(rejects),
    title: {
      en: 'The algorithm is that of the code of the invoice',
      es: 'El algoritmo es el del código de la factura',
    },
    target: `${uuid}/@schemeName`,
    message: 'El algoritmo del documento referenciado no corresponde',
    needs: ['referencedDocuments'],
    check: (facts) =>
      registered(
        {
          expected: {
            en: 'CUFE-SHA384, or CUDE-SHA384 of an invoice of type 03',
            es: 'CUFE-SHA384, o CUDE-SHA384 para una factura de tipo 03',
          },
          of: ({ type }) => (type === '03' ? 'CUDE-SHA384' : 'CUFE-SHA384'),
          wrong: 'CUFE-SHA1',
        },
        facts,
      ),
    fix: {
      en: 'Send CUFE-SHA384, or CUDE-SHA384 for an invoice of type 03.',
      es: 'Envíe CUFE-SHA384, o CUDE-SHA384 para una factura de tipo 03.',
    },
  }),
  row({
    family: 'AH09',
    in: inKnownEvents(rejects),
    title: { en: 'The type is that of the invoice with the code', es: 'El tipo es el de la factura con ese código' },
    target: `${referenced}/cbc:DocumentTypeCode`,
    message: 'El tipo referenciado no coincide',
    needs: ['referencedDocuments'],
    check: (facts) =>
      registered(
        {
          expected: { en: 'the type of that invoice', es: 'el tipo de esa factura' },
          of: ({ type }) => type,
          wrong: '91',
        },
        facts,
      ),
    fix: {
      en: 'Copy type and code from one and the same invoice.',
      es: 'Copie el tipo y el código de una misma factura.',
    },
  }),
];

/** Who received the invoice, or the goods. */
const inPerson = (kind: typeof rejects) => inEach(kind, 'event030', 'event032');

type PersonPart = { readonly family: string; readonly name: string; readonly spanish: string };

const personPart = ({ family, name, spanish }: PersonPart, kind: typeof rejects = rejects): Rule =>
  row({
    family,
    in: inPerson(kind),
    target: `${person}/${name}`,
    message: `Falta ${spanish} de quien recibe`,
    check: is.present(),
  });

const isStated = ({ node }: Site): boolean => node !== undefined && textOf(node).trim() !== '';

const personRules: readonly Rule[] = [
  row({
    family: 'AH11',
    in: inPerson(rejects),
    target: `${documentResponse}/cac:IssuerParty`,
    message: 'Falta el grupo IssuerParty',
    check: is.present(),
  }),
  row({
    family: 'AH12',
    in: inPerson(rejects),
    target: person,
    message: 'Falta el grupo Person de quien recibe',
    check: is.present(),
    violation: {
      built: [
        { edit: 'remove', path: person },
        {
          edit: 'insert',
          path: `${documentResponse}/cac:IssuerParty`,
          child: { name: 'cac:PartyName', content: [{ name: 'cbc:Name', content: 'QUIEN RECIBE' }] },
        },
      ],
    },
  }),
  personPart({ family: 'AH13', name: 'cbc:ID', spanish: 'la identificación' }),
  row({
    family: 'AH14',
    in: { event030: rejects },
    target: `${person}/cbc:ID/@schemeID`,
    message: 'El DV del NIT de quien recibe falta o es incorrecto',
    check: checkDigitRight({ whenAbsent: 'fails' }),
    violation: {
      built: [
        { edit: 'remove', path: `${person}/cbc:ID/@schemeID` },
        { edit: 'set', path: `${person}/cbc:ID/@schemeName`, text: '31' },
      ],
    },
  }),
  row({
    family: 'AH14',
    in: { event032: rejects },
    target: `${person}/cbc:ID/@schemeID`,
    message: 'Falta @schemeID en la identificación de quien recibe',
    check: is.when(isStated, is.present()),
  }),
  row({
    family: 'AH19',
    in: { event030: rejects },
    target: `${person}/cbc:ID/@schemeName`,
    message: 'Tipo de identificación de quien recibe fuera de lista',
    check: is.oneOf(identificationTypes),
  }),
  personPart({ family: 'AH15', name: 'cbc:FirstName', spanish: 'el nombre' }),
  personPart({ family: 'AH16', name: 'cbc:FamilyName', spanish: 'el apellido' }),
  personPart({ family: 'AH17', name: 'cbc:JobTitle', spanish: 'el cargo' }, notifies),
  personPart({ family: 'AH18', name: 'cbc:OrganizationDepartment', spanish: 'el área' }, notifies),
];

/** What an event says, about which invoice, and who received it (annex FE 1.9, AAH). */
export const eventResponseRules = group(
  { code: 'EVENT-RESPONSE', title: { en: 'What an event says', es: 'Contenido de un evento' }, stage: 'content' },
  [...responseRules, ...referenceRules, ...personRules],
);
