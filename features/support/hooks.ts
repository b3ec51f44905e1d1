/** Before our own suites, everything that runs in this process is loaded once. */
import { BeforeAll } from '@cucumber/cucumber';
import { runParameters } from '../../src/harness/conform/parameters.ts';
import { exampleInvoice } from './data.ts';

BeforeAll(async function () {
  if (runParameters(this.parameters).target.kind !== 'box') return;
  const { startBox } = await import('../../src/harness/box.ts');
  const throwaway = await startBox({ seed: 'warm-up' });
  await throwaway.post('/api/ubl2.1/invoice', exampleInvoice(990_000_001));
  await throwaway.close();
});
