import type { Command } from 'commander';

/** `ensayo replay` */
export const replayVerb = (program: Command): void => {
  program
    .command('replay')
    .description('Judge again, offline, what a scenario failed with, and say whether the verdict is the same')
    .argument('<bundle>', 'folder that "ensayo conform" wrote')
    .option('--json', 'print both verdicts as JSON (docs/schemas/replay.schema.json)')
    .action(async (folder: string, options: unknown) =>
      (await import('../actions/run-replay.ts')).replay(folder, options),
    );
};
