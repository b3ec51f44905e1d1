/**
 * Examples that the authority published, judged with the registry derived from each. The table of lines and their
 * reasons is ours; the examples stay outside the repository, and if they are absent only the table is checked.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createEnv } from '../../../common/env/env.ts';
import { packageFile } from '../../../common/data-directory.ts';
import { readOwnTrust } from '../../../../simulator/registry/certificates/bring-your-own.ts';
import { judgeFile } from '../../../../simulator/service/reception/judge-file.ts';
import { createAuthority } from '../../../../simulator/server.ts';
import { everyCode } from '../../../harness/codes.ts';
import { statementsAt } from '../../../harness/from-document/statements-at.ts';
import { registryFromDocument, type DerivedRegistry } from '../../../harness/from-document/registry-from-document.ts';
import { registryText } from '../../../harness/from-document/registry-text.ts';
import { officialTable, type OfficialExample } from '../../generate/official-examples.ts';
import { lineText, linesStated } from '../../generate/stated-lines.ts';
import { checkRegistryText } from '../../../harness/registry-file.ts';

const { examples, reasons } = officialTable();

const folder = packageFile('../shared/samples');

const statedIn = ({ lines }: OfficialExample): readonly string[] => linesStated(...Object.values(lines));

const codesOf = (example: OfficialExample): readonly string[] =>
  statedIn(example).map((line) => line.split(',')[0] ?? '');

const knownCodes: ReadonlySet<string> = new Set(everyCode());

describe('the table of official examples', () => {
  it('names each file once', () => {
    const files = examples.map(({ file }) => file);
    expect(files).toEqual([...new Set(files)]);
    expect(files.length).toBeGreaterThan(15);
  });

  it.each(examples)('explains each line of $file once, by codes that exist', (example) => {
    const codes = codesOf(example);
    expect(codes).toEqual([...new Set(codes)]);
    expect(codes.filter((code) => !knownCodes.has(code))).toEqual([]);
  });

  it('has the reasons that the examples name, and no others', () => {
    const named = new Set(examples.flatMap(({ lines }) => Object.keys(lines)));
    expect([...named].sort()).toEqual(Object.keys(reasons).sort());
  });
});

const authorityFor = async (derived: DerivedRegistry) => {
  const checked = await checkRegistryText(registryText(derived).en);
  if (!checked.ok) throw new Error(JSON.stringify(checked.mistakes));
  const { signer } = derived;
  return createAuthority({
    env: createEnv({ clock: derived.clock, seed: 'official' }),
    environment: derived.environment ?? '2',
    profile: 'full',
    registry: checked.read.registry,
    trust: signer && (await readOwnTrust({ name: 'its certificates', bytes: Buffer.from(signer.certificates) })),
  });
};

const linesOf = async (file: string, derived: DerivedRegistry): Promise<readonly string[]> => {
  const authority = await authorityFor(derived);
  try {
    const { judgement } = await judgeFile(authority, file, readFileSync(join(folder, file)));
    return [...new Set(judgement.failed.map(lineText))].sort();
  } finally {
    await authority.registry.close();
  }
};

if (existsSync(folder)) {
  describe('the official examples', () => {
    it('are all in the table', () => {
      const files = readdirSync(join(folder, 'toolbox-1.9')).filter((name) => name.endsWith('.xml'));
      const named = examples.map(({ file }) => file).filter((file) => file.startsWith('toolbox-1.9/'));
      expect(named).toEqual(files.sort().map((name) => `toolbox-1.9/${name}`));
    });

    it.each(examples)('$file has the lines of the table, and no others', async (example) => {
      const derived = registryFromDocument(await statementsAt(join(folder, example.file)));
      expect(derived.clock).toBe(example.clock);
      expect(await linesOf(example.file, derived)).toEqual(statedIn(example));
    });
  });
} else {
  it('judged none of the official examples: their folder is absent, only the table was checked', () => {
    expect(existsSync(folder)).toBe(false);
  });
}
