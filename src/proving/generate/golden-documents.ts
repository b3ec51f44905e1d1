/**
 * One signed document of each kind and variant under a fixed seed and clock, so that the issuing service's output
 * cannot change unnoticed. `npm run generate` rewrites them, and the diff shows the change.
 */
import { refusalIn } from '../../harness/answers.ts';
import { startBox } from '../../harness/box.ts';
import { takeTour } from '../../harness/tour.ts';
import { keyOf } from '../../harness/violations/reference.ts';

/** A day on which every numbering range and certificate is valid. */
const options = { seed: 'golden', clock: '2026-03-16T15:00:00Z' } as const;

/** The signed XML as the authority keeps it, by path; throws if one of them was not accepted. */
export const goldenDocuments = async (): Promise<ReadonlyMap<string, string>> => {
  const box = await startBox(options);
  const files = new Map<string, string>();
  try {
    await takeTour(box, {
      seed: options.seed,
      visit: async ({ step: { kind, variant }, reply }) => {
        const document = await box.authority.registry.documentByKey(keyOf(reply.body) ?? '');
        if (document?.state !== 'accepted') {
          throw new Error(`${kind} ${variant} was not accepted: ${refusalIn(reply)}`);
        }
        files.set(`datasets/proof/golden/${kind}-${variant}.xml`, document.xml);
      },
    });
  } finally {
    await box.close();
  }
  return files;
};
