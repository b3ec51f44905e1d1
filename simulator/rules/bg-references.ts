import { textOf } from '../../src/common/xml/tree.ts';
import type { XmlEdit } from '../document/edits/edit.ts';
import { dateOf } from '../document/dates.ts';
import { secondCompany, situations } from '../checks/vocabulary/registry-situations.ts';
import { type Check, shown } from '../checks/vocabulary/check.ts';
import type { Site } from '../document/subject.ts';
import type { ReferencedFacts } from '../checks/vocabulary/facts.ts';
import { identityOf } from '../document/identity.ts';
import * as is from '../checks/vocabulary/is.ts';
import { group, specified, type Rule } from '../judge/engine/rule.ts';
import type { Violation } from '../checks/vocabulary/violation.ts';
import type { SubjectKind } from '../document/kind.ts';
import { childOf } from '../document/path-index.ts';
import type { JudgedDocument } from '../registry/types.ts';
import { inNotes, mustRefer } from './bg-corrections.ts';
import { reference, supplier } from '../document/paths.ts';
import { inEach, notifies, rejects, row } from './row.ts';
import type { Datum } from '../document/datum.ts';

const referenced = `${reference}/cac:InvoiceDocumentReference`;
const uuid = `${referenced}/cbc:UUID`;

const acceptedWith = (code: string | undefined, { referencedDocuments }: ReferencedFacts): JudgedDocument | undefined =>
  referencedDocuments.byKey.get(code ?? '');

const unknownCode: Violation = { built: [{ edit: 'set', path: uuid, text: '0'.repeat(96) }] };

/** The code, and the document that has it, for a finding. */
export const codeAndItsDocument = ({ number, type }: JudgedDocument, code: string | undefined): Datum =>
  shown(code, { en: `which ${number} of type ${type} has`, es: `que es el de ${number}, de tipo ${type}` });

/** An accepted document has the code; with `type`, one of that type. */
const existing =
  (type?: string) =>
  (facts: ReferencedFacts): Check =>
    is.satisfying({
      expected:
        type === undefined
          ? { en: 'the code of an accepted document', es: 'el código de un documento aceptado' }
          : { en: 'the CUDS of an accepted support document', es: 'el CUDS de un documento soporte aceptado' },
      test: ({ value }) => {
        const found = acceptedWith(value, facts);
        if (found === undefined) return { found: shown(value) };
        return type === undefined || found.type === type ? undefined : { found: codeAndItsDocument(found, value) };
      },
    });

/** BG04 reports unknown codes. */
const ofSameIssuer = (facts: ReferencedFacts): Check =>
  is.satisfying({
    expected: {
      en: 'the code of a document of the issuer of the note',
      es: 'el código de un documento del emisor de la nota',
    },
    test: ({ value, subject }) => {
      const found = acceptedWith(value, facts);
      if (found === undefined || found.issuerNit === identityOf(subject).issuerNit) return undefined;
      return {
        found: shown(value, {
          en: `which ${found.number} of NIT ${found.issuerNit} has`,
          es: `que es el de ${found.number} del NIT ${found.issuerNit}`,
        }),
      };
    },
  });

/** The note changes hands, and not what it refers to: to another company that may issue with the same software. */
const issuedBySecond: Violation = {
  built: ['cac:PartyTaxScheme', 'cac:PartyLegalEntity'].flatMap((part): readonly XmlEdit[] => {
    const path = `${supplier}/cac:Party/${part}`;
    return [
      { edit: 'set', path: `${path}/cbc:RegistrationName`, text: secondCompany.name },
      { edit: 'set', path: `${path}/cbc:CompanyID`, text: secondCompany.nit },
      { edit: 'set', path: `${path}/cbc:CompanyID/@schemeID`, text: secondCompany.checkDigit },
    ];
  }),
  registry: situations.mandateOfSecond,
};

const cufe = 'CUFE-SHA384';
const cude = 'CUDE-SHA384';
const cuds = 'CUDS-SHA384';

/** The algorithms of the documents that a note may correct. */
const algorithmsOf = (kind: SubjectKind): readonly string[] =>
  kind === 'supportAdjustmentNote' ? [cuds] : [cufe, cude];

const algorithmOf = ({ owner, subject }: Site, facts: ReferencedFacts): string => {
  if (subject.kind === 'supportAdjustmentNote') return cuds;
  return acceptedWith(textOf(owner), facts)?.type === '03' ? cude : cufe;
};

const algorithm = (facts: ReferencedFacts): Check =>
  is.satisfying({
    expected: {
      en: 'the algorithm of the code of the document referred to',
      es: 'el algoritmo del código del documento referenciado',
    },
    test: (site) => {
      const wanted = algorithmOf(site, facts);
      if (site.value === wanted) return undefined;
      const found = { found: shown(site.value), expected: shown(wanted) };
      return algorithmsOf(site.subject.kind).includes(site.value ?? '') ? found : { ...found, certain: true };
    },
    breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: 'CUFE-SHA1' }] }),
  });

/** A day up to that one. */
export const notAfter = (to: string): Datum => ({
  kind: 'dates',
  to,
  name: { en: `at most "${to}"`, es: `una fecha no posterior a "${to}"` },
});

