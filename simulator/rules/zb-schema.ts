import type { Facts } from '../checks/vocabulary/facts.ts';
import * as is from '../checks/vocabulary/is.ts';
import type { Finding } from '../checks/vocabulary/check.ts';
import { annex, everyDocument, group, rejects, rule } from '../engine/rule.ts';
import { fixedNamespaces } from '../document/path-index.ts';
import type { Spot } from '../intake/read-facts.ts';

const at = ({ position, found }: Spot): Finding => ({
  found: `${found} (line ${position.line}, column ${position.column})`,
});

const firstOf = (...spots: readonly (Spot | undefined)[]): Finding | undefined => {
  const first = spots.find((spot) => spot !== undefined);
  return first === undefined ? undefined : at(first);
};

/** A check on the bytes of the document, which has no node to point at. */
const onDocument = (expected: string, finding: () => Finding | undefined) =>
  is.satisfying({ expected, per: 'document', test: finding });

/** The line carries the parser's own text, as far as that is bearable. */
const longestDetail = 300;

const shortened = (text: string): string => (text.length > longestDetail ? `${text.slice(0, longestDetail)}…` : text);

const schemaFinding = ({ schema }: Pick<Facts, 'schema'>): Finding | undefined => {
  const [first] = schema;
  if (first === undefined) return undefined;
  const more = schema.length === 1 ? '' : ` (and ${schema.length - 1} more)`;
  const column = first.column === undefined ? '' : `, column ${first.column}`;
  const path = first.xpath === undefined ? '' : `, ${first.xpath}`;
  return { found: `line ${first.line}${column}${path}: ${first.message}${more}`, detail: shortened(first.message) };
};

const place = 'document XML';
const source = annex('FE 1.9', '8.5');

export const schemaRules = group(
  { code: 'ZB', title: { en: 'XML and schema', es: 'XML y esquema' }, stage: 'schema', about: 'soap' },
  [
    rule({
      family: 'ZB01',
      title: 'The document is valid against the schema of its type',
      codes: everyDocument(rejects('ZB01')),
      message: 'Fallo en el esquema XML',
      place,
      needs: ['schema'],
      check: (facts) => onDocument('a document that its schema accepts', () => schemaFinding(facts)),
      fix: 'Validate the XML against the schema of its document type before sending it.',
      violation: {
        coded: [{ edit: 'insert', path: '/*', child: { name: 'cbc:Desconocido', content: '1' }, after: ['cbc:UUID'] }],
      },
      source,
    }),
    rule({
      family: 'ZB02',
      title: 'Nothing stands before the XML declaration or behind the root',
      codes: everyDocument(rejects('ZB02')),
      message: 'Caracteres de edición no permitidos',
      place,
      needs: ['intake'],
      check: ({ intake }) =>
        onDocument('no byte order mark, no characters around the document, no control characters', () =>
          firstOf(intake.beforeDeclaration, intake.afterRoot, intake.controlCharacters[0]),
        ),
      fix: 'Write the file as UTF-8 without byte order mark.',
      violation: { bytes: [{ find: '', replace: '\ufeff' }] },
      source,
    }),
    rule({
      family: 'ZB03',
      title: 'The document is written in UTF-8',
      codes: everyDocument(rejects('ZB03')),
      message: 'Codificación distinta de UTF-8',
      place,
      needs: ['intake'],
      check: ({ intake }) => onDocument('UTF-8', () => firstOf(intake.encoding.problem)),
      fix: 'Write the file, and declare it, as UTF-8.',
      violation: { bytes: [{ find: 'encoding="UTF-8"', replace: 'encoding="ISO-8859-1"' }] },
      alsoFires: ['ZB01'],
      source,
    }),
    rule({
      family: 'ZB04',
      title: 'The prefixes of the annex are bound to its namespaces',
      codes: everyDocument(rejects('ZB04')),
      message: 'No cumple la personalización UBL-DIAN',
      place,
      needs: ['intake'],
      check: ({ intake }) =>
        onDocument(
          'ext, cac, cbc, ds, xades and xades141 bound to the namespaces of the annex, DianExtensions in a namespace read as sts',
          () => firstOf(intake.foreignPrefixes[0], intake.foreignDianElements[0]),
        ),
      strictly: {
        holds: `DianExtensions and the elements in it are in the namespace ${fixedNamespaces.sts}.`,
        check: ({ intake }) =>
          onDocument('the prefixes of the annex bound to its namespaces', () =>
            firstOf(intake.foreignPrefixes[0], intake.foreignDianElements[0], intake.variantDianElements[0]),
          ),
      },
      fix: 'Copy the namespace declarations of the root from the annex.',
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
