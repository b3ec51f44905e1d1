/** The log of the services that a command starts: its level, and whether a person reads it. */
import { systemClock } from '../../common/env/env.ts';
import { logLevels, type LogLevel } from '../../common/log.ts';
import type { ProcessLog } from '../../harness/log-writer.ts';
import { UsageError } from './output.ts';
import { variable } from './variable.ts';

export type LogFlags = { readonly logLevel?: string | undefined };

/** Commands are quiet until something is wrong. */
const defaultLevel: LogLevel = 'warn';

const isLevel = (text: string): text is LogLevel => logLevels.some((level) => level === text);

const levelOf = ({ logLevel }: LogFlags): LogLevel => {
  const [name, text] =
    logLevel === undefined
      ? ['ENSAYO_LOG_LEVEL', variable('ENSAYO_LOG_LEVEL') ?? defaultLevel]
      : ['--log-level', logLevel];
  if (isLevel(text)) return text;
  throw new UsageError(
    {
      en: `${name} is "${text}". Expected ${logLevels.join(', ')}.`,
      es: `${name} es "${text}". Se esperaba ${logLevels.join(', ')}.`,
    },
    'unknown-log-level',
  );
};

/** @throws UsageError for an unknown level */
export const logOf = async (flags: LogFlags): Promise<ProcessLog> => {
  const level = levelOf(flags);
  const { createLog } = await import('../../harness/log-writer.ts');
  return createLog({ level, clock: systemClock, forPeople: process.stderr.isTTY });
};
