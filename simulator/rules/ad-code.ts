import { checkCodeWithPin, checkUniqueCode } from '../checks/codes/unique-code-check.ts';
import { type Check, shown } from '../checks/vocabulary/check.ts';
import * as is from '../checks/vocabulary/is.ts';
import type { Bilingual } from '../../src/common/text/bilingual.ts';
import { identityOf } from '../document/identity.ts';
import { published, type Rule, type Source, specified } from '../judge/engine/rule.ts';
import type { Violation } from '../checks/vocabulary/violation.ts';
import { mirroring } from './equivalent/sources.ts';
import { type InDocuments, but, inAll, inEach, inSupport, rejected, rejects, row } from './row.ts';

const supporting = inSupport(rejects);

const wrongCode: Violation = { coded: [{ edit: 'set', path: '/*/cbc:UUID', text: '0'.repeat(96) }] };

const uniqueCode: readonly Rule[] = [
  row({
    family: 'AD06',
    in: rejected,
    title: {
      en: 'The CUFE is the one that follows from the document',
      es: 'El CUFE es el que se calcula a partir del documento',
    },
    target: '/*/cbc:UUID',
    message: 'El código único no está bien calculado',
    needs: ['numberingRanges', 'softwareRegistry', 'technicalKeys'],
    check: checkUniqueCode,
    fix: {
      en: 'Compare field by field the text of which the SHA-384 is computed, which `ensayo judge` shows: amounts truncated to two decimals, the technical key of this range, the environment.',
      es: 'Compare campo por campo la cadena de la que se calcula el SHA-384, que muestra `ensayo judge`: valores truncados a dos decimales, la clave técnica de este rango y el ambiente.',
    },
    violation: wrongCode,
  }),
  row({
    family: 'AD06',
    in: { ...inEach(rejects, 'creditNote', 'debitNote'), posTicket: mirroring('FAD06', rejects) },
    title: {
      en: 'The CUDE is the one that follows from the document',
      es: 'El CUDE es el que se calcula a partir del documento',
    },
    target: '/*/cbc:UUID',
    message: 'El código único no está bien calculado',
    needs: ['softwareRegistry', 'technicalKeys'],
    check: checkCodeWithPin,
    fix: {
      en: 'Compare field by field the text of which the SHA-384 is computed, which `ensayo judge` shows: amounts truncated to two decimals, the PIN of this software, the environment.',
      es: 'Compare campo por campo la cadena de la que se calcula el SHA-384, que muestra `ensayo judge`: valores truncados a dos decimales, el PIN de este software y el ambiente.',
    },
    violation: wrongCode,
  }),
  row({
    family: 'AD06',
    in: supporting,
    title: {
      en: 'The CUDS is the one that follows from the document',
      es: 'El CUDS es el que se calcula a partir del documento',
    },
    target: '/*/cbc:UUID',
    message: 'El CUDS no está bien calculado',
    needs: ['softwareRegistry', 'technicalKeys'],
    check: checkCodeWithPin,
    fix: {
      en: 'Compare field by field the text of which the SHA-384 is computed, which `ensayo judge` shows: IVA alone, the seller before the buyer, the PIN of this software.',
      es: 'Compare campo por campo la cadena de la que se calcula el SHA-384, que muestra `ensayo judge`: solo el IVA, el vendedor antes del adquirente y el PIN de este software.',
    },
    violation: wrongCode,
    // The address in the QR code ends with the code.
    alsoFires: ['DSAB36'],
    source: specified,
  }),
];

/** Two rules want the same of the sender: AD04 and AD07. */
export const toPlatform: Bilingual = {
  en: 'Set the environment of the company to that of the platform it sends to.',
  es: 'Configure en la empresa el ambiente de la plataforma a la que envía.',
};

type Algorithm = { readonly in: InDocuments; readonly check: Check; readonly source?: Source };

const algorithmRow = (declared: Algorithm): Rule =>
  row({
    family: 'AD08',
    target: '/*/cbc:UUID/@schemeName',
    message: 'Algoritmo del código único no permitido',
    ...declared,
  });

/** The unique code: CUFE, CUDE or CUDS. */
export const codeRules: readonly Rule[] = [
  ...uniqueCode,
  row({
    family: 'AD07',
    in: { ...inAll(rejects), ...inSupport(but(rejects, { source: specified })) },
    title: {
      en: 'The unique code is of the environment that receives the document',
      es: 'El código único corresponde al ambiente que recibe el documento',
    },
    target: '/*/cbc:UUID/@schemeID',
    message: '@schemeID no corresponde al ambiente de destino',
    needs: ['environment'],
    check: ({ environment }) =>
      is.satisfying({
        expected: shown(environment.code, {
          en: 'the environment that receives the document, equal to ProfileExecutionID',
          es: 'el ambiente que recibe el documento, igual a ProfileExecutionID',
        }),
        test: ({ value, subject }) =>
          value === environment.code && value === subject.text('/*/cbc:ProfileExecutionID')
            ? undefined
            : { found: shown(value) },
        breakAt: (path) => ({ built: [{ edit: 'set', path, text: environment.code === '1' ? '2' : '1' }] }),
      }),
    fix: toPlatform,
  }),
  algorithmRow({
    in: rejected,
    check: is.satisfying({
      expected: { en: 'CUFE-SHA384, or CUDE-SHA384 for type 03', es: 'CUFE-SHA384, o CUDE-SHA384 para el tipo 03' },
      test: ({ value, subject }) => {
        const wanted = identityOf(subject).type === '03' ? 'CUDE-SHA384' : 'CUFE-SHA384';
        return value === wanted ? undefined : { found: shown(value), expected: shown(wanted) };
      },
      breakAt: (path) => ({ built: [{ edit: 'set', path, text: 'CUFE-SHA1' }] }),
    }),
  }),
  algorithmRow({
    in: { ...inEach(rejects, 'creditNote', 'debitNote'), posTicket: mirroring('FAD08', rejects) },
    check: is.literal('CUDE-SHA384', 'CUFE-SHA1'),
  }),
  algorithmRow({ in: supporting, check: is.literal('CUDS-SHA384', 'CUFE-SHA1'), source: published }),
];
