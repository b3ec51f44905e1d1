/**
 * Validation that keeps the first errors only. The validator of libxml2-wasm
 * looks up the path of every error, and the path of the n-th of equal siblings
 * takes n steps: a document of 500 KB with 20,000 wrong siblings took five
 * seconds. Only an inner module of the library gives access to the errors
 * before that, so this file goes with the pinned version of the library.
 */
import type { ErrorDetail, XmlDocument, XsdValidator } from 'libxml2-wasm';

type Pointer = number;

/** What is used of `libxml2-wasm/lib/libxml2.mjs`; its own declarations leave some of it out. */
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

export type FirstErrors = (validator: XsdValidator, document: XmlDocument, limit: number) => readonly ErrorDetail[];

const addressOf = (wrapper: XsdValidator | XmlDocument): Pointer =>
  // The address of what it wraps is a property that the declarations of the library leave out.
  (wrapper as unknown as { readonly _ptr: Pointer })._ptr;

/** Entries of the function table are never given back, so there is one for the process. */
export const loadFirstErrors = async (): Promise<FirstErrors> => {
  const inner = (await import('libxml2-wasm/lib/libxml2.mjs')) as unknown as Inner; // see Inner
  const { XmlErrorStruct } = inner;
  let errors: ErrorDetail[] = [];
  let wanted = 0;
  const collector = inner.addFunction((_index, error) => {
    if (errors.length >= wanted) return;
    const xpath = inner.xmlGetNodePath(XmlErrorStruct.node(error));
    errors.push({
      message: XmlErrorStruct.message(error),
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
