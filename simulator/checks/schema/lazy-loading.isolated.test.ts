/** libxml2 costs start-up time and memory: loaded on demand, compiled once per root and process, freed after each document. */
import { describe, expect, it, vi } from 'vitest';
import type { LibXml2 } from './compile.ts';
import { createSchemaValidator } from './validate.ts';

const seen = vi.hoisted(() => ({ loads: 0, providers: 0 }));

vi.mock('libxml2-wasm', async (importOriginal) => {
  const original = await importOriginal<LibXml2>();
  seen.loads += 1;
  const xmlRegisterInputProvider: LibXml2['xmlRegisterInputProvider'] = (provider) => {
    seen.providers += 1;
    return original.xmlRegisterInputProvider(provider);
  };
  return { ...original, xmlRegisterInputProvider };
});

const payroll = '<NominaIndividual xmlns="dian:gov:co:facturaelectronica:NominaIndividual" SchemaLocation=""/>';

describe('libxml2', () => {
  it('is not loaded by creating a validator, and only once by using several', async () => {
    const validators = [createSchemaValidator(), createSchemaValidator()];
    expect(seen.loads).toBe(0);
    await Promise.all(validators.map((validator) => validator.warmUp('NominaIndividual')));
    await createSchemaValidator().warmUp('NominaIndividualDeAjuste');
    expect(seen).toEqual({ loads: 1, providers: 1 });
  });

  it('compiles the documents of UBL once, however many callers need them at the same time', async () => {
    const { XsdValidator } = await import('libxml2-wasm');
    const compile = vi.spyOn(XsdValidator, 'fromDoc');
    const roots = ['DebitNote', 'DebitNote', 'Invoice', 'ApplicationResponse'] as const;
    await Promise.all(roots.map((root) => createSchemaValidator().validate('<a/>', root)));
    expect(compile).toHaveBeenCalledTimes(1);
    compile.mockRestore();
  });

  it('frees what it allocates for a document, whatever the outcome', async () => {
    const { diag } = await import('libxml2-wasm');
    const validator = createSchemaValidator();
    await validator.warmUp('NominaIndividual');
    diag.configure({ enabled: true });
    const texts = [payroll, '<a', '<a/>', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', '<a><![CDATA[b]]></a>'];
    for (const text of texts) await validator.validate(text, 'NominaIndividual');
    const report: unknown = diag.report();
    diag.configure({ enabled: false });
    expect(report).toEqual({});
  });
});
