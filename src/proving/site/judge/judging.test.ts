import { expect, it, vi } from 'vitest';
import { fromText } from '../../../common/bytes.ts';
import { NotVerifiableHere } from '../../../../simulator/registry/certificates/x509/rsa.browser.ts';
import { judgeFiles } from './judging.ts';

vi.mock('../../../../simulator/offline.ts', () => ({
  createOfflineJudge: () => ({
    knowing: () => Promise.resolve({ judge: () => Promise.reject(new NotVerifiableHere()) }),
  }),
}));

it('gives no verdict on a document whose certificate it cannot verify', async () => {
  const files = [{ name: 'signed.xml', bytes: fromText('<Invoice/>') }];
  const [judged] = await judgeFiles(files, { language: 'es', trustAny: false, proposes: true });
  expect(judged?.html).toContain('que esta página no puede verificar');
});
