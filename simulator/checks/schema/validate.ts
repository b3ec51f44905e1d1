/** The schema stage of the judge (ZB01): is this text a document of that root? */
import type { ErrorDetail, XmlDocument } from 'libxml2-wasm';
import { compiledSchema, type CompiledSchema } from './compile.ts';
import { readableMessage } from './messages.ts';
import type { SchemaRoot } from './schema-files.ts';
import type { Bilingual } from '../vocabulary/wording.ts';

export type { SchemaRoot } from './schema-files.ts';
export { schemaRoots } from './schema-files.ts';

export type SchemaFinding = {
  /**
   * The parser's text, and its translation, with the usual prefixes for the known namespaces, cut in the middle beyond
   * 800 characters.
   */
  readonly message: Bilingual;
  /** From 1; the line on which the faulty start tag ends. Beyond 65,534 it may be that of the text after it. */
  readonly line: number;
  /** From 1; known only for a text that is not well-formed. */
  readonly column: number | undefined;
  /**
   * Path of the element at fault (of its element, when an attribute is), with the prefixes of the document; an element
   * in the default namespace is `*`. Unknown for a text that is not well-formed.
   */
  readonly xpath: string | undefined;
};

export type SchemaValidator = {
  /**
   * No findings means valid. At most twenty findings, in document order; after an unexpected element the rest of that
   * element's parent is skipped. A text that is not well-formed gives one finding. The text is read as UTF-8 whatever
   * its declaration says: encodings belong to ZB03.
   */
  validate(xml: Buffer | string, root: SchemaRoot): Promise<readonly SchemaFinding[]>;
  /** Compiles the schema now, so that the first document does not wait for it. */
  warmUp(root: SchemaRoot): Promise<void>;
};

const mostFindings = 20;

const finding = (detail: ErrorDetail, { prefixes }: CompiledSchema): SchemaFinding => ({
  message: readableMessage(detail.message, prefixes),
  line: detail.line,
  column: detail.col > 0 ? detail.col : undefined,
  xpath: detail.xpath,
});

/**
 * Refuses what a compiled schema lets through: any global element of any imported namespace (`cbc:ID`, `ds:Signature`
 * …) as the root, and a document type.
 */
const rootFinding = (document: XmlDocument, schema: CompiledSchema): SchemaFinding | undefined => {
  const at = (message: string): SchemaFinding => ({
    message: readableMessage(message, new Map()),
    line: document.root.line,
    column: undefined,
    xpath: '/*',
  });
  if (document.dtd !== null) return at('A document type declaration is not allowed.');
  const { name, namespaceUri } = document.root;
  if (name === schema.root && namespaceUri === schema.namespace) return undefined;
  const found = namespaceUri === '' ? name : `{${namespaceUri}}${name}`;
  return at(`Element '${found}': The document element must be '{${schema.namespace}}${schema.root}'.`);
};

const validationFindings = (document: XmlDocument, schema: CompiledSchema): SchemaFinding[] => {
  const wrongRoot = rootFinding(document, schema);
  if (wrongRoot !== undefined) return [wrongRoot];
  return schema.firstErrors(schema.validator, document, mostFindings).map((detail) => finding(detail, schema));
};

const findings = (bytes: Buffer, schema: CompiledSchema): SchemaFinding[] => {
  const { ParseOption, XmlDocument, XmlParseError } = schema.library;
  const option = ParseOption.XML_PARSE_NO_XXE | ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_BIG_LINES;
  let document: XmlDocument;
  try {
    document = XmlDocument.fromBuffer(bytes, { encoding: 'utf-8', option });
  } catch (error) {
    if (!(error instanceof XmlParseError)) throw error;
    const detail = error.details.find(({ level }) => level > 1);
    return [finding(detail ?? { message: error.message, level: 3, line: 1, col: 1 }, schema)];
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
  validate: async (xml, root) => findings(typeof xml === 'string' ? Buffer.from(xml) : xml, await compiledSchema(root)),
  warmUp: async (root) => {
    await compiledSchema(root);
  },
});
