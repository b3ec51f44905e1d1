/** A caller who guesses learns nothing: every token that is not the right one gets the same answer, to the byte. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBox, type Box } from '../../../harness/box.ts';
import { exampleInvoice, invoicePath } from '../../../harness/testing/example.ts';

let box: Box;

beforeAll(async () => {
  box = await startBox({ seed: 'guessing' });
  await box.post(invoicePath, exampleInvoice());
});

afterAll(() => box.close());

/** Without what differs from answer to answer. */
const answerTo = async (url: string, method: string, token: string): Promise<string> => {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(method === 'POST' ? { body: '{}' } : {}),
  });
  const headers = [...response.headers].filter(([name]) => name !== 'date');
  return JSON.stringify([response.status, headers, await response.text()]);
};

/** Another character than the one given: a random token may well begin or end with an x. */
const another = (character = ''): string => (character === 'x' ? 'y' : 'x');

const wrong = (right: string): readonly string[] => [
  'x',
  right.slice(0, -1),
  `${right.slice(0, -1)}${another(right.at(-1))}`,
  `${another(right.at(0))}${right.slice(1)}`,
  right.toUpperCase(),
  'x'.repeat(8_000),
];

const answers = async (base: string, method: string, paths: readonly string[], right: string) =>
  new Set(
    await Promise.all(paths.flatMap((path) => wrong(right).map((token) => answerTo(`${base}${path}`, method, token)))),
  );

const expectOneRefusal = (found: ReadonlySet<string>): void => {
  expect([...found]).toHaveLength(1);
  expect([...found][0]).toMatch(/^\[401,.*unauthenticated/);
};

describe('every wrong token gets one answer', () => {
  it('whether the path names a tenant, and whether that exists', async () => {
    const paths = [invoicePath, `/t/default${invoicePath}`, `/t/nobody${invoicePath}`];
    expectOneRefusal(await answers(box.issuer.url, 'POST', paths, box.token));
  });

  it('whether the company and its file exist', async () => {
    const file = (nit: string, name: string): string => `/api/ubl2.1/download/${nit}/${name}`;
    const paths = [
      file(box.company.nit, 'FES-SETP990300001.xml'),
      file(box.company.nit, 'nothing.xml'),
      file('800199436', 'FES-SETP990300001.xml'),
    ];
    expectOneRefusal(await answers(box.issuer.url, 'GET', paths, box.token));
  });

  it('from the control interface, whatever the path', async () => {
    const { url, token } = box.authority.control;
    expectOneRefusal(await answers(url, 'GET', ['/clock', '/nothing', '/journal/x'], token));
  });

  it('from the control interface for the token of a company, and the other way round', async () => {
    const { url, token } = box.authority.control;
    expect(await answerTo(`${url}/clock`, 'GET', box.token)).toMatch(/^\[401,/);
    expect(await answerTo(`${box.issuer.url}${invoicePath}`, 'POST', token)).toMatch(/^\[401,/);
  });
});
