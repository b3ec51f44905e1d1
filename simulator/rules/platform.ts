import { enabledForFamily } from '../checks/registry-checks.ts';
import { situations } from '../checks/vocabulary/registry-situations.ts';
import { notEvaluated, type Check } from '../checks/vocabulary/check.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import { identityOf } from '../document/identity.ts';
import { documentKinds, isPayroll } from '../document/kind.ts';
import * as is from '../checks/vocabulary/is.ts';
import type { Bilingual } from '../../src/common/text/bilingual.ts';
import {
  annex,
  annexBut,
  group,
  inferred,
  notifies as notification,
  observed,
  rejects as rejection,
  rule,
  specified,
  type Rule,
  type RuleCodes,
} from '../judge/engine/rule.ts';
import type { Subject } from '../document/subject.ts';
import { dian } from '../document/paths.ts';

type Parties = { readonly expected: Bilingual; readonly of: (subject: Subject) => readonly string[] };

const issuerAndProvider: Parties = {
  expected: {
    en: 'an issuer and a provider that are active in the RUT, and a RUT that answers',
    es: 'un emisor y un proveedor activos en el RUT, y un RUT que responda',
  },
  of: (subject) => [identityOf(subject).issuerNit, subject.text(`${dian}/sts:SoftwareProvider/sts:ProviderID`) ?? ''],
};

/** Of a support document, who buys sends it. */
const buyer: Parties = {
  expected: {
    en: 'a buyer who is active in the RUT, and a RUT that answers',
    es: 'un adquirente activo en el RUT, y un RUT que responda',
  },
  of: (subject) => [identityOf(subject).issuerNit],
};

const rutStatuses = { active: 'activo', suspended: 'suspendido', cancelled: 'cancelado' } as const;

const rutInForce = ({ rut }: Pick<Facts, 'rut'>, { expected, of }: Parties): Check =>
  is.satisfying({
    expected,
    per: 'document',
    test: ({ subject }) => {
      if (!rut.available) return { found: { en: 'the RUT does not answer', es: 'el RUT no responde' } };
      const parties = of(subject);
      const wrong = parties.map((nit) => rut.entries.get(nit)).find((entry) => entry && entry.status !== 'active');
      return wrong === undefined
        ? undefined
        : {
            found: {
              en: `${wrong.identification} is ${wrong.status}`,
              es: `${wrong.identification} está ${rutStatuses[wrong.status]}`,
            },
          };
    },
    breakAt: () => ({ registry: situations.rutUnavailable }),
  });

const notEnabled = rejection('92');

/** The authority receives documents of that kind in this environment: each is open until the registry closes it. */
const openKind = ({ closedKinds, environment }: Pick<Facts, 'closedKinds' | 'environment'>): Check =>
  is.satisfying({
    expected: {
      en: 'a kind of document that this environment receives',
      es: 'un tipo de documento que este ambiente reciba',
    },
    per: 'document',
    test: ({ subject }) =>
      closedKinds.some(({ environment: closed, kind }) => closed === environment.code && kind === subject.kind)
        ? {
            found: {
              en: `${subject.kind}, closed in environment ${environment.code}`,
              es: `${subject.kind}, cerrado en el ambiente ${environment.code}`,
            },
          }
        : undefined,
    breakAt: () => ({ registry: situations.supportClosed }),
  });

const rut01 = notification('RUT01', { defaultOn: false });

const enabledRow = (place: Bilingual, codes: RuleCodes): Rule =>
  rule({
    family: '92',
    title: { en: 'The issuer is enabled on the platform', es: 'El emisor está habilitado en la plataforma' },
    codes,
    place,
    message: 'El emisor no está habilitado en la plataforma',
    needs: ['issuerRegistry'],
    check: enabledForFamily,
    fix: {
      en: 'Pass the test set of this family first, or add the family to the issuer in the registry file (families: [invoicing, support]).',
      es: 'Apruebe primero el set de pruebas de esta familia, o agregue la familia al emisor en el archivo de registros (families: [invoicing, support]).',
    },
    violation: { registry: situations.onlyPayroll },
    source: inferred({
      en: 'The error codes of the specification have it for payroll',
      es: 'Los códigos de error de la especificación la tienen para nómina',
    }),
  });

