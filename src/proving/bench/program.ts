/** What the programs share that measure the services, fill their stores, or kill them. */
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { systemRandom } from '../../common/env/env.ts';

/** Standard output belongs to the result. */
export const note = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** Wrong usage. */
export const refuse = (problem: string): never => {
  note(problem);
  process.exit(2);
};

/** The options of the command line; wrong ones end the program with a sentence. */
export const readOptions = <Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>>['values'] => {
  try {
    return parseArgs(config).values;
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
      return refuse(error.message);
    throw error;
  }
};

/**
 * @param text what was given for `option`, such as `--rounds`
 * @param example a usual value
 */
export const wholeNumber = (option: string, text: string, { least, example }: { least: number; example: number }) => {
  const value = Number(text);
  return Number.isSafeInteger(value) && value >= least
    ? value
    : refuse(`${option} ${text}: expected a whole number from ${String(least)} on, such as ${String(example)}.`);
};

/** What the run writes is sealed with a key that nobody needs afterwards. */
export const sealWithNewKey = (): void => {
  process.env.ENSAYO_KEY = systemRandom.bytes(32).toString('base64');
};

type Release = () => Promise<void> | void;

export type Releases = {
  readonly add: (release: Release) => void;
  /** In reverse order. */
  readonly all: () => Promise<void>;
};

/** Gigabytes and processes that must go, whatever happens: when the run is cut short, too. */
export const createReleases = (): Releases => {
  const releases: Release[] = [];
  const all = async (): Promise<void> => {
    for (const release of releases.splice(0).reverse()) await release();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void all().finally(() => process.exit(130)));
  return { add: (release) => void releases.push(release), all };
};
