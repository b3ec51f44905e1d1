/** Each service by itself, as `ensayo up --only` starts it. */
import { expect, it } from 'vitest';
import { postTo } from '../../../harness/post.ts';
import { startAuthorityAlone, startIssuerAlone } from '../../../harness/one-service.ts';
import { acceptedWithoutLines, exampleInvoice, invoicePath } from '../../../harness/testing/example.ts';

const clock = '2026-11-20T10:00:00-05:00';

it('an issuing service alone issues at an authority that runs alone, and stops without it', async () => {
  const authority = await startAuthorityAlone({ clock, seed: 'alone' });
  const issuer = await startIssuerAlone({ clock, seed: 'alone', token: 'a'.repeat(40) }, authority.url);
  try {
    const { body } = await postTo(issuer.url, 'a'.repeat(40))(invoicePath, exampleInvoice());
    expect(body).toMatchObject({ verdict: acceptedWithoutLines });
  } finally {
    await authority.close();
    await issuer.close();
  }
  await expect(fetch(issuer.url)).rejects.toThrow();
});

it('an issuing service alone does not send to the production platform', async () => {
  const production = 'https://vpfe.dian.gov.co/WcfDianCustomerServices.svc';
  await expect(startIssuerAlone({ clock }, production)).rejects.toMatchObject({ code: 'production-refused' });
});
