/** docs/advice.md and its Spanish translation. */
import type { Bilingual, Language } from '../../common/text/bilingual.ts';
import { allAdvice } from '../../../simulator/judge/advice/index.ts';
import { code, table } from '../../harness/docs/markdown.ts';

const texts = {
  title: { en: 'Advice (Aviso de Ensayo)', es: 'Avisos de Ensayo' },
  translation: { en: '[Español](es/advice.md)', es: '[English](../advice.md)' },
  notice: {
    en: '<!-- Generated from simulator/judge/advice by `npm run generate`. -->',
    es: '<!-- Generado de simulator/judge/advice con `npm run generate`. -->',
  },
  about: {
    en: 'Some documents break no rule and are surely wrong. DIAN accepts them, and so does Ensayo. Beside the verdict it gives advice: what is implausible, where it is, what was found and what would be plausible. Advice is never on the wire. It changes no verdict, no error line, no count and no exit code, and DIAN gives none.',
    es: 'Algunos documentos no incumplen ninguna regla y con seguridad tienen un error. La DIAN los acepta y Ensayo también. Junto al resultado, Ensayo da un aviso: qué es inverosímil, dónde está, qué se encontró y qué sería verosímil. Los avisos no van en la respuesta SOAP. No cambian el resultado, las líneas de error, los conteos ni el código de salida, y la DIAN no da ninguno.',
  },
  places: {
    en: `It is the array \`advice\`:

- of every document in \`ensayo judge --json\` and \`POST /ensayo/control/judge\`; \`ensayo judge\` prints it below the heading _Aviso de Ensayo_
- of \`GET /ensayo/exchanges/ID\`, and in a section of its own on the pages of the console
- of the issuing service's response, beside \`explanations\`, with the \`field\` of the request where one produced the place; absent if there is none, and with any other authority
- of \`informe.json\` (\`ensayo rehearse\`) and of the exchanges in \`report.json\` (\`ensayo conform\`), and on both pages; absent if there is none

The header \`Ensayo-Advice\` of a SOAP response has the number of its entries, so that a client knows whether asking for the exchange is worth it.`,
    es: `Es el arreglo \`advice\`:

- de cada documento en \`ensayo judge --json\` y en \`POST /ensayo/control/judge\`; \`ensayo judge\` lo muestra bajo el título _Aviso de Ensayo_
- de \`GET /ensayo/exchanges/ID\`, y en una sección propia de las páginas de la consola
- de la respuesta del servicio de emisión, junto a \`explanations\`, con el campo de la solicitud (\`field\`) si alguno produjo ese lugar; no está si no hay avisos, ni con otra autoridad
- de \`informe.json\` (\`ensayo rehearse\`) y de los intercambios de \`report.json\` (\`ensayo conform\`), y en las páginas de ambos; no está si no hay avisos

El encabezado \`Ensayo-Advice\` de una respuesta SOAP trae el número de avisos, para que el cliente sepa si vale la pena consultar el intercambio.`,
  },
  off: {
    en: '`--no-advice` of judge, up, demo, conform and rehearse turns it off, `advice: false` in `ensayo.yaml` and of `startBox` and `judge` does too, and `PATCH /ensayo/control/settings` with `{"advice": false}` while the authority runs.',
    es: 'La opción `--no-advice` de judge, up, demo, conform y rehearse los desactiva; también `advice: false` en `ensayo.yaml`, y en `startBox` y `judge`; y mientras la autoridad está en ejecución, `PATCH /ensayo/control/settings` con `{"advice": false}`.',
  },
  members: {
    en: 'An entry has `id`, which is stable, `text`, `xpath` with positions, `line`, `column`, `found`, `plausible` and `source`; `applied` where it depends on values by date: which one applied, by which date of the document, what was before and comes next. `spanish` has the texts in Spanish. These are the entries:',
    es: 'Un aviso tiene `id`, que es estable, `text`, `xpath` con posiciones, `line`, `column`, `found`, `plausible` y `source`; `applied` si depende de valores con vigencia: cuál se aplicó, según qué fecha del documento, cuál regía antes y cuál sigue. `spanish` tiene los textos en español; el servicio de emisión los da en el idioma de quien consulta. Estos son los avisos:',
  },
  meaning: { en: 'What is surely wrong', es: 'Qué es con seguridad un error' },
  source: { en: 'Source', es: 'Fuente' },
} as const satisfies Readonly<Record<string, Bilingual>>;

export const advicePage = (language: Language): string => {
  const rows = allAdvice.map(({ id, text, source }) => [code(id), text[language], source[language]]);
  const { title, translation, notice, about, places, off, members, meaning, source } = texts;
  const paragraphs = [translation, notice, about, places, off, members].map((text) => text[language]);
  const list = table(['`id`', meaning[language], source[language]], rows);
  return `${[`# ${title[language]}`, ...paragraphs, list].join('\n\n')}\n`;
};
