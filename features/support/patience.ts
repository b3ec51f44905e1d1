/** The first document of a process compiles schemas and rules, which takes seconds on a busy machine. */
import { setDefaultTimeout } from '@cucumber/cucumber';

setDefaultTimeout(20_000);
