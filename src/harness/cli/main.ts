#!/usr/bin/env node
import './runtime.ts';
import { crash } from './output.ts';
import { createProgram } from './program.ts';
import { runProgram } from './run.ts';

// What nobody waited for ends the command like what somebody did. Standard error is written at once, so nothing is lost.
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, crash);
}

// A command that waits for these ends by itself. The others end here, also where nobody else would end them: as the
// first process of a container.
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  process.on(signal, () => {
    if (process.listenerCount(signal) === 1) process.exit(code);
  });
}

await runProgram(createProgram(), process.argv.slice(2));
