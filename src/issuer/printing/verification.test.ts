import { describe, expect, it } from 'vitest';
import { parseXml } from '../../common/xml/parse.ts';
import { applicationResponse } from './application-response.fixture.ts';
import { uuid } from './invoice.fixture.ts';
import { readVerification } from './verification.ts';
import type { Verification } from './verification.ts';

const read = (xml: string): Verification | undefined => {
  const result = parseXml(xml);
  if (!result.ok) throw new Error(result.problem.message);
  return readVerification(result.document.root);
};

describe('readVerification', () => {
  it('reads who verified what, when and with which result', () => {
    expect(read(applicationResponse())).toEqual({
      resultCode: '02',
      documentKey: uuid,
      validator: 'Unidad Especial Dirección de Impuestos y Aduanas Nacionales',
      date: '2026-11-20',
      time: '10:00:07-05:00',
    });
  });

  it('does not depend on the prefixes', () => {
    const other = applicationResponse().replaceAll('cbc:', 'b:').replaceAll(':cbc=', ':b=');
    expect(read(other)?.resultCode).toBe('02');
  });

  it('takes white space around a value for layout', () => {
    expect(read(applicationResponse({ sender: '\n  DIAN\n ' }))?.validator).toBe('DIAN');
  });

  it.each([
    ['another root', applicationResponse().replaceAll('ApplicationResponse', 'Invoice')],
    [
      'a root of another namespace',
      applicationResponse().replace('urn:oasis:names:specification:ubl:schema:xsd:ApplicationResponse-2', 'urn:x'),
    ],
    ['no time', applicationResponse({ time: '' })],
    ['no code', applicationResponse({ code: '' })],
    ['no key', applicationResponse({ key: '' })],
    ['no sender', applicationResponse().replace(/<cac:SenderParty>[\s\S]*<\/cac:SenderParty>/, '')],
    [
      'elements of another namespace',
      applicationResponse().replace('urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2', 'urn:x'),
    ],
  ])('gives nothing for %s', (_name, xml) => {
    expect(read(xml)).toBeUndefined();
  });
});
