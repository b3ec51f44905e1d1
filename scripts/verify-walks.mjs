/**
 * Executes the `sh` blocks of the pages for a first day as they are written, each in a shell and an empty folder of its own,
 * with a locale of its language. One in Spanish must print nothing in English. Their commands are the same in both: all
 * are walked in Spanish, and one in English.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './ensure-installed.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const languages = [
  { language: 'en', pages: join(root, 'docs'), LANG: 'en_US.UTF-8' },
  { language: 'es', pages: join(root, 'docs/es'), LANG: 'es_CO.UTF-8' },
];
const names = ['judge.md', 'test.md', 'rehearse.md'];
const cli = fileURLToPath(new URL('ensayo.mjs', import.meta.url));

/** @param {string} page */
const scriptOf = (page) => [...page.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, text]) => text).join('\n');

/** What was printed, without the commands themselves; files that the walk sent it to are part of it. @param {string} cwd @param {string} said */
const printed = (cwd, said) =>
  [said, ...readdirSync(cwd).flatMap((name) => (name.endsWith('.log') ? readFileSync(join(cwd, name), 'utf8') : []))]
    .join('\n')
    .split('\n')
    .filter((line) => !/^\++ /.test(line));

/**
 * @param {string} name
 * @param {typeof languages[number] & { folder: string, path: string }} where
 * @returns {Promise<boolean>}
 */
const walk = (name, { language, pages, LANG, folder, path }) =>
  new Promise((done) => {
    const cwd = join(folder, language, name);
    mkdirSync(cwd, { recursive: true });
    const script = `exec > >(cat) 2>&1; set -euxo pipefail\n${scriptOf(readFileSync(join(pages, name), 'utf8'))}`;
    const unset = { ENSAYO_LANG: undefined, LC_ALL: undefined, LC_MESSAGES: undefined };
    const env = { ...process.env, ...unset, PATH: path, NO_COLOR: '1', LANG };
    const child = spawn('bash', ['-c', script], { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.on('data', (part) => (said += String(part)));
    const started = performance.now();
    child.on('exit', (code) => {
      // What a walk left running in the background ends with it.
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const english = printed(cwd, said).filter(hasEnglish);
      const problems = [
        ...(code === 0 ? [] : [`exit code ${String(code)}`, said]),
        ...(language === 'es' && english.length > 0 ? ['English:', ...english] : []),
        // Else the words that are looked for are no longer those that are printed.
        ...(language === 'en' && english.length === 0 ? ['Nothing in English was printed.'] : []),
      ];
      const title = `${language} ${name} ${seconds} s`;
      console.log(problems.length === 0 ? `✓ ${title}` : `✗ ${title}\n${problems.join('\n')}`);
      done(problems.length === 0);
    });
  });

await ensureInstalled();
await import('./register-tsx.mjs');
/** @type {{ hasEnglish: (text: string) => boolean }} */
const { hasEnglish } = await import(new URL('../simulator/testing/languages.fixture.ts', import.meta.url).href);
const folder = mkdtempSync(join(tmpdir(), 'ensayo-walks-'));
try {
  // As "npm link" does it.
  const command = join(folder, 'ensayo');
  writeFileSync(command, `#!/bin/sh\nexec node "${cli}" "$@"\n`);
  chmodSync(command, 0o755);
  const path = `${folder}:${process.env.PATH ?? ''}`;
  for (const name of names) {
    const [english, spanish] = languages.map(({ pages }) => scriptOf(readFileSync(join(pages, name), 'utf8')));
    assert.equal(english, spanish, `${name} has other commands in Spanish`);
    // Beside each other: a walk leaves a core idle.
    const walked = await Promise.all(
      languages
        .filter(({ language }) => language === 'es' || name === names[0])
        .map((each) => walk(name, { ...each, folder, path })),
    );
    if (walked.includes(false)) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
