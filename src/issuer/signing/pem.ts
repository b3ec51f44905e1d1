/** Blocks of PEM (RFC 7468) in a text, found in one pass: a text of many beginnings takes no longer than another. */

export type PemBlock = {
  readonly label: string;
  /** Without the lines around it. */
  readonly body: string;
  readonly text: string;
};

const [begin, end, dashes] = ['-----BEGIN ', '-----END ', '-----'];

const blockOf = (before: string, endLabel: string): PemBlock | undefined => {
  const start = before.lastIndexOf(begin);
  if (start === -1) return undefined;
  const labelEnd = before.indexOf(dashes, start + begin.length);
  const label = before.slice(start + begin.length, labelEnd);
  if (labelEnd === -1 || label !== endLabel) return undefined;
  const body = before.slice(labelEnd + dashes.length).trim();
  return { label, body, text: `${begin}${label}${dashes}\n${body}\n${end}${label}${dashes}\n` };
};

export const pemBlocks = (text: string): readonly PemBlock[] => {
  const blocks: PemBlock[] = [];
  let from = 0;
  for (let at = text.indexOf(end); at !== -1; at = text.indexOf(end, from)) {
    const labelEnd = text.indexOf(dashes, at + end.length);
    if (labelEnd === -1) break;
    const block = blockOf(text.slice(from, at), text.slice(at + end.length, labelEnd));
    if (block !== undefined) blocks.push(block);
    from = labelEnd + dashes.length;
  }
  return blocks;
};
