#!/usr/bin/env node
import './runtime.ts';
import { createProgram } from './program.ts';
import { runProgram } from './run.ts';

await runProgram(createProgram(), process.argv.slice(2));
