/** The list of commands in the README, from what each declares. */
import { readFileSync } from 'node:fs';
import { packageFile } from '../../common/data-directory.ts';
import type { Language } from '../../common/text/bilingual.ts';
import { verbs } from '../../cli/program.ts';

const called = verbs.map(({ name, arguments: [[form] = ['']] = [] }) => `ensayo ${name} ${form}`);
const width = Math.max(...called.map((each) => each.length)) + 2;

const listIn = (language: Language): string =>
  verbs.map(({ about }, at) => `${called[at]?.padEnd(width)}${about[language]}\n`).join('');

const list = /(?<=\n```\n)ensayo up [^]*?(?=```)/;

/** The page with the list as it should be. */
export const withCommands = (path: string, language: Language): readonly [path: string, text: string] => [
  path,
  readFileSync(packageFile(path), 'utf8').replace(list, () => listIn(language)),
];
