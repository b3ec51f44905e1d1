/** `ensayo judge` names the profile, unless it is the default one. */
import { expect, it } from 'vitest';
import { packageFile } from '../../common/data-directory.ts';
import { runHere } from '../testing/run-here.ts';

const document = packageFile('datasets/proof/golden/invoice-credit.xml');

const judged = (...flags: readonly string[]) => runHere(['judge', document, '--no-changes', ...flags]);

const reported = async (...flags: readonly string[]): Promise<unknown> =>
  JSON.parse((await judged(...flags, '--json')).stdout);

it.each([
  ['en', 'profile observed'],
  ['es', 'perfil observed'],
])('in its first line, in %s', async (language, text) => {
  const { stdout } = await judged('--profile', 'observed', '--lang', language);
  expect(stdout.split('\n')[0]).toContain(text);
  expect((await judged('--lang', language)).stdout).not.toContain('default');
});

it('in JSON, as the list of profiles has it', async () => {
  expect(await reported('--profile', 'produccion')).toMatchObject({ profile: 'producción' });
  expect(await reported()).not.toHaveProperty('profile');
});