/** The date on which the document referred to is registered; where it is not, the one that the note gives. */
const notLaterThanNote = (facts: ReferencedFacts): Check =>
  is.satisfying({
    expected: {
      en: 'a date not later than cbc:IssueDate of the note',
      es: 'una fecha no posterior a cbc:IssueDate de la nota',
    },
    limit: 'date',
    test: ({ value, owner, subject }) => {
      const code = childOf(owner, 'cbc:UUID');
      const key = code === undefined ? '' : textOf(code);
      const registered = acceptedWith(key, facts)?.issueDate;
      const [issued, own] = [dateOf(registered ?? value), dateOf(subject.text('/*/cbc:IssueDate'))];
      if (issued === undefined || own === undefined || issued <= own) return undefined;
      const expected = notAfter(own);
      // A reference with a code may be to a document that is registered with another date.
      if (registered === undefined)
        return { found: shown(issued), expected, ...(key.trim() === '' ? { certain: true } : {}) };
      return { found: shown(issued, { en: 'as registered', es: 'según el registro' }), expected };
    },
  });

const existenceRules: readonly Rule[] = [
  row({
    family: 'BG04',
    in: inEach(rejects, 'creditNote', 'debitNote'),
    title: {
      en: 'The document that the note corrects was accepted',
      es: 'El documento que la nota corrige fue aceptado',
    },
    target: uuid,
    message: 'El código único del documento referenciado no existe',
    needs: ['referencedDocuments'],
    check: existing(),
    fix: {
      en: 'Send in billing_reference.uuid the code of an invoice that the authority accepted.',
      es: 'Envíe en billing_reference.uuid el código de una factura aceptada por la DIAN.',
    },
    violation: unknownCode,
  }),
  row({
    family: 'BG04b',
    in: inEach(rejects, 'creditNote', 'debitNote'),
    title: {
      en: 'The document that the note corrects is of the same issuer',
      es: 'El documento que la nota corrige es del mismo emisor',
    },
    target: uuid,
    message: 'El documento referenciado no pertenece al emisor',
    needs: ['referencedDocuments'],
    check: ofSameIssuer,
    fix: { en: 'Correct a document of your own.', es: 'Corrija un documento propio.' },
    violation: issuedBySecond,
    source: specified,
  }),
  row({
    family: 'BG04',
    in: { supportAdjustmentNote: rejects },
    title: {
      en: 'The support document that the note corrects was accepted',
      es: 'El documento soporte que la nota corrige fue aceptado',
    },
    target: uuid,
    message: 'El CUDS del documento soporte referenciado no existe',
    needs: ['referencedDocuments'],
    check: existing('05'),
    fix: {
      en: 'Send in billing_reference.uuid the CUDS of a support document that the authority accepted.',
      es: 'Envíe en billing_reference.uuid el CUDS de un documento soporte aceptado por la DIAN.',
    },
    violation: unknownCode,
    source: specified,
  }),
];

const title = { en: 'Reference to the corrected document', es: 'Referencia al documento corregido' };

/** The document that a note corrects. */
export const referenceRules = group({ code: 'BG', title, stage: 'content' }, [
  row({
    family: 'BG01',
    in: inNotes(rejects),
    target: reference,
    message: 'Falta la referencia al documento que se corrige',
    check: is.when(({ subject }) => mustRefer(subject), is.there()),
  }),
  row({
    family: 'BG02',
    in: inNotes(rejects),
    target: referenced,
    message: 'Falta el grupo InvoiceDocumentReference',
    check: is.there(),
  }),
  row({
    family: 'BG03',
    in: inNotes(rejects),
    target: `${referenced}/cbc:ID`,
    message: 'Falta el número del documento referenciado',
    check: is.present(),
  }),
  ...existenceRules,
  row({
    family: 'BG05',
    in: { ...inNotes(rejects), debitNote: notifies },
    title: {
      en: 'The algorithm is that of the code of the document referred to',
      es: 'El algoritmo es el del código del documento referenciado',
    },
    target: `${uuid}/@schemeName`,
    message: 'Algoritmo del documento referenciado no corresponde',
    needs: ['referencedDocuments'],
    check: algorithm,
    fix: {
      en: 'Send CUFE-SHA384; CUDE-SHA384 for an invoice of type 03; CUDS-SHA384 for a support document.',
      es: 'Envíe CUFE-SHA384; CUDE-SHA384 para una factura de tipo 03; CUDS-SHA384 para un documento soporte.',
    },
  }),
  row({
    family: 'BG06',
    in: { ...inNotes(notifies), debitNote: rejects },
    title: {
      en: 'The note is not older than the document that it corrects',
      es: 'La nota no es anterior al documento que corrige',
    },
    target: `${referenced}/cbc:IssueDate`,
    message: 'El documento referenciado es posterior a la nota',
    needs: ['referencedDocuments'],
    check: notLaterThanNote,
    fix: {
      en: 'Date the note on the day of the document that it corrects, or later.',
      es: 'Use en la nota la fecha del documento que corrige o una posterior.',
    },
    violation: { built: [{ edit: 'set', path: '/*/cbc:IssueDate', text: '2019-02-01' }] },
    alsoFires: ['CAD09e'],
  }),
]);
