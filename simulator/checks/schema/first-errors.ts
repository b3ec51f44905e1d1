/**
 * Validation that keeps only the first errors. The validator of libxml2-wasm looks up the path of every error, and the
 * path of the n-th of equal siblings takes n steps: a document of 500 KB with 20,000 wrong siblings took five seconds.
 * Only an internal module of the library gives earlier access to the errors, so this file is tied to the pinned version
 * of the library.
 */
import type { ErrorDetail, XmlDocument, XsdValidator } from 'libxml2-wasm';

type Pointer = number;

/** The part of `libxml2-wasm/lib/libxml2.mjs` used here; the library's own declarations omit some of it. */
type Inner = Pick<
  typeof import('libxml2-wasm/lib/libxml2.mjs'),
  | 'XmlErrorStruct'
  | 'xmlGetNodePath'
  | 'xmlSchemaFreeValidCtxt'
  | 'xmlSchemaNewValidCtxt'
  | 'xmlSchemaSetValidStructuredErrors'
  | 'xmlSchemaValidateDoc'
> & {
  readonly addFunction: (handler: (index: number, error: Pointer) => void, signature: string) => Pointer;
};

/** Beside its message. */
export type CodedError = ErrorDetail & {
  /** A member of libxml2's `xmlParserErrors`. */
  readonly code: number;
  /** The name of the attribute that is missing or not allowed, or the value that is not accepted. */
  readonly subject: string | null;
  /** The values of an enumeration that does not accept it: `'a', 'b'`. */
  readonly accepted: string | null;
};

export type FirstErrors = (validator: XsdValidator, document: XmlDocument, limit: number) => readonly CodedError[];

/**
 * The library reads only some fields of `struct _xmlError`: its readers are given an address from which their own field
 * is the wanted one.
 */
const shifts = {
  /** From `level` (12) to `code` (4). */
  code: -8,
  /** From `file` (16) to `str1` (24). */
  subject: 8,
  /** From `file` (16) to `str2` (28). */
  accepted: 12,
} as const;

const addressOf = (wrapper: XsdValidator | XmlDocument): Pointer =>
  // The library's declarations omit the property with the address of the wrapped object.
  (wrapper as unknown as { readonly _ptr: Pointer })._ptr;

/** Entries of the function table are never released, so there is one for the process. */
export const loadFirstErrors = async (): Promise<FirstErrors> => {
  const inner = (await import('libxml2-wasm/lib/libxml2.mjs')) as unknown as Inner; // see Inner
  const { XmlErrorStruct } = inner;
  let errors: CodedError[] = [];
  let wanted = 0;
  const collector = inner.addFunction((_index, error) => {
    if (errors.length >= wanted) return;
    const xpath = inner.xmlGetNodePath(XmlErrorStruct.node(error));
    errors.push({
      message: XmlErrorStruct.message(error),
      code: XmlErrorStruct.level(error + shifts.code),
      subject: XmlErrorStruct.file(error + shifts.subject),
      accepted: XmlErrorStruct.file(error + shifts.accepted),
      level: XmlErrorStruct.level(error),
      line: XmlErrorStruct.line(error),
      col: XmlErrorStruct.col(error),
      ...(xpath === null ? {} : { xpath }),
    });
  }, 'vii');
  return (validator, document, limit) => {
    errors = [];
    wanted = limit;
    const context = inner.xmlSchemaNewValidCtxt(addressOf(validator));
    inner.xmlSchemaSetValidStructuredErrors(context, collector, 0);
    const result = inner.xmlSchemaValidateDoc(context, addressOf(document));
    inner.xmlSchemaFreeValidCtxt(context);
    if (result < 0 || (result > 0 && errors.length === 0)) throw new Error('libxml2 could not validate the document.');
    return result === 0 ? [] : errors;
  };
};
