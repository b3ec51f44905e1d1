/**
 * Libraries, schemas and rules are loaded when they are first needed: seconds, on a busy machine, that the first steps
 * of a process would pay out of the time that a step has. They are paid here, while support code is loaded.
 */
import { startBox } from '../../src/harness/box.ts';
import { exampleInvoice } from './data.ts';

const throwaway = await startBox({ seed: 'warm-up' });
await throwaway.post('/api/ubl2.1/invoice', exampleInvoice(990_000_001));
await throwaway.close();
