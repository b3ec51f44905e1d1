import { companyControlOptions, companyControlUsages } from './shared/shared-options.ts';
import { verb } from './shared/verb.ts';

const help = {
  en: `
Kinds: invoice, healthInvoice, creditNote, debitNote, supportDocument, supportAdjustmentNote, posTicket,
equivalentCreditNote, equivalentDebitNote, payroll, payrollReplacement, payrollDeletion; credit-note and creditNote are the same.

Examples:
  ensayo generate invoice                              a request body, as POST /api/ubl2.1/invoice takes it
  ensayo generate invoice --count 100 --seed 7         a hundred, one a line: the same at every call
  ensayo generate credit-note --xml --out notes        request and signed XML, each in a file
  ensayo generate invoice --invalid FAU14 --out wrong  broken so that FAU14 rejects it
  ensayo generate invoice --unsigned >invoice.xml      complete but for ds:Signature
  ensayo generate credit-note --about SETP990000001,<CUFE>,2026-11-20

  ensayo generate invoice --registry mine.yaml --company 900373115         documents of your own company
  ensayo generate invoice --ready-file ready.json --company 900373115      with the next free numbers of its range

A note or an adjustment corrects the document that --about names; without it, one that is issued in this process.
A note may name none: --about none.`,
  es: `
Tipos: invoice, healthInvoice, creditNote, debitNote, supportDocument, supportAdjustmentNote, posTicket,
equivalentCreditNote, equivalentDebitNote, payroll, payrollReplacement, payrollDeletion; credit-note y creditNote son lo mismo.

Ejemplos:
  ensayo generate invoice                              un cuerpo de solicitud, como lo recibe POST /api/ubl2.1/invoice
  ensayo generate invoice --count 100 --seed 7         cien, uno por línea: los mismos en cada llamada
  ensayo generate credit-note --xml --out notas        solicitud y XML firmado, cada uno en un archivo
  ensayo generate invoice --invalid FAU14 --out malas  alterada para que FAU14 la rechace
  ensayo generate invoice --unsigned >invoice.xml      completa, salvo ds:Signature
  ensayo generate credit-note --about SETP990000001,<CUFE>,2026-11-20

  ensayo generate invoice --registry mia.yaml --company 900373115          documentos de su propia empresa
  ensayo generate invoice --ready-file ready.json --company 900373115      con los siguientes números libres de su rango

Una nota o un ajuste corrige el documento que indica --about; si se omite, uno que se emite en este proceso.
Una nota puede no referirse a ninguno: --about none.`,
};

/** `ensayo generate KIND` */
export const generateVerb = verb({
  name: 'generate',
  about: {
    en: 'Request bodies and signed XML from the seeded generators, valid or broken on purpose',
    es: 'Cuerpos de solicitud y XML firmados de los generadores con semilla, válidos o alterados a propósito',
  },
  arguments: [
    [
      '<kind>',
      {
        en: 'of document: invoice, credit-note, payroll, …',
        es: 'de documento: invoice, credit-note, payroll, …',
        words: 'kind',
      },
    ],
  ],
  options: {
    '--count <number>': { en: 'how many', es: 'cuántos', byDefault: '1' },
    '--seed <text>': {
      en: 'the same seed gives the same bytes (XML, payroll and purchases: with the same --clock)',
      es: 'la misma semilla da los mismos bytes (XML, nómina y compras: con el mismo --clock)',
      byDefault: '1',
    },
    '--variant <name>': {
      en: 'one of the kind: lineDiscount, export, …; a mix where absent',
      es: 'una del tipo: lineDiscount, export, …; una mezcla si se omite',
    },
    '--clock <instant>': { en: 'issue as of that ISO 8601 instant', es: 'emite con fecha de ese instante ISO 8601' },
    '--about <number,key,date>': {
      en: 'the accepted document that is corrected',
      es: 'el documento aceptado que se corrige',
    },
    '--invalid <code>': {
      en: 'break each so that this rule fires; tried out, not guessed',
      es: 'altera cada uno para que incumpla esta regla; comprobado, no supuesto',
      words: 'code',
    },
    '--xml': {
      en: 'signed XML, as the services in this process issue it',
      es: 'XML firmado, como lo emiten los servicios de este proceso',
    },
    '--unsigned': {
      en: 'XML before its signature, for a client that signs by itself; says what to add',
      es: 'XML sin firmar, para un cliente que firma por su cuenta; indica lo que falta',
    },
    '--out <dir>': {
      en: 'write each into files there: 0001-request.json, 0001-document.xml (or 0001-unsigned.xml)',
      es: 'escribe cada uno en archivos allí: 0001-request.json, 0001-document.xml (o 0001-unsigned.xml)',
    },
    '--schema': {
      en: 'with --out: each request names its schema ($schema), with which editors complete and check it',
      es: 'con --out: cada solicitud indica su esquema ($schema), con el que los editores la completan y revisan',
    },
    '--force': {
      en: 'with --out: replace the files of an earlier run there',
      es: 'con --out: reemplaza los archivos de una ejecución anterior',
    },
    '--json': {
      en: 'print one JSON array, with path, key, codes and XML beside each request',
      es: 'muestra una lista JSON, con ruta, clave, códigos y XML junto a cada solicitud',
    },
    ...companyControlOptions,
  },
  usages: [
    ...companyControlUsages,
    { options: ['force', 'schema'], needs: ['out'] },
    { options: ['unsigned'], excludes: ['xml'] },
  ],
  help,
  run: async (kind, options) => (await import('./generate/run-generate.ts')).generate(kind, options),
});
