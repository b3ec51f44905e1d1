#!/usr/bin/env node
import './runtime.ts';
import { crash } from './output.ts';
import { createProgram } from './program.ts';
import { runProgram } from './run.ts';

// What nobody waited for ends the command like what somebody did. Standard error is written at once, so nothing is lost.
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, crash);
}

await runProgram(createProgram(), process.argv.slice(2));
