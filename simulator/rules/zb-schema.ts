import type { Facts } from '../checks/vocabulary/facts.ts';
import * as is from '../checks/vocabulary/is.ts';
import type { Finding } from '../checks/vocabulary/check.ts';
import { same, type Bilingual } from '../../src/common/text/bilingual.ts';
import { annex, everyDocument, group, rejects, rule } from '../judge/engine/rule.ts';
import { shortDetail } from '../checks/vocabulary/in-words.ts';
import { fixedNamespaces } from '../document/path-index.ts';
import type { Spot } from '../document/intake/read-facts.ts';

const at = ({ position: { line, column }, found: { en, es } }: Spot): Finding => ({
  found: {
    en: `${en} (line ${line}, column ${column})`,
    es: `${es} (línea ${line}, columna ${column})`,
  },
});

const firstOf = (...spots: readonly (Spot | undefined)[]): Finding | undefined => {
  const first = spots.find((spot) => spot !== undefined);
  return first === undefined ? undefined : at(first);
};

/** A check on the bytes of the document, which has no node to point at. */
const onDocument = (expected: Bilingual, finding: () => Finding | undefined) =>
  is.satisfying({ expected, per: 'document', test: finding });

const schemaFinding = ({ schema }: Pick<Facts, 'schema'>): Finding | undefined => {
  const [first] = schema;
  if (first === undefined) return undefined;
  const where = first.column === undefined ? '' : `, columna ${first.column}`;
  const found = { kind: 'schema', faults: schema } as const;
  return { found, detail: ` (línea ${first.line}${where}) - ${shortDetail(first.message.en)} -` };
};

const place = { en: 'document XML', es: 'XML del documento' };
const source = annex('FE 1.9', '8.5');

export const schemaRules = group(
  { code: 'ZB', title: { en: 'XML and schema', es: 'XML y esquema' }, stage: 'schema', about: 'soap' },
  [
    rule({
      family: 'ZB01',
      title: {
        en: 'The document is valid against the schema of its type',
        es: 'El documento es válido según el esquema de su tipo',
      },
      codes: everyDocument(rejects('ZB01')),
      message: 'Fallo en el schema XML del archivo',
      place,
      needs: ['schema'],
      check: (facts) =>
        onDocument({ en: 'a document that its schema accepts', es: 'un documento que cumpla su esquema' }, () =>
          schemaFinding(facts),
        ),
      fix: {
        en: 'Validate the XML against the schema of its document type before sending it.',
        es: 'Valide el XML contra el esquema de su tipo de documento antes de enviarlo.',
      },
      violation: {
        coded: [{ edit: 'insert', path: '/*', child: { name: 'cbc:Desconocido', content: '1' }, after: ['cbc:UUID'] }],
      },
      source,
    }),
    rule({
      family: 'ZB02',
      title: {
        en: 'Nothing stands before the XML declaration or after the root',
        es: 'No hay nada antes de la declaración XML ni después de la raíz',
      },
      codes: everyDocument(rejects('ZB02')),
      message: 'Caracteres de edición no permitidos',
      place,
      needs: ['intake'],
      check: ({ intake }) =>
        onDocument(
          {
            en: 'no byte order mark, no characters around the document, no control characters',
            es: 'sin marca de orden de bytes, sin caracteres fuera del documento y sin caracteres de control',
          },
          () => firstOf(intake.beforeDeclaration, intake.afterRoot, intake.controlCharacters[0]),
        ),
      fix: {
        en: 'Write the file as UTF-8 without byte order mark.',
        es: 'Guarde el archivo en UTF-8 sin marca de orden de bytes.',
      },
      violation: { bytes: [{ find: '', replace: '\ufeff' }] },
      source,
    }),
    rule({
      family: 'ZB03',
      title: { en: 'The document is written in UTF-8', es: 'El documento está codificado en UTF-8' },
      codes: everyDocument(rejects('ZB03')),
      message: 'Codificación distinta de UTF-8',
      place,
      needs: ['intake'],
      check: ({ intake }) => onDocument(same('UTF-8'), () => firstOf(intake.encoding.problem)),
      fix: {
        en: 'Write the file, and declare it, as UTF-8.',
        es: 'Guarde el archivo en UTF-8 y declare esa codificación.',
      },
      violation: { bytes: [{ find: 'encoding="UTF-8"', replace: 'encoding="ISO-8859-1"' }] },
      alsoFires: ['ZB01'],
      source,
    }),
    rule({
      family: 'ZB04',
      title: {
        en: 'The prefixes of the annex are bound to its namespaces',
        es: 'Los prefijos del anexo corresponden a sus espacios de nombres',
      },
      codes: everyDocument(rejects('ZB04')),
      message: 'No cumple la personalización UBL-DIAN',
      place,
      needs: ['intake'],
      check: ({ intake }) =>
        onDocument(
          {
            en: 'ext, cac, cbc, ds, xades and xades141 bound to the namespaces of the annex, DianExtensions in a namespace read as sts',
            es: 'ext, cac, cbc, ds, xades y xades141 con los espacios de nombres del anexo, y DianExtensions en uno que se lee como sts',
          },
          () => firstOf(intake.foreignPrefixes[0], intake.foreignDianElements[0]),
        ),
      strictly: {
        holds: {
          en: `DianExtensions and the elements in it are in the namespace ${fixedNamespaces.sts}.`,
          es: `DianExtensions y los elementos que contiene están en el espacio de nombres ${fixedNamespaces.sts}.`,
        },
        check: ({ intake }) =>
          onDocument(
            {
              en: 'the prefixes of the annex bound to its namespaces',
              es: 'los prefijos del anexo con sus espacios de nombres',
            },
            () => firstOf(intake.foreignPrefixes[0], intake.foreignDianElements[0], intake.variantDianElements[0]),
          ),
      },
      fix: {
        en: 'Copy the namespace declarations of the root from the annex.',
        es: 'Copie del anexo las declaraciones de espacios de nombres de la raíz.',
      },
      violation: {
        bytes: [{ find: 'http://uri.etsi.org/01903/v1.4.1#', replace: 'http://uri.etsi.org/01903/v1.4.2#' }],
      },
      // The namespaces in scope are part of everything that is digested.
      // Payroll asks for its namespaces by rules of its own.
      alsoFires: ['ZE02', 'DC09', 'DC12', 'DC16', 'NIE901', 'NIAE901'],
      source,
    }),
  ],
);
