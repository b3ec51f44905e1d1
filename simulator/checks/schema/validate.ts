/** The schema stage of the judge (ZB01): is this text a document of that root? */
import type { ErrorDetail, XmlDocument } from 'libxml2-wasm';
import { compiledSchema, type CompiledSchema } from './compile.ts';
import type { CodedError } from './first-errors.ts';
import { readableMessage, shortMessage } from './messages.ts';
import type { Bilingual } from '../../../src/common/text/bilingual.ts';
import type { SchemaRoot } from './schema-files.ts';
import type { SchemaFault } from '../../document/datum.ts';
import { fromText } from '../../../src/common/bytes.ts';

export type { SchemaRoot } from './schema-files.ts';
export { schemaRoots } from './schema-files.ts';

export type SchemaValidator = {
  /**
   * No findings means valid. At most twenty findings, in document order; after an unexpected element the rest of that
   * element's parent is skipped. A text that is not well-formed gives one finding. The text is read as UTF-8 whatever
   * its declaration says: encodings belong to ZB03.
   */
  validate(xml: Uint8Array | string, root: SchemaRoot): Promise<readonly SchemaFault[]>;
  /** Compiles the schema now, so that the first document does not wait for it. */
  warmUp(root: SchemaRoot): Promise<void>;
};

const mostFindings = 20;

/** Members of libxml2's `xmlParserErrors`; the others are about values. */
const faults: Readonly<Record<number, SchemaFault['fault']>> = {
  1841: 'text-not-allowed',
  1843: 'text-not-allowed',
  1866: 'attribute-not-allowed',
  1868: 'attribute-missing',
  1871: 'content',
};

/** Characters of a wrong value, which can be as long as the document. */
const longestSubject = 200;

const finding = (detail: ErrorDetail, fault: SchemaFault['fault'], { prefixes }: CompiledSchema): SchemaFault => ({
  fault,
  message: readableMessage(detail, prefixes),
  line: detail.line,
  column: detail.col > 0 ? detail.col : undefined,
  xpath: detail.xpath,
});

const validationFinding = (error: CodedError, schema: CompiledSchema): SchemaFault => {
  const found = finding(error, faults[error.code] ?? 'value', schema);
  const { subject } = error;
  return subject === null || subject.length > longestSubject ? found : { ...found, subject };
};

/**
 * Refuses what a compiled schema lets through: any global element of any imported namespace (`cbc:ID`, `ds:Signature`
 * …) as the root, and a document type.
 */
const rootFinding = (document: XmlDocument, schema: CompiledSchema): SchemaFault | undefined => {
  const at = (message: Bilingual): SchemaFault => ({
    fault: 'root',
    message: shortMessage(message),
    line: document.root.line,
    column: undefined,
    xpath: '/*',
  });
  if (document.dtd !== null)
    return at({
      en: 'A document type declaration is not allowed.',
      es: 'No se admite una declaración de tipo de documento (DOCTYPE).',
    });
  const { name, namespaceUri } = document.root;
  if (name === schema.root && namespaceUri === schema.namespace) return undefined;
  const found = namespaceUri === '' ? name : `{${namespaceUri}}${name}`;
  const wanted = `{${schema.namespace}}${schema.root}`;
  return at({
    en: `Element '${found}': The document element must be '${wanted}'.`,
    es: `Elemento '${found}': La raíz del documento debe ser '${wanted}'.`,
  });
};

const validationFindings = (document: XmlDocument, schema: CompiledSchema): SchemaFault[] => {
  const wrongRoot = rootFinding(document, schema);
  if (wrongRoot !== undefined) return [wrongRoot];
  return schema.firstErrors(schema.validator, document, mostFindings).map((error) => validationFinding(error, schema));
};

const findings = (bytes: Uint8Array, schema: CompiledSchema): SchemaFault[] => {
  const { ParseOption, XmlDocument, XmlParseError } = schema.library;
  const option = ParseOption.XML_PARSE_NO_XXE | ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_BIG_LINES;
  let document: XmlDocument;
  try {
    document = XmlDocument.fromBuffer(bytes, { encoding: 'utf-8', option });
  } catch (error) {
    if (!(error instanceof XmlParseError)) throw error;
    const detail = error.details.find(({ level }) => level > 1);
    return [finding(detail ?? { message: error.message, level: 3, line: 1, col: 1 }, 'not-well-formed', schema)];
  }
  try {
    return validationFindings(document, schema);
  } finally {
    document.dispose();
  }
};

/**
 * A validator against the schemas generated from `datasets/facts/schema`. Creating it costs nothing: libxml2 is loaded and a
 * schema compiled when first needed.
 */
export const createSchemaValidator = (): SchemaValidator => ({
  validate: async (xml, root) => findings(typeof xml === 'string' ? fromText(xml) : xml, await compiledSchema(root)),
  warmUp: async (root) => {
    await compiledSchema(root);
  },
});
