/** What the services report about themselves: rules that threw, and causes of answers 500. */
import { logTo, type Log } from '../../../common/log.ts';

export type Defects = {
  readonly log: Log;
  /** What was reported since the last call. */
  readonly take: () => readonly string[];
};

export const textOfError = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);

export const collectDefects = (): Defects => {
  let reported: string[] = [];
  return {
    log: logTo({
      defect: (error, { codes = [] }) => {
        reported.push(`${codes.length > 0 ? `rule ${codes.join(', ')}: ` : ''}${textOfError(error)}`);
      },
    }),
    take: () => {
      const taken = reported;
      reported = [];
      return taken;
    },
  };
};
