import type { Facts } from '../engine/facts.ts';
import * as is from '../engine/is.ts';
import type { Finding } from '../engine/check.ts';
import { annex, everyDocument, group, observed, rejects, rule } from '../engine/rule.ts';
import type { Spot } from '../intake/facts.ts';

const at = ({ position, found }: Spot): Finding => ({ found: `${found} (line ${position.line}, column ${position.column})` });

const firstOf = (...spots: readonly (Spot | undefined)[]): Finding | undefined => {
  const first = spots.find((spot) => spot !== undefined);
  return first === undefined ? undefined : at(first);
};

/** A check on the bytes of the document, which has no node to point at. */
const onDocument = (expected: string, finding: () => Finding | undefined) => is.satisfying({ expected, per: 'document', test: finding });

const schemaFinding = ({ schema }: Pick<Facts, 'schema'>): Finding | undefined => {
  const [first] = schema;
  if (first === undefined) return undefined;
  const more = schema.length === 1 ? '' : ` (and ${schema.length - 1} more)`;
  const column = first.column === undefined ? '' : `, column ${first.column}`;
  return { found: `line ${first.line}${column}${first.xpath === undefined ? '' : `, ${first.xpath}`}: ${first.message}${more}` };
};

export const schemaRules = group('ZB', 'XML and schema', 'schema', [
  rule({
    family: 'ZB01',
    title: 'The document is valid against the schema of its type',
    codes: everyDocument(rejects('ZB01')),
    message: 'Fallo en el esquema XML',
    needs: ['schema'],
    check: (facts) => onDocument('a document that its schema accepts', () => schemaFinding(facts)),
    fix: 'Validate the XML against the schema of its document type before sending it.',
    violation: { coded: [{ edit: 'insert', path: '/*', child: { name: 'cbc:Desconocido', content: '1' }, after: ['cbc:UUID'] }] },
    source: annex('FE 1.9', '8.5'),
  }),
  rule({
    family: 'ZB02',
    title: 'Nothing stands before the XML declaration or behind the root',
    codes: everyDocument(rejects('ZB02')),
    message: 'Caracteres de edición no permitidos',
    needs: ['intake'],
    check: ({ intake }) =>
      onDocument('no byte order mark, no characters around the document, no control characters', () =>
        firstOf(intake.beforeDeclaration, intake.afterRoot, intake.controlCharacters[0]),
      ),
    fix: 'Write the file as UTF-8 without byte order mark.',
    violation: { bytes: [{ find: '', replace: '\ufeff' }] },
    source: annex('FE 1.9', '8.5'),
  }),
  rule({
    family: 'ZB03',
    title: 'The document is written in UTF-8',
    codes: everyDocument(rejects('ZB03')),
    message: 'Codificación distinta de UTF-8',
    needs: ['intake'],
    check: ({ intake }) => onDocument('UTF-8', () => firstOf(intake.encoding.problem)),
    fix: 'Write the file, and declare it, as UTF-8.',
    violation: { bytes: [{ find: 'encoding="UTF-8"', replace: 'encoding="ISO-8859-1"' }] },
    alsoFires: ['ZB01'],
    source: annex('FE 1.9', '8.5'),
  }),
  rule({
    family: 'ZB04',
    title: 'The prefixes of the annex are bound to its namespaces',
    codes: everyDocument(rejects('ZB04')),
    message: 'No cumple la personalización UBL-DIAN',
    needs: ['intake'],
    check: ({ intake }) =>
      onDocument('the prefixes ext, cac, cbc, sts, ds, xades and xades141 bound to the namespaces of the annex', () =>
        firstOf(intake.foreignPrefixes[0], intake.foreignDianElements[0]),
      ),
    fix: 'Copy the namespace declarations of the root from the annex.',
    violation: {
      bytes: [{ find: 'http://uri.etsi.org/01903/v1.4.1#', replace: 'http://uri.etsi.org/01903/v1.4.2#' }],
    },
    // The namespaces in scope are part of everything that is digested.
    alsoFires: ['ZE02', 'DC09', 'DC12', 'DC16'],
    source: annex('FE 1.9', '8.5'),
  }),
]);

const archive = (code: string, title: string, message: string, fix: string) =>
  rule({
    family: code,
    title,
    codes: everyDocument(rejects(code)),
    message,
    needs: ['archive'],
    check: ({ archive: report }) =>
      onDocument(title, () => (report.refusal === code ? { found: report.detail } : undefined)),
    fix,
    outcome: { statusCode: '89' },
    violation: { zip: violations[code] ?? 'corrupt' },
    source: observed('Annex FE 1.9 lists the check; the code name is ours'),
  });

const violations: Readonly<Record<string, 'empty' | 'corrupt' | 'twoDocuments' | 'notXml'>> = {
  'ZIP-EMPTY': 'empty',
  'ZIP-CORRUPT': 'corrupt',
  'ZIP-COUNT-SYNC': 'twoDocuments',
  'ZIP-XML': 'notXml',
};

/** Not lines but answers: status 89 with the reason in StatusDescription. */
export const zipRules = group('ZIP', 'Reception of the file', 'intake', [
  archive('ZIP-EMPTY', 'The ZIP holds a file', 'El ZIP no contiene archivos', 'Put the XML into the ZIP.'),
  archive('ZIP-CORRUPT', 'The ZIP can be read', 'El ZIP no se puede leer', 'Send a ZIP, Base64 encoded, without password.'),
  archive('ZIP-COUNT-SYNC', 'A synchronous call carries one document', 'El envío síncrono admite un solo documento', 'Send one document a call, or send asynchronously.'),
  archive('ZIP-XML', 'Every entry of the ZIP is XML', 'El ZIP contiene un archivo que no es XML', 'Put nothing but XML documents into the ZIP.'),
]);
