import { describe, expect, it } from 'vitest';
import { runHere } from '../testing/run-here.ts';
import { languageBefore, languageBehindCommand, languageOf } from './choose-language.ts';
import { spoken } from './spoken.ts';

describe('the language of the commands', () => {
  it.each([
    ['English without any setting', [], {}, '', 'en'],
    ['the locale', [], { LANG: 'es_CO.UTF-8' }, '', 'es'],
    ['a locale in short', [], { LANG: 'es' }, '', 'es'],
    ['English in any other locale', [], { LANG: 'pt_BR.UTF-8' }, '', 'en'],
    ['English in a locale that only begins alike', [], { LANG: 'est_EE' }, '', 'en'],
    ['LC_MESSAGES before LANG', [], { LC_MESSAGES: 'es_CO', LANG: 'en_US' }, '', 'es'],
    ['LC_ALL before LC_MESSAGES', [], { LC_ALL: 'C', LC_MESSAGES: 'es_CO' }, '', 'en'],
    ['no locale that is empty', [], { LC_ALL: '', LANG: 'es_CO' }, '', 'es'],
    ['ensayo.yaml before the locale', [], { LANG: 'en_US' }, 'profile: strict\nlang: "es"\n', 'es'],
    ['nothing of single commands in ensayo.yaml', [], {}, 'commands:\n  up:\n    lang: es\n', 'en'],
    ['ENSAYO_LANG before ensayo.yaml', [], { ENSAYO_LANG: 'en', LANG: 'es' }, 'lang: es', 'en'],
    ['--lang before ENSAYO_LANG', ['up', '--lang', 'es'], { ENSAYO_LANG: 'en' }, '', 'es'],
    ['--lang=es', ['--lang=es', 'up'], {}, '', 'es'],
    ['the last --lang', ['up', '--lang', 'es', '--lang', 'en'], { LANG: 'es' }, '', 'en'],
    ['no --lang behind --', ['explain', '--', '--lang', 'es'], {}, '', 'en'],
    ['what is left where --lang names an unknown language', ['up', '--lang', 'fr'], { LANG: 'es' }, '', 'es'],
  ] as const)('follows %s', (_case, args, env, file, language) => {
    expect(languageBefore(args, env, file)).toBe(language);
  });

  it.each([
    ['es', {}, 'es'],
    [undefined, { ENSAYO_LANG: 'es' }, 'es'],
    [undefined, { LANG: 'es_CO' }, 'es'],
    ['en', { ENSAYO_LANG: 'es' }, 'en'],
  ] as const)('of a command with --lang %s and %j is %s', (lang, env, language) => {
    expect(languageOf(lang, env)).toBe(language);
  });

  it.each([
    ['fr', {}],
    [undefined, { ENSAYO_LANG: 'fr' }],
  ] as const)('is refused as wrong usage with --lang %s and %j', (lang, env) => {
    expect(() => languageOf(lang, env)).toThrow(expect.objectContaining({ code: 'wrong-usage' }));
  });

  it.each([
    [
      ['--lang', 'es', 'up', '--json'],
      ['up', '--json', '--lang=es'],
    ],
    [
      ['--lang=es', 'explain', '--', 'FAD06'],
      ['explain', '--lang=es', '--', 'FAD06'],
    ],
    [['--lang', 'es', '--help'], ['--help']],
    [
      ['--lang', 'es', 'help', 'up'],
      ['help', 'up'],
    ],
    [['--lang', 'es'], []],
    [
      ['--lang', 'fr', 'up'],
      ['--lang', 'fr', 'up'],
    ],
    [['up'], ['up']],
  ])('%j is the same as %j', (args, same) => {
    expect(languageBehindCommand(args)).toEqual(same);
  });
});

it('a command that a test runs in this process leaves its language to no other', async () => {
  const before = spoken();
  expect((await runHere(['explain', 'FAU14', '--lang', before === 'en' ? 'es' : 'en'])).code).toBe(0);
  expect(spoken()).toBe(before);
});
