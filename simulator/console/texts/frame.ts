/** Texts of the layout, the refusals and the first steps. */
import { certainties } from './certainties.ts';

export const frame = {
  layout: {
    language: { en: 'English', es: 'Español' },
    simulated: { en: 'Simulated, no legal effect', es: 'Simulado, sin efectos legales' },
    skip: { en: 'Skip to the content', es: 'Saltar al contenido' },
    navigation: { en: 'Sections', es: 'Secciones' },
    spaces: { en: 'Test spaces', es: 'Espacios de pruebas' },
    languages: { en: 'Language', es: 'Idioma' },
    menu: { en: 'Menu', es: 'Menú' },
    guide: { en: 'Guide to this page', es: 'Guía de esta página' },
    footer: {
      en: 'Ensayo is a simulator and not affiliated with the DIAN. What it accepts proves nothing to the authority.',
      es: 'Ensayo es un simulador y no es de la DIAN. Lo que aquí se acepta no prueba nada ante la autoridad.',
    },
    copy: { en: 'Copy', es: 'Copiar' },
    copied: { en: 'Copied.', es: 'Copiado.' },
    liveFailed: {
      en: 'The connection to the simulator was lost; it will be tried again.',
      es: 'Se perdió la conexión con el simulador; se volverá a intentar.',
    },
  },
  sections: {
    documents: { en: 'Documents', es: 'Documentos' },
    issue: { en: 'Issue', es: 'Emitir' },
    judge: { en: 'Judge', es: 'Validar' },
    rules: { en: 'Rules', es: 'Reglas' },
    journal: { en: 'SOAP journal', es: 'Diario SOAP' },
    registry: { en: 'Registry', es: 'Registros' },
    testSets: { en: 'Test sets', es: 'Sets de pruebas' },
    clock: { en: 'Time and state', es: 'Tiempo y estado' },
    faults: { en: 'Faults', es: 'Fallas' },
    inbox: { en: 'Mail', es: 'Correos' },
    docs: { en: 'Documentation', es: 'Documentación' },
  },
  environments: {
    '1': { en: 'Production', es: 'Producción' },
    '2': { en: 'Test (habilitación)', es: 'Habilitación' },
  },
  home: { en: 'To the documents of this console', es: 'A los documentos de esta consola' },
  refusals: {
    link: {
      title: { en: 'Open the console by its link', es: 'Abra la consola con su enlace' },
      text: {
        en: 'This page opens with the link "Console" that Ensayo printed when it started. Each start has its own; opening it once in this browser is enough.',
        es: 'Esta página se abre con el enlace «Consola» que Ensayo mostró al iniciar. Cada arranque tiene el suyo; basta abrirlo una vez en este navegador.',
      },
    },
    host: {
      title: { en: 'The console answers on this machine alone', es: 'La consola solo se atiende en este equipo' },
      text: {
        en: 'Open it on the same machine, with 127.0.0.1 or localhost in the address.',
        es: 'Ábrala en el mismo equipo, con 127.0.0.1 o localhost en la dirección.',
      },
    },
    form: {
      title: { en: 'The form was not accepted', es: 'El formulario no se aceptó' },
      text: {
        en: 'It did not come from a page of this console, or the page was older than a restart. Open the page again and repeat; nothing was changed.',
        es: 'No venía de una página de esta consola, o la página era de antes de un reinicio. Abra la página de nuevo y repita; no se cambió nada.',
      },
    },
    tooLarge: {
      title: { en: 'The form is too large', es: 'El formulario es demasiado grande' },
      text: {
        en: 'Nothing was changed. Give a smaller file, or judge it with "ensayo judge FILE", which has no such limit; a case, with "ensayo replay FILE". Files grow by a third on their way here. The limit of a form is',
        es: 'No se cambió nada. Use un archivo más pequeño o valídelo con «ensayo judge ARCHIVO», que no tiene este límite; un caso, con «ensayo replay ARCHIVO». Los archivos crecen un tercio al enviarse aquí. El límite de un formulario es',
      },
    },
    page: {
      title: { en: 'There is nothing here', es: 'Aquí no hay nada' },
      text: {
        en: 'The address belongs to no page, or the test space that it names is not open.',
        es: 'La dirección no es de ninguna página, o el espacio de pruebas que nombra no está abierto.',
      },
    },
    outage: {
      title: { en: 'The console cannot answer at present', es: 'La consola no puede responder por ahora' },
      text: { en: 'The reason is outside Ensayo.', es: 'La causa está fuera de Ensayo.' },
    },
    defect: {
      title: { en: 'The console failed', es: 'La consola falló' },
      text: {
        en: 'This is a bug in Ensayo, not yours. The log of the service has the details under the identifier',
        es: 'Es un defecto de Ensayo, no suyo. El registro del servicio tiene el detalle con el identificador',
      },
    },
  },
  verdicts: {
    accepted: { en: 'Accepted', es: 'Aceptado' },
    rejected: { en: 'Rejected', es: 'Rechazado' },
    undecided: { en: 'Undecided', es: 'Sin decidir' },
  },
  kinds: {
    invoice: { en: 'Invoice', es: 'Factura' },
    creditNote: { en: 'Credit note', es: 'Nota crédito' },
    debitNote: { en: 'Debit note', es: 'Nota débito' },
    supportDocument: { en: 'Support document', es: 'Documento soporte' },
    supportAdjustmentNote: { en: 'Support adjustment note', es: 'Nota de ajuste al documento soporte' },
    posTicket: { en: 'POS ticket', es: 'Tiquete POS' },
    equivalentCreditNote: {
      en: 'Equivalent credit note',
      es: 'Nota de ajuste crédito al documento equivalente',
    },
    equivalentDebitNote: { en: 'Equivalent debit note', es: 'Nota de ajuste débito al documento equivalente' },
    payroll: { en: 'Payroll', es: 'Nómina' },
    payrollAdjustment: { en: 'Payroll adjustment', es: 'Ajuste de nómina' },
    event: { en: 'Event', es: 'Evento' },
  },
  certainties,
  docs: {
    about: {
      en: 'By what you want to do; the first page of each is enough for a first day. The same pages print in a terminal: ensayo docs.',
      es: 'Según lo que quiera hacer; la primera página de cada parte basta para el primer día. Las mismas páginas se leen en una terminal: ensayo docs.',
    },
    contents: { en: 'On this page', es: 'En esta página' },
    inEnglish: { en: 'in English', es: 'en inglés' },
    none: { en: 'The documentation has no such page.', es: 'La documentación no tiene esa página.' },
  },
  paging: {
    first: { en: 'To the beginning', es: 'Al principio' },
    label: { en: 'Pages', es: 'Páginas' },
    newer: { en: 'Newer', es: 'Más recientes' },
    older: { en: 'Older', es: 'Más antiguos' },
  },
  start: {
    send: { en: 'Send a document', es: 'Envíe un documento' },
    example: { en: 'Issue this example', es: 'Emitir este ejemplo' },
    terminal: {
      en: 'From a terminal, with the token printed at start-up:',
      es: 'Desde una terminal, con el token mostrado al iniciar:',
    },
    soap: { en: 'Send SOAP messages to', es: 'Envíe los mensajes SOAP a' },
    judge: { en: 'Or judge a file', es: 'O valide un archivo' },
    addresses: { en: 'Addresses', es: 'Direcciones' },
    tokens: {
      en: 'The access token of the service and that of the control interface were printed at start-up; a ready file has both (ensayo up --ready-file FILE).',
      es: 'El token de acceso del servicio y el de la interfaz de control se mostraron al iniciar; el archivo de --ready-file tiene los dos.',
    },
  },
};
