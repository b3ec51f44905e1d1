import { textOf } from '../../src/common/xml/tree.ts';
import { acceptances } from '../checks/event.ts';
import type { Check } from '../checks/vocabulary/check.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import * as is from '../checks/vocabulary/is.ts';
import type { Bilingual } from '../../src/common/text/bilingual.ts';
import { annex, group, rejects, rule, type Rule } from '../judge/engine/rule.ts';
import { select } from '../document/path-index.ts';
import { reference } from '../document/paths.ts';

/** The type of credit note that is meant for invoices that were accepted. */
const forAccepted = '24';

const notAccepted = ({ registeredEvents }: Pick<Facts, 'registeredEvents'>): Check =>
  is.satisfying({
    expected: { en: 'an invoice without event 033 or 034', es: 'una factura sin evento 033 ni 034' },
    test: ({ node, subject }) => {
      if (node === undefined || subject.text('/*/cbc:CustomizationID') === forAccepted) return undefined;
      const keys = select(node, 'cac:InvoiceDocumentReference/cbc:UUID').map(textOf);
      const events = keys.flatMap((key) => registeredEvents.byDocument.get(key.toLowerCase()) ?? []);
      const acceptance = events.find(({ code }) => acceptances.includes(code));
      return acceptance === undefined
        ? undefined
        : {
            found: {
              en: `an invoice with event ${acceptance.code}, ${acceptance.number} of NIT ${acceptance.senderNit}`,
              es: `una factura con el evento ${acceptance.code}, ${acceptance.number} del NIT ${acceptance.senderNit}`,
            },
          };
    },
    breakAt: () => ({ events: ['030', '032', '033'] }),
  });

type Note = { readonly code: string; readonly kind: 'creditNote' | 'debitNote'; readonly fix: Bilingual };

const acceptedRule = ({ code, kind, fix }: Note): Rule =>
  rule({
    family: code,
    title: {
      en: 'The invoice that the note corrects is not accepted by its buyer',
      es: 'El adquirente no ha aceptado la factura que corrige la nota',
    },
    codes: { [kind]: rejects(code) },
    target: reference,
    message: 'La factura referenciada ya fue aceptada por el adquirente',
    needs: ['registeredEvents'],
    check: notAccepted,
    fix,
    source: annex('FE 1.9'),
  });

/** What a buyer has accepted (events 033 and 034) is not corrected like any other invoice (annex FE 1.9, LGC). */
export const acceptedInvoiceRules = group(
  { code: 'LGC', title: { en: 'Notes to accepted invoices', es: 'Notas a facturas aceptadas' }, stage: 'content' },
  [
    acceptedRule({
      code: 'LGC15',
      kind: 'creditNote',
      fix: {
        en: 'Send it as type of operation 24, the adjustment of an accepted invoice.',
        es: 'Envíela con el tipo de operación 24, ajuste de una factura aceptada.',
      },
    }),
    acceptedRule({
      code: 'LGC16',
      kind: 'debitNote',
      fix: {
        en: 'Issue another invoice for what is to be charged in addition to the accepted one.',
        es: 'Emita otra factura por el valor que se cobra además de la factura aceptada.',
      },
    }),
  ],
);
