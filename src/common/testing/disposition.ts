/** Parses a Content-Disposition strictly by the grammar of RFC 6266 and RFC 8187: the tests' own reader. */
const token = String.raw`[!#$%&'*+\-.^_\x60|~0-9A-Za-z]+`;
const quoted = String.raw`"(?:[\t !#-\[\]-~]|\\[\t -~])*"`;
const extended = String.raw`UTF-8''(?:%[0-9A-F]{2}|[!#$&+\-.^_\x60|~0-9A-Za-z])*`;

const grammar = new RegExp(`^(attachment|inline); filename=(${token}|${quoted})(?:; filename\\*=(${extended}))?$`);

export type Disposition = { readonly type: string; readonly name: string };

/**
 * The name that a client saves under.
 * @throws for a header outside the grammar
 */
export const dispositionOf = (header: string | null): Disposition => {
  const [, type, plain, wide] = grammar.exec(header ?? '') ?? [];
  if (type === undefined || plain === undefined) throw new Error(`No Content-Disposition: ${JSON.stringify(header)}`);
  if (wide !== undefined) return { type, name: decodeURIComponent(wide.slice("UTF-8''".length)) };
  return { type, name: plain.startsWith('"') ? plain.slice(1, -1).replaceAll(/\\(.)/g, '$1') : plain };
};
