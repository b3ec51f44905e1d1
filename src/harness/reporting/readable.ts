/**
 * The message of a failed step, without the name of the error. Cucumber repeats the difference after the message of an
 * assertion. Where the steps are not the reader's own, nor is the way to the line that failed.
 */
export const readable = <T extends string | undefined>(message: T, ownSteps: boolean): T => {
  const once = message
    ?.replace(/^AssertionError(?: \[ERR_ASSERTION\])?: /, '')
    .replace(/\n\s+\+ expected - actual\n[^]*?(?=\n\s+at |$)/, '');
  return (ownSteps ? once : once?.replaceAll(/\n\s+at [^\n]*/g, '').trimEnd()) as T; // absent where the message is
};
