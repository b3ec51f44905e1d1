/** Every attack is a scenario or, where its unit has a table of its own, at least a row of that. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packageFile } from '../../common/data-directory.ts';
import { archiveAttacks } from './archives.ts';
import { documentAttacks } from './documents.ts';
import { encodingAttacks } from './encodings.ts';
import { envelopeAttacks } from './envelopes.ts';
import { signatureAttacks } from './signatures.ts';

const folder = packageFile('features/security');
const features = readdirSync(folder)
  .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
  .join('\n');

const cells = new Set(features.split('|').map((cell) => cell.trim()));

const missing = (attacks: object): readonly string[] => Object.keys(attacks).filter((name) => !cells.has(name));

describe('the features of security', () => {
  it.each([
    ['documents', documentAttacks],
    ['signatures', signatureAttacks],
    ['messages', envelopeAttacks],
  ])('have every attack on %s', (_part, attacks) => {
    expect(missing(attacks)).toEqual([]);
  });

  it('have the attacks on encodings and archives whose answer depends on more than their reader', () => {
    expect(missing(encodingAttacks).filter((name) => !name.startsWith('a DOCTYPE in '))).toEqual([]);
    expect(Object.keys(archiveAttacks).length - missing(archiveAttacks).length).toBeGreaterThanOrEqual(30);
  });
});
