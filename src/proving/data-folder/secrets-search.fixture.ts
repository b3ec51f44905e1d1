/** Searches for secrets in every byte of a folder, and in the contents of its databases. */
import type { KeyObject } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import Libsql from 'libsql';

/** A secret, and the bytes in which it must not be found. */
export type Needle = { readonly name: string; readonly forms: readonly Buffer[] };

/** At any offset within a longer encoded text: the characters that depend only on it. */
const base64Inside = (bytes: Buffer): readonly Buffer[] =>
  [0, 1, 2].map((offset) => {
    const text = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
    return Buffer.from(text.slice(offset === 0 ? 0 : 4, Math.floor((offset + bytes.length) / 3) * 4));
  });

const formsOf = (bytes: Buffer): readonly Buffer[] => {
  const hex = bytes.toString('hex');
  return [bytes, Buffer.from(hex), Buffer.from(hex.toUpperCase()), ...base64Inside(bytes)];
};

export const textNeedle = (name: string, text: string): Needle => ({
  name,
  forms: [...formsOf(Buffer.from(text)), Buffer.from(text, 'utf16le'), Buffer.from(text, 'utf16le').swap16()],
});

/** The two encodings of the key, and its numbers, which occur in any other encoding. */
export const keyNeedles = (key: KeyObject): readonly Needle[] => {
  const { p = '', d = '' } = key.export({ format: 'jwk' });
  const parts: readonly (readonly [name: string, bytes: Buffer])[] = [
    ['pkcs8', key.export({ type: 'pkcs8', format: 'der' })],
    ['pkcs1', key.export({ type: 'pkcs1', format: 'der' })],
    ['prime p', Buffer.from(p, 'base64url')],
    ['exponent d', Buffer.from(d, 'base64url')],
  ];
  return parts.map(([name, bytes]) => ({ name: `private key (${name})`, forms: formsOf(bytes) }));
};

/** PEM is split into lines, also inside JSON. */
const withoutLines = (bytes: Buffer): Buffer =>
  Buffer.from(bytes.toString('latin1').replaceAll(/\\r|\\n|[\r\n]/g, ''), 'latin1');

type Place = { readonly where: string; readonly bytes: Buffer };

const filesIn = (folder: string): readonly Place[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ where: relative(folder, file), bytes: readFileSync(file) }));

const inflated = (bytes: Buffer): readonly Buffer[] => {
  try {
    return [bytes, inflateRawSync(bytes)];
  } catch {
    return [bytes]; // it was not deflated
  }
};

const valuesIn = (file: string): readonly Place[] => {
  const database = new Libsql(file);
  try {
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all([]) as {
      name: string;
    }[]; // by the statement
    return tables.flatMap(({ name }) =>
      (database.prepare(`SELECT * FROM "${name}"`).all([]) as Record<string, unknown>[]).flatMap((row, index) =>
        Object.entries(row).flatMap(([column, value]) => {
          const where = `${name}[${String(index)}].${column}`;
          if (value instanceof ArrayBuffer) return inflated(Buffer.from(value)).map((bytes) => ({ where, bytes }));
          return [{ where, bytes: Buffer.from(String(value)) }];
        }),
      ),
    ); // Rows are plain objects by column name.
  } finally {
    database.close();
  }
};

/** The contents of the databases, read from a copy: an open one must not be touched. */
const valuesOf = (folder: string): readonly Place[] => {
  const copy = mkdtempSync(join(tmpdir(), 'ensayo-search-'));
  try {
    cpSync(folder, copy, { recursive: true });
    return readdirSync(copy)
      .filter((name) => name.endsWith('.sqlite'))
      .flatMap((name) => valuesIn(join(copy, name)).map(({ where, bytes }) => ({ where: `${name}: ${where}`, bytes })));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};

/** Where a secret was found, one line each; empty if none was. */
export const findSecrets = (folder: string, needles: readonly Needle[]): readonly string[] => {
  const places = [...filesIn(folder), ...valuesOf(folder)];
  return places.flatMap(({ where, bytes }) => {
    const haystacks = [bytes, withoutLines(bytes)];
    return needles
      .filter(({ forms }) => forms.some((form) => haystacks.some((haystack) => haystack.includes(form))))
      .map(({ name }) => `${where}: ${name}`);
  });
};

/** Everything below the folder, including the folder itself, that others than the owner can access. */
export const openToOthers = (folder: string): readonly string[] =>
  [folder, ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))].filter(
    (path) => (statSync(path).mode & 0o077) !== 0,
  );
