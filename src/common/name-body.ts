import type { Response } from 'express';
import type { FileName } from './file-name.ts';
import { normalise } from './normalise.ts';

/** For clients that do not know `filename*`: accents are removed, and other non-ASCII characters become `_`. */
const plain = (name: FileName): string =>
  normalise(name, 'NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/g, '_');

/**
 * Sets the name under which the body is saved, or shown and saved from there: `filename="…"` in quotes for every client
 * and, if that cannot represent all of its letters, `filename*` as well (RFC 6266, RFC 8187). Express writes the
 * header. Set the type afterwards: Express derives one from the extension.
 */
export const nameBody = (response: Response, name: FileName, shown: 'attachment' | 'inline' = 'attachment'): void => {
  response.attachment(name);
  const written = response.get('Content-Disposition') ?? '';
  response.set(
    'Content-Disposition',
    written.replace(/^attachment/, shown).replace(/filename=(?:"[^"]*"|[^";]+)/, () => `filename="${plain(name)}"`),
  );
};
