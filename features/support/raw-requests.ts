/** Requests that no client library would write, byte by byte. */
import { connect } from 'node:net';

export type RawReply = { readonly status: number; readonly code: string; readonly text: string };

/** Lines as HTTP ends them; `\x0d` is the byte of that number. */
export const rawBytes = (text: string): Buffer =>
  Buffer.from(
    text
      .replaceAll('\n', '\r\n')
      .replaceAll(/\\x([0-9a-f]{2})/g, (_, hexadecimal: string) =>
        String.fromCharCode(Number.parseInt(hexadecimal, 16)),
      ),
    'latin1',
  );

const headerIn = (text: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(text)?.[1]?.trim();

/** An answer of a known length has arrived; for others the server closes the connection. */
const isWhole = (text: string): boolean => {
  const at = text.indexOf('\r\n\r\n');
  const length = at === -1 ? undefined : headerIn(text.slice(0, at + 2), 'content-length');
  return length !== undefined && Buffer.byteLength(text.slice(at + 4)) >= Number(length);
};

const exchanged = (url: string, bytes: Buffer): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      if (isWhole(text)) socket.destroy();
    });
    socket.once('error', reject).once('close', () => {
      resolve(text);
    });
  });

/** The stable code: of the JSON, or of the check that a SOAP fault names in a header. */
const codeIn = (text: string): string =>
  headerIn(text, 'ensayo-failed-check') ?? /"code":"([^"]*)"/.exec(text)?.[1] ?? '';

export const sendRaw = async (url: string, bytes: Buffer): Promise<RawReply> => {
  const text = await exchanged(url, bytes);
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), code: codeIn(text), text };
};
