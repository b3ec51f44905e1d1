/** The request's options for the printed page and the mail. */
import { base64, text, flag, filePart, email, described, object, shortList } from './schema-parts.ts';
import { except, only } from './field-facts.ts';
import type { Presentation } from '../documents/model.ts';
import { flagOf, partsOf, required, textOf, type Part } from './parts.ts';

const payrolls = ['payroll', 'payrollReplacement', 'payrollDeletion'] as const;

/** Documents by which the issuer is paid. */
const paid = ['invoice', 'healthInvoice', 'debitNote'] as const;

export const presentation = {
  head_note: text('Texto en el encabezado de la representación gráfica', {
    sections: ['2.1', '2.11', '2.12'],
    sample: 'Nota de cabecera',
  }),
  foot_note: text('Texto en el pie de la representación gráfica', {
    sections: ['2.1', '2.8', '2.11', '2.12'],
    sample: 'Nota de pie',
  }),
  seze: text('Régimen de zona económica y social especial (ZESE), para la representación gráfica', {
    sections: ['2.1'],
    sample: 'Zona de base',
    remark: {
      en: 'Zona económica y social especial (ZESE); the document has no element for it',
      es: 'Zona económica y social especial (ZESE); el documento no tiene un elemento para ella',
    },
  }),
  actividadeconomica: text('Actividad económica (CIIU), para la representación gráfica', { sample: '6201' }),
  disable_confirmation_text: flag('Quita el texto de confirmación del correo', {
    sections: ['2.2'],
    sample: false,
    nowhere: except(paid, 'unpaidIssuer'),
    remark: only(paid, {
      en: 'true leaves out the sentence “Por favor informe su pago …”',
      es: 'true omite la frase «Por favor informe su pago …»',
    }),
  }),
  sendmail: flag('Envía el documento aceptado por correo', {
    sections: ['2.1', '2.8', '2.11'],
    sample: false,
    mail: { en: 'whether the other party gets one', es: 'si la otra parte recibe uno' },
  }),
  sendmailtome: flag('Lo envía también al emisor', {
    sections: ['2.1', '2.8', '2.11'],
    sample: false,
    mail: { en: 'whether the issuer gets one', es: 'si el emisor recibe uno' },
  }),
  send_customer_credentials: flag('Envía el correo a la dirección del adquiriente', {
    sections: ['2.2'],
    sample: false,
    mail: { en: 'whether the other party gets one, as `sendmail`', es: 'si la otra parte recibe uno, como `sendmail`' },
  }),
  email_cc_list: described(
    'Destinatarios adicionales del correo',
    shortList(
      object(
        {
          email: email('Dirección del destinatario', {
            sections: ['2.2'],
            sample: 'copia@example.com',
            mail: {
              en: 'recipient of a message of its own, where `sendmail`, `sendmailtome` or `send_customer_credentials` asks for mail',
              es: 'destinatario de un mensaje aparte, si `sendmail`, `sendmailtome` o `send_customer_credentials` piden correo',
            },
          }),
        },
        { required: ['email'] },
      ),
      50,
    ),
  ),
  annexes: described(
    'Archivos que acompañan el documento en el correo',
    shortList(
      object(
        {
          document: base64('Contenido del archivo en Base64', {
            sections: ['2.2'],
            sample: 'QmFzZQ==',
            mail: { en: 'file in the archive', es: 'archivo dentro del ZIP' },
          }),
          extension: filePart('Extensión del archivo, por ejemplo png', {
            sections: ['2.2'],
            sample: 'png',
            mail: {
              en: 'name of the file in the archive: `anexo-1.png`',
              es: 'nombre del archivo dentro del ZIP: `anexo-1.png`',
            },
          }),
        },
        { required: ['document', 'extension'] },
      ),
      20,
    ),
  ),
  html_header: text('HTML en lugar del encabezado del correo', {
    sections: ['2.2'],
    sample: '<p>Cabecera</p>',
    mail: { en: 'HTML, above the greeting', es: 'HTML, sobre el saludo' },
  }),
  html_buttons: text('HTML en lugar de los botones del correo', {
    sections: ['2.2'],
    sample: '<p>Botones</p>',
    mail: { en: 'HTML, in place of the link to the catalogue', es: 'HTML, en lugar del enlace al catálogo' },
  }),
  html_footer: text('HTML en lugar del pie del correo', {
    sections: ['2.2'],
    sample: '<p>Pie</p>',
    mail: { en: 'HTML, in place of the footer', es: 'HTML, en lugar del pie' },
  }),
  atacheddocument_name_prefix: filePart('Se antepone al nombre del AttachedDocument', {
    sections: ['2.2'],
    sample: 'BASE',
    mail: except(payrolls, {
      en: 'names of the archive and of the container in it',
      es: 'nombres del ZIP y de su contenedor',
    }),
    answer: except(payrolls, '`urlinvoiceattached`'),
    nowhere: only(payrolls, 'noContainer'),
  }),
  invoice_template: text('Plantilla de la representación gráfica', {
    sections: ['2.2'],
    sample: 'plantilla',
    nowhere: 'fixedLayout',
  }),
  template_token: text('Credencial de la plantilla', {
    sections: ['2.2'],
    sample: 'credencial',
    nowhere: 'unusedCredential',
  }),
} as const;

const asksForMail = (body: Part): boolean =>
  ['sendmail', 'sendmailtome', 'send_customer_credentials'].some((name) => flagOf(body, name));

/** Copies of a mail that is asked for: a list of them alone asks for none. */
const copiesIn = (body: Part): readonly string[] =>
  asksForMail(body) ? partsOf(body, 'email_cc_list').map((copy) => required(textOf(copy, 'email'), copy, 'email')) : [];

export const readPresentation = (body: Part): Presentation => ({
  headNote: textOf(body, 'head_note'),
  footNote: textOf(body, 'foot_note'),
  confirmationText: !flagOf(body, 'disable_confirmation_text'),
  economicZone: textOf(body, 'seze'),
  economicActivity: textOf(body, 'actividadeconomica'),
  mail: {
    toCustomer: flagOf(body, 'sendmail'),
    toIssuer: flagOf(body, 'sendmailtome'),
    customerCredentials: flagOf(body, 'send_customer_credentials'),
    copies: copiesIn(body),
    annexes: partsOf(body, 'annexes').map((annex) => ({
      document: required(textOf(annex, 'document'), annex, 'document'),
      extension: required(textOf(annex, 'extension'), annex, 'extension'),
    })),
    html: {
      header: textOf(body, 'html_header'),
      buttons: textOf(body, 'html_buttons'),
      footer: textOf(body, 'html_footer'),
    },
    attachedDocumentPrefix: textOf(body, 'atacheddocument_name_prefix'),
  },
});
