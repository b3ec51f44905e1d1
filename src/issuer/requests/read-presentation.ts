/** What the request asks of the printed page and the mail. */
import type { Presentation } from '../documents/model.ts';
import { flagOf, partsOf, required, textOf, type Part } from './parts.ts';

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
