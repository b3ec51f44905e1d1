import './runtime.ts';
import { crash } from './shared/output.ts';
import { runProgram } from './program.ts';

// An error in unawaited work ends the command too. Standard error is written at once, so nothing is lost.
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, crash);
}

await runProgram(process.argv.slice(2));
