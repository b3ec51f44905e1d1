const wholeBase64 = /^[A-Za-z0-9+/]*={0,2}$/;
const space = /[\t\n\r ]+/g;

/**
 * The bytes of an `xs:base64Binary`: white space is allowed, padding is required; undefined for anything that Node's
 * decoder would silently skip.
 */
export const decodeBase64 = (text: string): Buffer | undefined => {
  const bytes = Buffer.from(text, 'base64');
  // Clients write it as Node does. Encoding it again takes a fifth of the time of a look at each character.
  if (bytes.toString('base64') === text) return bytes;
  const dense = text.search(space) === -1 ? text : text.replace(space, '');
  return dense.length % 4 === 0 && wholeBase64.test(dense) ? Buffer.from(dense, 'base64') : undefined;
};
