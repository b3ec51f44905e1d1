/** The request's options for the printed page and the mail. */
import { text, flag, filePart, email, described, object, shortList } from './schema-parts.ts';
import type { Presentation } from '../documents/model.ts';
import { flagOf, partsOf, required, textOf, type Part } from './parts.ts';

/** Fields for the printed page and the mail. */
export const presentation = {
  head_note: text('Texto en el encabezado de la representación gráfica'),
  foot_note: text('Texto en el pie de la representación gráfica'),
  seze: text('Régimen de zona económica y social especial (ZESE), para la representación gráfica'),
  actividadeconomica: text('Actividad económica (CIIU), para la representación gráfica'),
  disable_confirmation_text: flag('Quita el texto de confirmación del correo'),
  sendmail: flag('Envía el documento aceptado por correo'),
  sendmailtome: flag('Lo envía también al emisor'),
  send_customer_credentials: flag('Envía el correo a la dirección del adquiriente'),
  email_cc_list: described(
    'Destinatarios adicionales del correo',
    shortList(object({ email: email('Dirección del destinatario') }, { required: ['email'] }), 50),
  ),
  annexes: described(
    'Archivos que acompañan el documento en el correo',
    shortList(
      object(
        {
          document: text('Contenido del archivo en Base64'),
          extension: filePart('Extensión del archivo, por ejemplo png'),
        },
        { required: ['document', 'extension'] },
      ),
      20,
    ),
  ),
  html_header: text('HTML en lugar del encabezado del correo'),
  html_buttons: text('HTML en lugar de los botones del correo'),
  html_footer: text('HTML en lugar del pie del correo'),
  atacheddocument_name_prefix: filePart('Se antepone al nombre del AttachedDocument'),
  invoice_template: text('Plantilla de la representación gráfica'),
  template_token: text('Credencial de la plantilla'),
} as const;

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
    copies: partsOf(body, 'email_cc_list').map((copy) => required(textOf(copy, 'email'), copy, 'email')),
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
