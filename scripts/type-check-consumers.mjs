/**
 * Programs that import the package, type-checked as strictly as somebody may who has no other types: no `@types`, no
 * DOM, no `skipLibCheck`.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const consumers = {
  'consumer.mts': [
    "import { generators, judge, startBox, type Box, type Judgement } from 'ensayo';",
    'export const box: Box = await startBox({ seed: 1, rules: { FAJ43b: "Rechazo" } });',
    "const { body } = await box.post('/api/ubl2.1/invoice', generators.createGenerator(1).invoice());",
    'export const rejected: readonly string[] | undefined = body.verdict?.rejected;',
    "export const judgement: Judgement = await judge('<x/>');",
  ],
  'steps.mts': ["import 'ensayo/steps';", "export * as steps from 'ensayo/steps';"],
  'control.mts': [
    "import { createControlClient, type Settings } from 'ensayo/control';",
    "const control = createControlClient({ url: '', token: '' });",
    'export const settings: Promise<Settings> = control.settings();',
    // Types that got lost would be `any`, which is a number as well.
    '// @ts-expect-error a profile has a name',
    'export const profile: number = (await settings).profile;',
    '// @ts-expect-error there is no such fault',
    "await control.addFault({ fault: 'lost' });",
    "await control.addFault({ fault: 'lost-answer', when: { kind: 'invoice' }, times: 1 });",
    'export const verdicts: readonly string[] = (await control.judge({ files: [] })).documents.map((one) => one.verdict);',
    "export const envelope: Uint8Array = await control.envelope('1');",
  ],
};

const options = ['--ignoreConfig', '--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022'];

/**
 * @param {string} folder whose node_modules has the package
 * @param {'typescript' | 'typescript-7'} version of the compiler
 * @returns {string} what the compiler reports; empty if nothing is wrong
 */
export const typeCheckConsumers = (folder, version) => {
  for (const [name, lines] of Object.entries(consumers)) writeFileSync(join(folder, name), lines.join('\n'));
  const compiler = join(root, 'node_modules', version, 'bin', 'tsc');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [compiler, ...options, '--lib', 'es2023', ...Object.keys(consumers)],
    { cwd: folder, encoding: 'utf8' },
  );
  return status === 0 ? '' : `${version}: ${stdout}${stderr}`;
};
