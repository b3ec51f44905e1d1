import type { Tamper } from '../../issuer/steps.ts';
import type { Box } from '../box.ts';

type Later = {
  readonly box: Box;
  /** What else is done to the document. */
  readonly tamper?: Tamper | undefined;
  /** Between signing and sending; below zero where the clock is put back. */
  readonly milliseconds?: number | undefined;
};

/**
 * Lets time pass, for both sides, once the document is signed and before its
 * message is written, and puts the clock back: a queue that drained late.
 */
export const sendingLater = async <T>(
  { box, tamper, milliseconds = 0 }: Later,
  issue: () => Promise<T>,
): Promise<T> => {
  const { clock, tamperWith } = box;
  let passed = 0;
  const signed = (xml: string): string => {
    clock.advance(milliseconds);
    passed += milliseconds;
    return tamper?.signed?.(xml) ?? xml;
  };
  tamperWith(milliseconds === 0 ? tamper : { ...tamper, signed });
  try {
    return await issue();
  } finally {
    if (passed !== 0) clock.advance(-passed); // a clock elsewhere cannot be moved
  }
};
