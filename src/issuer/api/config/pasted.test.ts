import { afterEach, describe, expect, it } from 'vitest';
import { closeAll } from '../../issuer.fixture.ts';
import { invoiceBody } from '../../requests/invoice-body.fixture.ts';
import { issuing, register, resolution, send, software } from './config.fixture.ts';

afterEach(closeAll);

type Warning = { readonly code: string; readonly paths: readonly string[] };

/** Without those about fields that the service does not use, and about a range of the company's own. */
const warningsIn = ({ warnings = [] }: { readonly warnings?: unknown }): readonly (readonly [string, unknown])[] =>
  (warnings as readonly Warning[])
    .filter(({ code }) => !['unused-fields', 'range-not-public'].includes(code))
    .map(({ code, paths }) => [code, paths]);

describe('pasted configuration', () => {
  it('trims what was pasted, and warns of it by the names of the caller', async () => {
    const issuer = await issuing();
    const token = await register(issuer);
    const put = (path: string, body: object) => send(issuer, ['PUT', `config/${path}`], { body, token });
    const pasted = { ...resolution, resolution: ' 18760000099', technical_key: 'abc\n', prefix: ' NUEV ' };
    const { body } = await put('resolution', pasted);
    expect(body).toMatchObject({ company: { resolutions: [{ prefix: 'NUEV', resolution: '18760000099' }] } });
    expect(warningsIn(body)).toEqual([['blanks-removed', ['prefix', 'resolution', 'technical_key']]]);
    const spaced = { id: `\u00a0${software.id} `, pin: '12345' };
    expect(warningsIn((await put('software', spaced)).body)).toEqual([['blanks-removed', ['id']]]);
    for (const unseen of ['\u200b', '\ufeff', '\u2060\u200d ']) {
      const { body: answer } = await put('software', { id: `${unseen}${software.id}${unseen}`, pin: 12345 });
      expect(warningsIn(answer)).toEqual([['blanks-removed', ['id']]]);
    }
    expect((await put('resolution', { ...resolution, resolution: ' ' })).body).toMatchObject({
      errors: { resolution: [expect.any(String)] },
    });
  });

  it('computes the same unique code with a technical key and a PIN that were pasted with blanks', async () => {
    const issued = async (technical_key: string, pin: unknown): Promise<unknown> => {
      const issuer = await issuing();
      const token = await register(issuer);
      await send(issuer, ['PUT', 'config/software'], { body: { ...software, pin }, token });
      await send(issuer, ['PUT', 'config/resolution'], { body: { ...resolution, technical_key }, token });
      const { resolution_number: _, ...body } = invoiceBody({ prefix: 'NUEV', number: 7 });
      return (await send(issuer, ['POST', 'invoice'], { body, token })).body.cufe;
    };
    const cufe = await issued('abc', 12345);
    expect(cufe).toMatch(/^[0-9a-f]{96}$/);
    expect(await issued('\tabc ', ' 12345')).toBe(cufe);
  });

  it.each([
    ['a range', {}, []],
    ['numbers in reverse', { from: 500, to: 1 }, ['range-reversed']],
    ['days in reverse', { date_from: '2030-01-02' }, ['validity-reversed']],
    ['no technical key', { technical_key: undefined }, ['technical-key-missing']],
    ['a document that is not simulated', { type_document_id: 19 }, ['type-not-simulated']],
    ['POS tickets, which have no technical key', { type_document_id: 15, technical_key: undefined }, []],
    ['a blank one', { technical_key: ' ' }, ['technical-key-missing']],
    ['no technical key, of support documents', { type_document_id: 11, technical_key: undefined }, []],
    ['no technical key, of contingency', { type_document_id: 3, technical_key: undefined }, []],
  ])('warns of a resolution with %s', async (_what, changes, codes) => {
    const issuer = await issuing();
    const token = await register(issuer);
    const { status, body } = await send(issuer, ['PUT', 'config/resolution'], {
      body: { ...resolution, ...changes },
      token,
    });
    expect([status, warningsIn(body).map(([code]) => code)]).toEqual([200, codes]);
  });
});
