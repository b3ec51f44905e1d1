import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testAuthority, type TestAuthority } from '../../testing/authority.fixture.ts';
import { answered, call } from '../../testing/exchange.fixture.ts';
import { getAcquirer, getExchangeEmails } from './queries.ts';

let authority: TestAuthority;
const entry = { identification: '901', name: 'Ñandú SAS', status: 'active', responsibilities: [] } as const;
const contributor = { nit: '901', name: 'Ñandú', roles: ['issuer'], status: 'enabled', families: [] } as const;

const opened = () =>
  testAuthority({
    registry: {
      rut: { available: true, entries: [entry] },
      contributors: [
        { ...contributor, receptionEmail: 'a,b@example.com' },
        { ...contributor, nit: '902', receptionEmail: undefined },
      ],
    },
  });

beforeEach(async () => {
  authority = await opened();
});

afterEach(() => authority.registry.close());

const acquirer = async (identificationNumber: string, identificationType = '31') =>
  answered(await getAcquirer(authority)(call({ identificationType, identificationNumber })));

describe('GetAcquirer', () => {
  it('gives name and mailbox', async () => {
    expect(await acquirer(' 901 ')).toEqual({
      Message: null,
      ReceiverEmail: 'a,b@example.com',
      ReceiverName: 'Ñandú SAS',
      StatusCode: '200',
    });
  });

  it('reports a taxpayer that the RUT does not have by its sentence and by the status of HTTP', async () => {
    const asked = call({ identificationType: '31', identificationNumber: '999' });
    const Message = 'El adquirente No existe en la base de datos';
    expect(await getAcquirer(authority)(asked)).toEqual({
      status: 404,
      answer: { Message, ReceiverEmail: null, ReceiverName: null, StatusCode: '404' },
    });
    expect(
      await getAcquirer(authority)({ ...asked, parameters: { ...asked.parameters, identificationNumber: '901' } }),
    ).not.toHaveProperty('status');
  });

  it.each([
    ['a type by its id in a list', '901', '6', '«6»'],
    ['no type', '901', '', '«»'],
    ['no number', ' ', '31', 'identificationNumber'],
  ])('does not understand %s', async (_what, number, type, named) => {
    const answer = await acquirer(number, type);
    expect(answer).toMatchObject({ StatusCode: '400', ReceiverName: null, ReceiverEmail: null });
    expect(answer.Message).toContain(named);
  });

  it('says that the RUT does not answer', async () => {
    await authority.registry.replace({ rut: { available: false, entries: [entry] } });
    expect(await acquirer('901')).toMatchObject({ StatusCode: '500', ReceiverName: null });
  });
});

describe('GetExchangeEmails', () => {
  it('lists those that have a mailbox, as CSV', async () => {
    const { CsvBase64Bytes, ...rest } = answered(await getExchangeEmails(authority)());
    const csv = Buffer.from(CsvBase64Bytes ?? '', 'base64').toString('utf8');
    expect(csv).toBe('NIT,Correo\r\n901,"a,b@example.com"\r\n');
    expect(rest).toEqual({ Message: null, StatusCode: '0', Success: true });
  });
});
