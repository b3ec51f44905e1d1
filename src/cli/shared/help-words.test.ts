import { afterEach, describe, expect, it, vi } from 'vitest';
import { runHere } from '../testing/run-here.ts';

/** Commander words its errors; each is said in both languages, with what it is about. */
const errors: readonly (readonly [code: string, args: readonly string[], en: RegExp, es: RegExp])[] = [
  ['unknown-option', ['up', '--ports', '1'], /'--ports'\. Did you mean --port\?/, /"--ports"\. ¿Quiso decir --port\?/],
  ['unknown-option', ['up', "--it's"], /'--it's'\. Run/, /"--it's"\. La/],
  ['unknown-command', ['rulez'], /'rulez'\. Did you mean rules\?/, /"rulez"\. ¿Quiso decir rules\?/],
  ['missing-argument', ['explain'], /'what'/, /"qué"/],
  ['option-missing-argument', ['up', '--port'], /'--port <number>'/, /"--port <número>"/],
  ['missing-mandatory-option-value', ['rekey', '--new-key', 'a'], /'--data <dir>'/, /"--data <carpeta>"/],
  ['excess-arguments', ['up', 'a', 'b'], /'up'.*\b0\b.*\b2\b/, /"up".*\b0\b.*\b2\b/],
];

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("commander's errors", () => {
  it.each(errors)('%s %j', async (code, args, en, es) => {
    const said = async (language: string): Promise<string> => {
      vi.stubEnv('ENSAYO_LANG', language);
      return (await runHere(args)).stderr;
    };
    const [english, spanish] = [await said('en'), await said('es')];
    expect([english, spanish]).toEqual([expect.stringContaining(`(${code})`), expect.stringContaining(`(${code})`)]);
    expect(english).toMatch(en);
    expect(spanish).toMatch(es);
  });
});
