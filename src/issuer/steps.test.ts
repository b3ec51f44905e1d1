import { afterEach, describe, expect, it } from 'vitest';
import { withText } from './codes/spec-tree.ts';
import { changed } from './documents/built.fixture.ts';
import { verdictXml } from './authority/fake-authority.fixture.ts';
import { accepting } from './submission/issue.fixture.ts';
import { closeAll, keyOf, sentDocument, startTestIssuer } from './issuer.fixture.ts';
import type { Steps } from './steps.ts';

afterEach(closeAll);

describe('the steps', () => {
  it('are reported in order, each with its result', async () => {
    const steps: { readonly step: keyof Steps; readonly value: unknown }[] = [];
    const { authority, post } = await startTestIssuer(accepting, {
      onStep: (step, value) => {
        steps.push({ step, value });
      },
    });
    await post();
    expect(steps.map(({ step }) => step)).toEqual([
      'read',
      'model',
      'numbered',
      'built',
      'coded',
      'signed',
      'zipped',
      'sent',
      'answered',
      'stored',
    ]);
    expect(steps[6]?.value).toMatchObject({ key: keyOf() });
    expect(steps[7]?.value).toMatchObject({ envelope: authority.requests[0]?.body, kind: 'invoice' });
    expect(steps[9]?.value).toEqual({ id: 1, state: 'accepted' });
  });

  it.each([
    ['built', { built: (root: Steps['built']) => withText(root, ['cbc:ID'], 'X1') }, '<cbc:ID>X1</cbc:ID>'],
    ['coded', { coded: (root: Steps['built']) => withText(root, ['cbc:UUID'], 'ff') }, '>ff</cbc:UUID>'],
    [
      'signature',
      {
        signature: {
          keyInfo: (xml: string) => xml.replace('<ds:X509Data>', '<ds:KeyName>k</ds:KeyName><ds:X509Data>'),
        },
      },
      '<ds:KeyName>k</ds:KeyName>',
    ],
    ['signed', { signed: (xml: string) => xml.replace('</Invoice>', '<!-- late --></Invoice>') }, '<!-- late -->'],
  ])('can be changed after %s', async (_step, tamper, found) => {
    const { authority, post } = await startTestIssuer(accepting, { tamperFor: () => tamper });
    await post();
    const [request] = authority.requests;
    expect(request === undefined ? '' : sentDocument(request).xml).toContain(found);
  });

  it('can be changed in the archive and in the envelope', async () => {
    const tamper = {
      zip: () => Buffer.from('no zip'),
      envelope: (xml: string) => xml.replace('<soap:Body>', '<soap:Body><!-- here -->'),
    };
    const { authority, post } = await startTestIssuer(accepting, { tamperFor: () => tamper });
    await post();
    expect(authority.requests[0]?.body).toContain(`<wcf:contentFile>${Buffer.from('no zip').toString('base64')}<`);
    expect(authority.requests[0]?.body).toContain('<soap:Body><!-- here -->');
  });

  it('can lose the place of the signature: the document is then sent unsigned', async () => {
    const built = (root: Steps['built']) => changed(root, 'ext:UBLExtensions', () => undefined);
    const { authority, post } = await startTestIssuer(accepting, { tamperFor: () => ({ built }) });
    expect((await post()).status).toBe(200);
    const [request] = authority.requests;
    const { xml } = request === undefined ? { xml: '' } : sentDocument(request);
    expect([xml.startsWith('<Invoice'), xml.includes('ds:Signature')]).toEqual([true, false]);
  });

  it.each([
    ['rejected with lines that are explained', 'rejected'],
    ['accepted', 'accepted'],
  ] as const)('compose a document once: %s', async (_case, verdict) => {
    const failed = [{ code: 'FAD06', message: 'm', xpath: '/Invoice/cbc:UUID' }];
    let [built, coded] = [0, 0];
    const { authority, post } = await startTestIssuer(
      ({ method }) =>
        method === 'GET'
          ? { body: JSON.stringify({ verdict, failed }) }
          : {
              headers: { 'Ensayo-Exchange': 'ex-1' },
              body: verdictXml(verdict === 'accepted' ? {} : { isValid: false, lines: ['Regla: FAD06, Rechazo: m'] }),
            },
      {
        tamperFor: () => ({
          built: (root) => {
            built += 1;
            return root;
          },
          coded: (root) => {
            coded += 1;
            return root;
          },
        }),
      },
    );
    expect((await post()).status).toBe(200);
    expect(authority.requests).toHaveLength(verdict === 'accepted' ? 1 : 2);
    expect([built, coded]).toEqual([1, 1]);
  });

  it('are changed only for the requests that ask for it', async () => {
    const tamperFor = ({ header }: { header: (name: string) => string | undefined }) =>
      header('X-Break') === undefined ? undefined : { signed: () => '<broken/>' };
    const { authority, post } = await startTestIssuer(accepting, { tamperFor });
    await post({}, { 'X-Break': 'yes' });
    await post({ number: 990000002 });
    const sent = authority.requests.map(sentDocument);
    expect(sent.map(({ xml }) => xml === '<broken/>')).toEqual([true, false]);
  });
});
