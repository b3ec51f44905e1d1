/** Found by fuzzing: a list in place of a name made Node print a warning of the YAML reader beside the mistakes. */
import { expect, it, vi } from 'vitest';
import { readRegistryText } from './read.ts';

it('a list in place of a name is a mistake, and nothing is printed', async () => {
  const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  const read = await readRegistryText('extends: nothing\n[hi]: x\n');
  expect(read.ok ? [] : read.mistakes.map(({ code }) => code)).toEqual(['unknown-field']);
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});
