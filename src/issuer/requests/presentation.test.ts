import { describe, expect, it } from 'vitest';
import { taken } from './invoice-body.fixture.ts';

describe('page and mail', () => {
  it('requests nothing by default', () => {
    expect(taken().presentation).toMatchObject({
      confirmationText: true,
      headNote: undefined,
      mail: { toCustomer: false, toIssuer: false, customerCredentials: false, copies: [], annexes: [] },
    });
  });

  it('carries the options of the request', () => {
    const { presentation, warnings } = taken({
      head_note: 'arriba',
      foot_note: 'abajo',
      seze: '2021-2017',
      actividadeconomica: '6201',
      disable_confirmation_text: true,
      sendmail: 'true',
      sendmailtome: 1,
      send_customer_credentials: true,
      email_cc_list: [{ email: 'copia@example.com' }],
      annexes: [{ document: 'AAAA', extension: 'jpg' }],
      html_header: '<h1>hola</h1>',
      html_buttons: '<b>b</b>',
      html_footer: '<i>f</i>',
      atacheddocument_name_prefix: 'FES-1-',
    });
    expect(warnings).toEqual([]);
    expect(presentation).toEqual({
      headNote: 'arriba',
      footNote: 'abajo',
      confirmationText: false,
      economicZone: '2021-2017',
      economicActivity: '6201',
      mail: {
        toCustomer: true,
        toIssuer: true,
        customerCredentials: true,
        copies: ['copia@example.com'],
        annexes: [{ document: 'AAAA', extension: 'jpg' }],
        html: { header: '<h1>hola</h1>', buttons: '<b>b</b>', footer: '<i>f</i>' },
        attachedDocumentPrefix: 'FES-1-',
      },
    });
  });

  it.each(['sendmail', 'sendmailtome', 'send_customer_credentials'])('copies the mail that %s asks for', (flag) => {
    const copies = { email_cc_list: [{ email: 'copia@example.com' }] };
    expect(taken({ ...copies, [flag]: true }).presentation.mail.copies).toEqual(['copia@example.com']);
    expect(taken({ ...copies, [flag]: false }).presentation.mail.copies).toEqual([]);
  });
});
