// The page itself: takes files, shows what the judge found. Nothing is sent anywhere, as the policy of the page says.
import { judgeFiles, prepare } from './judging.ts';

const place = document.querySelector('#judged');
const input = document.querySelector('#file');
const pasted = document.querySelector('#pasted');
const trust = document.querySelector('#trust');
const status = document.querySelector('#state');
const drop = document.querySelector('[data-drop]');
const language = document.documentElement.lang;

const save = ({ name, xml }) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([xml], { type: 'application/xml' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};

const show = (judged) => {
  place.replaceChildren(
    ...judged.map(({ html, corrected }) => {
      const part = document.createElement('div');
      part.innerHTML = html;
      for (const button of part.querySelectorAll('[data-corrected]'))
        button.addEventListener('click', () => save(corrected));
      return part;
    }),
  );
};

// The browser shows what there is before it is busy again.
const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

let last;

const judge = async (files) => {
  if (files.length === 0) return;
  last = files;
  for (const proposes of [false, true]) {
    status.textContent = status.dataset[proposes ? 'proposing' : 'working'];
    await pause();
    const judged = await judgeFiles(files, { language, trustAny: trust.checked, proposes });
    if (last !== files) return;
    show(judged);
    if (!proposes) place.focus();
  }
  status.textContent = '';
};

const read = async (list) =>
  judge(
    await Promise.all(
      [...list].map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
    ),
  );

input.addEventListener('change', () => read(input.files));
document.querySelector('#judge').addEventListener('click', async () => {
  if (pasted.value.trim() !== '')
    await judge([{ name: pasted.dataset.name, bytes: new TextEncoder().encode(pasted.value.trim()) }]);
});
for (const name of ['dragover', 'drop']) drop.addEventListener(name, (event) => event.preventDefault());
drop.addEventListener('drop', (event) => read(event.dataTransfer.files));

await prepare();
status.textContent = '';
for (const field of [input, pasted, trust, document.querySelector('#judge')]) field.disabled = false;
// Without HTTPS there is no worker: the page works, but needs the network to be opened again.
if ('serviceWorker' in navigator) {
  await navigator.serviceWorker.register(new URL('judge-worker.js', import.meta.url));
  await navigator.serviceWorker.ready;
  document.documentElement.dataset.offline = 'true';
}
