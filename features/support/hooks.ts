/** Before our own suites, everything is loaded once. */
import { startBox } from '../../src/harness/box.ts';
import { exampleInvoice } from './data.ts';

const throwaway = await startBox({ seed: 'warm-up' });
await throwaway.post('/api/ubl2.1/invoice', exampleInvoice(990_000_001));
await throwaway.close();
