import { expect, it } from 'vitest';
import { startBox } from './box.ts';
import { acceptedWithoutLines, exampleInvoice, firstNumber, invoicePath } from './testing/example.ts';
import { postInTurn } from './post-in-turn.ts';

it('documents beyond the limit of a service are accepted, each in its turn', async () => {
  const box = await startBox({ seed: 'in turn', http: { requests: 1, waitingRequests: 1 } });
  try {
    const sent = [1, 2, 3, 4, 5].map((each) =>
      postInTurn(() => box.post(invoicePath, exampleInvoice({ number: firstNumber + each }))),
    );
    const verdicts = (await Promise.all(sent)).map(({ body }) => body.verdict);
    expect(verdicts).toEqual(sent.map(() => acceptedWithoutLines));
    expect(box.activity().queue.issuer?.refused).toBeGreaterThan(0);
  } finally {
    await box.close();
  }
});
