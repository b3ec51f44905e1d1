/**
 * Watches the log of services under test, at the level trace: it is written to a folder, and every line is compared with
 * the secrets that they use and with the personal data of the documents that they were sent.
 */
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../../common/env/env.ts';
import type { OnStep } from '../../issuer/steps.ts';
import { createLog, type ProcessLog } from '../log-writer.ts';
import type { Box } from '../box-types.ts';
import { committedKeys, personalIn, secretsOfBox, secretsOfRegistry } from './forbidden.ts';
import { createLeakFinder } from './leaks.ts';

export type LogWatch = {
  readonly log: ProcessLog;
  /** Learns the personal data of each document. */
  readonly onStep: OnStep;
  /** Learns the secrets of running services. */
  readonly know: (box: Box) => Promise<void>;
  /**
   * Compares the lines so far.
   * @throws Error that names the kinds of what leaked, and the lines without it
   */
  readonly check: () => void;
};

/** A line without its values: which event, and the names of its facts. */
const outline = (line: string): string => {
  const { event, ...facts } = JSON.parse(line) as { readonly event?: string }; // as pino writes it
  return `${event ?? ''} (${Object.keys(facts).join(', ')})`;
};

export const watchLog = (folder: string): LogWatch => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `services.${String(process.pid)}.ndjson`);
  const finder = createLeakFinder();
  finder.forbidBytes(committedKeys());
  const lines: string[] = [];
  return {
    log: createLog({ level: 'trace', clock: systemClock, to: { write: (line) => void lines.push(line) } }),
    onStep: (step, value) => {
      if (step === 'read') finder.forbid(personalIn(value));
    },
    know: async (box) => {
      finder.forbid(secretsOfBox(box));
      for (const { authority } of box.authority.tenants.list())
        finder.forbid(secretsOfRegistry(await authority.registry.dump()));
    },
    check: () => {
      const written = lines.splice(0);
      appendFileSync(file, written.join(''));
      const leaks = written.flatMap((line) => finder.find(line).map((kind) => `${kind} in ${outline(line)}`));
      if (leaks.length > 0) throw new Error(`The log of the services contains: ${[...new Set(leaks)].join('; ')}`);
    },
  };
};
