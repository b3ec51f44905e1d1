import { describe, expect, it } from 'vitest';
import { documentKinds, eventKinds, isEvent, rootNames } from '../../document/kind.ts';
import { catalogue } from '../../rules/index.ts';
import { placeInSchema } from './paths.ts';

const extension = '/*/ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent';

describe('a path in the schema', () => {
  it.each([
    ['Invoice', '/*/cbc:ID', { min: 1, max: 1, text: 'normalizedString' }],
    ['Invoice', '/*/cac:InvoiceLine', { min: 1, max: 'n', text: undefined }],
    ['Invoice', '/*/cac:InvoiceLine/cac:Price/cbc:PriceAmount', { min: 1, max: 1, text: 'decimal' }],
    ['Invoice', '/*/cac:InvoiceLine[12]/cac:Price[1]/cbc:PriceAmount', { min: 1, max: 1, text: 'decimal' }],
    ['Invoice', '/*/cbc:UUID/@schemeName', { min: 0, max: 1, text: 'string' }],
    ['Invoice', `${extension}/sts:DianExtensions/sts:QRCode`, { min: 1, max: 1, text: 'anyURI' }],
    ['Invoice', `${extension}/ds:Signature/ds:SignatureValue`, { min: 1, max: 1, text: 'base64Binary' }],
    ['NominaIndividual', '/*/Periodo', { min: 1, max: 1, text: undefined }],
  ])('of a %s, %s, is known', (root, path, place) => {
    expect(placeInSchema(root, path)).toEqual(place);
  });

  it.each([
    ['CreditNote', '/*/cac:InvoiceLine', 'cac:CreditNoteLine'],
    ['Invoice', '/*/cbc:ID/@unitCode', '@schemeID'],
    ['NominaIndividual', '/*/Periodo/@Fecha', '@FechaIngreso'],
  ])('of a %s cannot be %s', (root, path, instead) => {
    const place = placeInSchema(root, path);
    expect(place).toMatchObject({ unknown: path.slice(path.lastIndexOf('/') + 1) });
    expect(place !== undefined && 'expected' in place ? place.expected : []).toContain(instead);
  });

  it.each(['cbc:ID', '//cbc:ID', '/*/cbc:ID[0]'])('is none: %s', (text) => {
    expect(placeInSchema('Invoice', text)).toMatchObject({ unknown: text });
  });

  it('is valid as the target of every rule', () => {
    const lost = [...documentKinds, ...eventKinds].flatMap((kind) =>
      catalogue()
        .entries(kind)
        .filter(({ target }) => {
          const place =
            target === undefined
              ? undefined
              : placeInSchema(isEvent(kind) ? 'ApplicationResponse' : rootNames[kind], target.path);
          return place !== undefined && 'unknown' in place;
        })
        .map(({ code, target }) => `${kind} ${code.code} ${target?.path ?? ''}`),
    );
    expect(lost).toEqual([]);
  });
});
