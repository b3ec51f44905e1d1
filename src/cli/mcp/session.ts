/** What the calls of one client share: its options, and the services that the first document starts. */
import type { Language } from '../../common/text/bilingual.ts';
import type { Box } from '../../harness/box.ts';
import type { boxOptionsOf } from '../shared/box-options.ts';

export type Session = {
  readonly language: Language;
  /** Of the command line. */
  readonly options: Awaited<ReturnType<typeof boxOptionsOf>>;
  /** Started at the first call. */
  readonly box: () => Promise<Box>;
  /** Waits for running requests, then stops the services if they were started. */
  readonly close: () => Promise<void>;
};

const startServices = async (options: Session['options']): Promise<Box> => {
  const [{ startBox }, { logOf }] = await Promise.all([import('../../harness/box.ts'), import('../shared/log.ts')]);
  return startBox({ ...options, log: await logOf({}) });
};

export const openSession = (language: Language, options: Session['options'], start = startServices): Session => {
  let box: Promise<Box> | undefined;
  return {
    language,
    options,
    box: () =>
      (box ??= start(options).catch((error: unknown) => {
        box = undefined; // The next call tries again.
        throw error;
      })),
    close: async () => {
      const started = await box?.catch(() => undefined);
      await started?.close();
    },
  };
};
