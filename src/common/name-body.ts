import type { Response } from 'express';
import type { FileName } from './file-name.ts';

/** For clients that know no `filename*`: accents are left out, what is no ASCII then becomes `_`. */
const plain = (name: FileName): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/g, '_');

/**
 * Says under which name the body is saved, or shown and saved from there: `filename="…"` in quotes for every client and,
 * where that cannot have all of its letters, `filename*` beside it (RFC 6266, RFC 8187). Express writes the header. Set the
 * type afterwards: Express takes one from the ending.
 */
export const nameBody = (response: Response, name: FileName, shown: 'attachment' | 'inline' = 'attachment'): void => {
  response.attachment(name);
  const written = response.get('Content-Disposition') ?? '';
  response.set(
    'Content-Disposition',
    written.replace(/^attachment/, shown).replace(/filename=(?:"[^"]*"|[^";]+)/, () => `filename="${plain(name)}"`),
  );
};
