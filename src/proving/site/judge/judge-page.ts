/** The page that judges in the browser: its text, its program and what keeps it for a time without a network. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { html, type Html } from '../../../common/html/html.ts';
import { digestBytes } from '../../../common/hash.ts';
import { toHex } from '../../../common/bytes.ts';
import { wordsOf } from '../../../common/text/bilingual.ts';
import { languages, type Language } from '../../../../simulator/console/texts/texts.ts';
import { folderOf, layOut } from '../layout.ts';
import { bundled } from './bundle.ts';

/** Nothing is connected to: what the page needs are its style and its program, and `wasm` is libxml2. */
export const policy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src data:; worker-src 'self'; " +
  "connect-src 'none'; form-action 'self'; base-uri 'none'";

const textsOf = wordsOf({
  title: { en: 'Judge a document', es: 'Validar un documento' },
  about: {
    en: 'The verdict on an electronic document, with the place, the reason and the fix of each finding. It is judged here, in your browser: nothing is sent, and the page works without a network once it was opened.',
    es: 'El resultado de un documento electrónico, con el lugar, la razón y la corrección de cada hallazgo. Se valida aquí, en su navegador: no se envía nada, y la página funciona sin red después de abrirla una vez.',
  },
  file: { en: 'Choose files, or drop them here', es: 'Elija archivos, o suéltelos aquí' },
  kinds: {
    en: 'XML, ZIP, AttachedDocument or SOAP message.',
    es: 'XML, ZIP, AttachedDocument o mensaje SOAP.',
  },
  pasted: { en: 'Or paste the XML', es: 'O pegue el XML' },
  name: { en: 'pasted.xml', es: 'pegado.xml' },
  trust: {
    en: 'Accept certificates of any authority: for a first look. Otherwise only those that Ensayo issues are trusted.',
    es: 'Aceptar certificados de cualquier entidad: para una primera revisión. Si no, solo se confía en los que emite Ensayo.',
  },
  submit: { en: 'Judge', es: 'Validar' },
  loading: {
    en: 'Loading the judge … Opened as a file it cannot load: serve the folder over HTTP, for example with npx http-server.',
    es: 'Cargando el validador … Abierto como archivo no se puede cargar: publique la carpeta por HTTP, por ejemplo con npx http-server.',
  },
  working: { en: 'Judging …', es: 'Validando …' },
  proposing: {
    en: 'Looking for the changes that make it pass …',
    es: 'Buscando los cambios con los que se aceptaría …',
  },
  unloaded: {
    en: 'The judge could not be loaded. Reload the page.',
    es: 'No se pudo cargar el validador. Recargue la página.',
  },
  unreadable: {
    en: 'A file could not be read. Choose files, not folders.',
    es: 'No se pudo leer un archivo. Elija archivos, no carpetas.',
  },
  failed: {
    en: 'This failed because of a bug in Ensayo, not because of the document. Other documents can still be judged.',
    es: 'Esto falló por un error de Ensayo, no por el documento. Puede validar otros documentos.',
  },
  noScript: {
    en: 'This page needs JavaScript, and must come from a server.',
    es: 'Esta página necesita JavaScript, y debe venir de un servidor.',
  },
  proof: { en: 'Why nothing can leave this page', es: 'Por qué nada puede salir de esta página' },
  proofText: {
    en: "The browser enforces this policy of the page. connect-src 'none' forbids it to connect to anything:",
    es: "El navegador aplica esta política de la página. connect-src 'none' le prohíbe conectarse a nada:",
  },
});

const bodyIn = (language: Language): Html => {
  const texts = textsOf(language);
  return html`<h1>${texts.title}</h1>
    <p>${texts.about}</p>
    <noscript><p class="callout warn">${texts.noScript}</p></noscript>
    <div class="card" data-drop>
      <p>
        <label for="file">${texts.file}</label>
        <input id="file" type="file" multiple="" disabled="" accept=".xml,.zip,.json" />
        <small>${texts.kinds}</small>
      </p>
      <p>
        <label for="pasted">${texts.pasted}</label>
        <textarea id="pasted" rows="4" disabled="" spellcheck="false" data-name="${texts.name}"></textarea>
      </p>
      <p>
        <label><input id="trust" type="checkbox" disabled="" /> ${texts.trust}</label>
      </p>
      <p><button id="judge" type="button" disabled="">${texts.submit}</button></p>
      <p
        id="state"
        role="status"
        data-working="${texts.working}"
        data-proposing="${texts.proposing}"
        data-unloaded="${texts.unloaded}"
        data-unreadable="${texts.unreadable}"
        data-failed="${texts.failed}"
      >
        ${texts.loading}
      </p>
    </div>
    <div id="judged" tabindex="-1" aria-live="polite"></div>
    <details>
      <summary>${texts.proof}</summary>
      <p>${texts.proofText}</p>
      <pre>${policy}</pre>
    </details>`;
};

const pathIn = (language: Language): string => `${folderOf(language)}judge.html`;

const pageIn = (language: Language): string => {
  const to = (path: string): string =>
    language === 'en' ? path : path.startsWith('es/') ? path.slice(3) : `../${path}`;
  const translation = pathIn(language === 'en' ? 'es' : 'en');
  const { title } = textsOf(language);
  return layOut({ language, title, body: bodyIn(language), to, translation, script: 'judge.js', policy });
};

const asset = (name: string): string => readFileSync(join(dirname(fileURLToPath(import.meta.url)), name), 'utf8');

/** The files by their paths in the site. @param style the text of site.css, which the page uses */
export const judgeSite = async (style: string): Promise<ReadonlyMap<string, string>> => {
  const files = new Map([
    ...(await bundled('page.js')),
    ...languages.map((each) => [pathIn(each), pageIn(each)] as const),
  ]);
  const version = toHex(digestBytes('sha256', [...files.values(), style].join('\n'))).slice(0, 16);
  const kept = JSON.stringify([...files.keys(), 'site.css']);
  return files.set('judge-worker.js', asset('worker.js').replace('VERSION', version).replace('FILES', kept));
};
