import { describe, expect, it } from 'vitest';
import { fileName } from '../../common/file-name.ts';
import { bundle } from './bundle.ts';
import type { BundleInput } from './bundle.ts';
import { unzipped } from '../unzipped.fixture.ts';

const input: BundleInput = {
  attachedName: fileName('ad09003730760002600000001.xml'),
  attachedXml: '<AttachedDocument>ñ</AttachedDocument>',
  pdfName: fileName('FES-SETP990000001.pdf'),
  pdf: Buffer.from('%PDF-1.4'),
  at: Date.parse('2026-11-20T10:00:00-05:00'),
};

const annexes = [
  { document: Buffer.from('first').toString('base64'), extension: 'jpg' },
  { document: Buffer.from('second').toString('base64'), extension: '../PNG' },
  { document: '', extension: '' },
];

const entries = (bytes: Buffer): readonly (readonly [string, string])[] =>
  unzipped(bytes).map(({ name, text }) => [name, text]);

describe('bundle', () => {
  it('contains the container and the PDF, and has the name of the container', () => {
    const { name, bytes } = bundle(input);
    expect(name).toBe('ad09003730760002600000001.zip');
    expect(entries(bytes)).toEqual([
      ['ad09003730760002600000001.xml', '<AttachedDocument>ñ</AttachedDocument>'],
      ['FES-SETP990000001.pdf', '%PDF-1.4'],
    ]);
  });

  it('adds the annexes of the request under names of its own', () => {
    expect(entries(bundle({ ...input, annexes }).bytes).slice(2)).toEqual([
      ['anexo-1.jpg', 'first'],
      ['anexo-2.png', 'second'],
      ['anexo-3.bin', ''],
    ]);
  });

  it('gives the same bytes for the same input', () => {
    expect(bundle({ ...input, annexes }).bytes.equals(bundle({ ...input, annexes }).bytes)).toBe(true);
  });
});
