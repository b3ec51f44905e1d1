/** Faults, forced verdicts and the mail. */
import { same } from '../../../src/common/text/bilingual.ts';

export const disturbances = {
  faults: {
    intro: {
      en: 'What goes wrong on purpose in this space. Documents that are sent meanwhile meet it.',
      es: 'Errores simulados en este espacio. Los documentos que se envíen mientras tanto resultan afectados.',
    },
    ordered: { en: 'Ordered faults', es: 'Fallas activas' },
    fault: { en: 'Fault', es: 'Falla' },
    point: { en: 'Where it takes place', es: 'Dónde ocurre' },
    points: {
      request: { en: 'Before anything is taken', es: 'Antes de recibir nada' },
      judgement: { en: 'While it is judged', es: 'Mientras se valida' },
      answer: { en: 'With the verdict filed', es: 'Con el resultado ya archivado' },
    },
    whom: { en: 'Meant for', es: 'A qué' },
    struck: { en: 'Times', es: 'Veces' },
    spent: { en: 'Spent', es: 'Agotado' },
    empty: { en: 'There are no ordered faults.', es: 'No hay fallas activas.' },
    clear: { en: 'Remove all faults', es: 'Quitar todas las fallas' },
    order: { en: 'Order a fault', es: 'Simular una falla' },
    add: { en: 'Order the fault', es: 'Simular la falla' },
    unknown: { en: 'There is no fault of that name.', es: 'No hay una falla con ese nombre.' },
    milliseconds: { en: 'Milliseconds', es: 'Milisegundos' },
    spanHint: {
      en: 'A number, or two to draw between: 50-400.',
      es: 'Un número, o dos entre los que se sortea: 50-400.',
    },
    status: { en: 'HTTP status', es: 'Estado HTTP' },
    statuses: {
      '500': same('500'),
      '503': same('503'),
      '403': same('403 Site Disabled'),
    },
    retryAfter: { en: 'Retry-After, in seconds', es: 'Retry-After, en segundos' },
    optional: { en: 'Empty: without that header.', es: 'Vacío: sin esa cabecera.' },
    probability: { en: 'Probability', es: 'Probabilidad' },
    probabilityHint: { en: 'Above 0, up to 1. Empty: always.', es: 'Mayor que 0, hasta 1. Vacío: siempre.' },
    seed: { en: 'Seed', es: 'Semilla' },
    seedHint: {
      en: 'The same seed strikes the same requests.',
      es: 'La misma semilla afecta a las mismas solicitudes.',
    },
    about: {
      latency: {
        title: { en: 'Latency', es: 'Demora' },
        effect: {
          en: 'The answer takes long. The client waits, up to its own limit.',
          es: 'La respuesta tarda. El cliente espera, hasta su propio límite.',
        },
      },
      status: {
        title: { en: 'HTTP error', es: 'Error HTTP' },
        effect: {
          en: 'A web page with 500, 503 or 403 instead of SOAP. The issuing service tries three times and answers 503 with Retry-After, or 502 after 500.',
          es: 'Una página web con 500, 503 o 403 en lugar de SOAP. El servicio de emisión lo intenta tres veces y responde 503 con Retry-After, o 502 si fue 500.',
        },
      },
      html: {
        title: { en: 'HTML page with 200', es: 'Página HTML con 200' },
        effect: {
          en: 'A web page where SOAP was expected. The issuing service answers 502 without another try.',
          es: 'Una página web donde se esperaba SOAP. El servicio de emisión responde 502 sin volver a intentar.',
        },
      },
      'no-reason': {
        title: { en: 'Fault without reason', es: 'Fault sin motivo' },
        effect: {
          en: 'A SOAP fault that does not say why. The issuing service answers 502 with the text of the fault.',
          es: 'Un fault SOAP que no dice por qué. El servicio de emisión responde 502 con el texto del fault.',
        },
      },
      'no-answer': {
        title: { en: 'Silence', es: 'Silencio' },
        effect: {
          en: 'The connection stays open and nothing comes. The issuing service asks GetStatus after its timeout: the verdict, or 504 with the key.',
          es: 'La conexión queda abierta y no llega nada. El servicio de emisión pregunta por GetStatus al vencer su espera: el resultado, o 504 con la clave.',
        },
      },
      reset: {
        title: { en: 'Connection reset', es: 'Conexión cortada' },
        effect: {
          en: 'It is cut before anything is taken. The issuing service asks GetStatus and sends again; after three tries it answers 503.',
          es: 'Se corta antes de recibir nada. El servicio de emisión pregunta por GetStatus y vuelve a enviar; tras tres intentos responde 503.',
        },
      },
      'processed-twice': {
        title: { en: 'Processed twice', es: 'Procesado dos veces' },
        effect: {
          en: 'A gateway delivers the request twice, and the second answer arrives, with rule 90. The issuing service finds out the first verdict and gives it.',
          es: 'Un intermediario entrega la solicitud dos veces y llega la segunda respuesta, con regla 90. El servicio de emisión averigua el primer resultado y lo da.',
        },
      },
      'lost-answer': {
        title: { en: 'Lost answer', es: 'Respuesta perdida' },
        effect: {
          en: 'The document is filed and the connection closes without an answer. The issuing service asks GetStatus and gives that verdict.',
          es: 'El documento queda archivado y la conexión se cierra sin respuesta. El servicio de emisión pregunta por GetStatus y da ese resultado.',
        },
      },
      'truncated-answer': {
        title: { en: 'Half an answer', es: 'Respuesta truncada' },
        effect: {
          en: 'Half of it comes and the connection closes. The issuing service asks GetStatus and gives that verdict.',
          es: 'Llega la mitad y la conexión se corta. El servicio de emisión pregunta por GetStatus y da ese resultado.',
        },
      },
      'duplicate-answer': {
        title: { en: 'Answer twice', es: 'Respuesta duplicada' },
        effect: {
          en: 'The answer comes twice in one body. The issuing service answers 502; the same body posted again gets the verdict.',
          es: 'La respuesta llega dos veces en un mismo cuerpo. El servicio de emisión responde 502; enviar lo mismo de nuevo da el resultado.',
        },
      },
      'in-process': {
        title: { en: 'In process', es: 'En proceso' },
        effect: {
          en: 'The document is judged and filed, and nobody learns how until the fault is removed: 98 by GetStatus and "Batch en proceso de validación." by GetStatusZip.',
          es: 'El documento se valida y se archiva, pero el resultado no se conoce hasta quitar la falla: 98 por GetStatus y «Batch en proceso de validación.» por GetStatusZip.',
        },
      },
      'rut-unavailable': {
        title: { en: 'The RUT does not answer', es: 'RUT sin respuesta' },
        effect: {
          en: 'Documents are accepted with the notifications RUT01, DSAJ21 or NSAJ21.',
          es: 'Los documentos se aceptan con las notificaciones RUT01, DSAJ21 o NSAJ21.',
        },
      },
      'names-differ': {
        title: { en: 'Other names in the RUT', es: 'Otros nombres en el RUT' },
        effect: {
          en: 'Documents are accepted with the notification FAJ43b.',
          es: 'Los documentos se aceptan con la notificación FAJ43b.',
        },
      },
    },
  },
  forced: {
    title: { en: 'Forced verdicts', es: 'Resultados forzados' },
    about: {
      en: 'The authority gives the verdict that is ordered, whatever the judge finds; the document shows both. GetStatus, GetStatusZip and the signed ApplicationResponse follow the ordered one.',
      es: 'La autoridad da el resultado forzado, sin importar el de la validación; el documento muestra ambos. GetStatus, GetStatusZip y el ApplicationResponse firmado siguen el resultado forzado.',
    },
    verdicts: {
      accepted: { en: 'Accepted', es: 'Aceptado' },
      rejected: { en: 'Rejected', es: 'Rechazado' },
      duplicate: { en: 'Duplicate (rule 90)', es: 'Duplicado (regla 90)' },
      'not-authorised': { en: 'Not authorised (89)', es: 'No autorizado (89)' },
      'missing-fields': { en: 'Missing fields (66)', es: 'Faltan campos (66)' },
    },
    codes: { en: 'Rules', es: 'Reglas' },
    codesHint: {
      en: 'Codes, separated by commas: to reject, at least one Rechazo (FAD06); to accept, notifications alone.',
      es: 'Códigos separados por comas: al rechazar, al menos un Rechazo (FAD06); al aceptar, solo notificaciones.',
    },
    given: { en: 'Given', es: 'Dado' },
    empty: { en: 'There are no forced verdicts.', es: 'No hay resultados forzados.' },
    order: { en: 'Force a verdict', es: 'Forzar un resultado' },
    allowed: {
      en: 'This space takes forced verdicts. For a rehearsal of habilitación it had better refuse them.',
      es: 'Este espacio admite resultados forzados. En un ensayo de habilitación conviene desactivarlos.',
    },
    refused: {
      en: 'This space refuses forced verdicts, and those that there are have no effect.',
      es: 'Este espacio no admite resultados forzados, y los que hay no tienen efecto.',
    },
    allow: { en: 'Allow them', es: 'Activar los resultados forzados' },
    refuse: { en: 'Refuse them', es: 'Desactivar los resultados forzados' },
  },
  inbox: {
    intro: {
      en: 'The mail that the issuing service would have sent from this space. None of it left this machine.',
      es: 'Los correos que el servicio de emisión habría enviado desde este espacio. Ninguno salió de este equipo.',
    },
    lone: {
      en: 'The authority runs alone: mail belongs to the issuing service. Start both with "npm start" or "ensayo up" to see it here.',
      es: 'La autoridad corre sola: los correos son del servicio de emisión. Arranque ambos con «npm start» o «ensayo up» para verlos aquí.',
    },
    none: {
      en: 'There is no mail in this space. The issuing service sends it by POST /api/ubl2.1/send-email; where it has an SMTP server, mail leaves there and does not come here.',
      es: 'No hay correos en este espacio. El servicio de emisión los envía con POST /api/ubl2.1/send-email; si tiene un servidor SMTP configurado, salen por él y no llegan aquí.',
    },
    caption: { en: 'Mail, newest first', es: 'Correos, el más reciente primero' },
    subject: { en: 'Subject', es: 'Asunto' },
    from: { en: 'From', es: 'De' },
    to: { en: 'To', es: 'Para' },
    attachments: { en: 'Attachments', es: 'Adjuntos' },
    withoutSubject: { en: 'without subject', es: 'sin asunto' },
    withoutName: { en: 'without name', es: 'sin nombre' },
    withoutAttachments: { en: 'Without attachments.', es: 'Sin adjuntos.' },
    identifier: { en: 'Identifier', es: 'Identificador' },
    raw: { en: 'Whole message (.eml)', es: 'Correo completo (.eml)' },
    html: { en: 'The message as its receiver sees it', es: 'Correo como lo ve quien lo recibe' },
    htmlNote: {
      en: 'In this frame nothing runs and nothing is fetched: remote pictures and links do not work.',
      es: 'En este marco no corre ningún programa ni se trae nada de la red: imágenes remotas y enlaces no funcionan.',
    },
    text: { en: 'Text only', es: 'Solo texto' },
    badZip: { en: 'The ZIP cannot be read:', es: 'El ZIP no se pudo leer:' },
    openPdf: { en: 'Open the PDF in another tab', es: 'Abrir el PDF en otra pestaña' },
    unknown: {
      en: 'There is no mail with that identifier; the oldest are dropped.',
      es: 'No hay un correo con ese identificador; los más antiguos se descartan.',
    },
    unknownFile: { en: 'The mail has no such file.', es: 'El correo no tiene ese archivo.' },
  },
};
