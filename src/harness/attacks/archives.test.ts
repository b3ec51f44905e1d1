import { describe, expect, it } from 'vitest';
import { readSubmission } from '../../../simulator/document/intake/submission.ts';
import { archiveAttacks } from './archives.ts';

const document = Buffer.from('<Invoice/>'.padEnd(300, ' '));

type Name = keyof typeof archiveAttacks;

const answerTo = async (name: Name): Promise<string> => {
  const report = await readSubmission(archiveAttacks[name](document).toString('base64'), { mode: 'async' });
  return report.ok ? `${String(report.documents.length)} documents` : report.code;
};

const answers: Readonly<Record<string, readonly Name[]>> = {
  'no-file': ['nothing in place of the archive'],
  'ZIP-EMPTY': ['an archive without entries', 'an archive of a folder alone'],
  'ZIP-XML': ['an archive in the archive', 'a symbolic link'],
  'too-large': [
    'a file that inflates a thousandfold',
    'a file that inflates from nothing',
    'a size of an exabyte in 64 bits',
    'sizes in 64 bits that are absent',
  ],
  'ZIP-COUNT-ASYNC': ['more files than an archive may have', 'a trillion entries in 64 bits'],
  '1 documents': [
    'an archive in 64 bits',
    'a device',
    'line ends in the name',
    'a control character in the name',
    'markup in the name',
    'a name that reads backwards',
    'a name that is not UTF-8',
    'the name of a device',
    'a very long name',
    'the name __proto__',
    'a comment behind the directory',
  ],
  '2 documents': ['names that differ in case', 'names that differ in their composition', 'names that differ in a dot'],
};

const named = Object.entries(answers).flatMap(([code, names]) => names.map((name) => [name, code] as const));
const others = (Object.keys(archiveAttacks) as Name[]) // our own keys
  .filter((name) => !named.some(([one]) => one === name))
  .map((name) => [name, 'ZIP-CORRUPT'] as const);

describe('an archive with', () => {
  it.each([...named, ...others])('%s: %s', async (name, code) => {
    expect(await answerTo(name)).toBe(code);
  });
});