/** What the platform decides about the sender, whatever the document says. */
export const platformRules = group(
  { code: 'PLATFORM', title: { en: 'Platform', es: 'Plataforma' }, stage: 'content' },
  [
    rule({
      family: 'RUT01',
      title: { en: 'The RUT of issuer and provider is in force', es: 'El RUT del emisor y del proveedor está vigente' },
      codes: { invoice: rut01, creditNote: rut01, debitNote: rut01 },
      place: { en: 'issuer NIT and ProviderID', es: 'NIT del emisor y ProviderID' },
      message: 'La validación del estado del RUT estará disponible más adelante',
      needs: ['rut'],
      check: (facts) => rutInForce(facts, issuerAndProvider),
      fix: {
        en: 'Nothing to fix in the document: the authority could not, or would not, confirm the RUT.',
        es: 'No hay nada que corregir en el documento: la DIAN no pudo o no quiso confirmar el RUT.',
      },
      source: annexBut('FE 1.9', {
        en: 'it prints Rechazo, the authority answers Notificación (specification, error codes)',
        es: 'dice Rechazo y la autoridad responde Notificación (especificación, códigos de error)',
      }),
    }),
    rule({
      family: 'RUT01',
      title: { en: 'The RUT of the buyer is in force', es: 'El RUT del adquirente está vigente' },
      codes: { supportDocument: rut01 },
      place: { en: 'buyer NIT', es: 'NIT del adquiriente' },
      message: 'La validación del estado del RUT estará disponible más adelante',
      needs: ['rut'],
      check: (facts) => rutInForce(facts, buyer),
      fix: {
        en: 'Nothing to fix in the document: the authority could not, or would not, confirm the RUT.',
        es: 'No hay nada que corregir en el documento: la DIAN no pudo o no quiso confirmar el RUT.',
      },
      source: specified,
    }),
    enabledRow(
      { en: 'issuer NIT', es: 'NIT del emisor' },
      {
        invoice: notEnabled,
        creditNote: notEnabled,
        debitNote: notEnabled,
        supportDocument: notEnabled,
        posTicket: notEnabled,
        equivalentCreditNote: notEnabled,
        equivalentDebitNote: notEnabled,
      },
    ),
    enabledRow({ en: 'buyer NIT', es: 'NIT del adquirente' }, { supportAdjustmentNote: notEnabled }),
    rule({
      family: 'DS01',
      title: { en: 'The environment receives support documents', es: 'El ambiente recibe documentos soporte' },
      codes: { supportDocument: rejection('DSDS01') },
      place: '/Invoice (InvoiceTypeCode 05)',
      message: 'El documento soporte no está disponible en este ambiente',
      needs: ['closedKinds', 'environment'],
      check: openKind,
      fix: {
        en: 'Send it to the environment that receives support documents, or open the kind in the registry (closedKinds).',
        es: 'Envíelo al ambiente que recibe documentos soporte, o abra el tipo en el registro (closedKinds).',
      },
      source: observed({
        en: 'Answer of production of July 2022, before support documents were received there',
        es: 'Respuesta de producción de julio de 2022, antes de que se recibieran allí documentos soporte',
      }),
    }),
  ],
);

const notAccepted = ({ priorDocuments: { asked, duplicate } }: Pick<Facts, 'priorDocuments'>): Check =>
  is.satisfying({
    expected: {
      en: 'a number and a code that no accepted document has',
      es: 'un número y un código que no tenga ningún documento aceptado',
    },
    per: 'document',
    test: () => {
      if (!asked)
        return notEvaluated(
          'The document lacks fields by which it could be found.',
          'Al documento le faltan datos clave para buscarlo.',
        );
      return duplicate === undefined
        ? undefined
        : {
            found: {
              en: `${duplicate.number}, accepted with key ${duplicate.key}`,
              es: `${duplicate.number}, aceptado con el código ${duplicate.key}`,
            },
          };
    },
    breakAt: () => ({ repeat: true }),
  });

const processed = rejection('90');

export const ledgerRules = group(
  { code: 'LEDGER', title: { en: 'Documents already processed', es: 'Documentos ya procesados' }, stage: 'ledger' },
  [
    rule({
      family: '90',
      title: { en: 'The document was not accepted before', es: 'El documento no fue aceptado antes' },
      codes: Object.fromEntries(documentKinds.filter((kind) => !isPayroll(kind)).map((kind) => [kind, processed])),
      place: {
        en: 'issuer NIT + document type + number; cbc:UUID',
        es: 'NIT del emisor + tipo de documento + número; cbc:UUID',
      },
      message: 'Documento procesado anteriormente.',
      needs: ['priorDocuments'],
      check: notAccepted,
      fix: {
        en: 'Ask GetStatus with the key of the first document and adopt its verdict, or use the next number.',
        es: 'Consulte GetStatus con el código único del primer documento y adopte su resultado, o use el número siguiente.',
      },
      source: observed({
        en: 'Answers of the authority to a resubmission',
        es: 'Respuestas de la autoridad a un reenvío',
      }),
    }),
    rule({
      family: '90',
      title: { en: 'The payroll document was not accepted before', es: 'El documento de nómina no fue aceptado antes' },
      codes: { payroll: processed, payrollAdjustment: processed },
      place: { en: 'document number + worker', es: 'número del documento + trabajador' },
      message: 'Documento procesado anteriormente.',
      needs: ['priorDocuments'],
      check: notAccepted,
      fix: {
        en: 'Ask GetStatus with the key of the first document and adopt its verdict, or use the next number.',
        es: 'Consulte GetStatus con el código único del primer documento y adopte su resultado, o use el número siguiente.',
      },
      source: annex('NE 1.0'),
    }),
  ],
);
