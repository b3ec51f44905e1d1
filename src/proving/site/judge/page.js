// The page itself: takes files, shows what the judge found. Nothing is sent anywhere, as the policy of the page says.
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

// The browser compiles libxml2 beside the rules.
import('libxml2-wasm').catch(() => undefined);
const loading = import('./judging.ts');
let latest;

/** @param reading a promise of the files */
const judge = async (reading) => {
  latest = reading;
  const say = (what) => {
    if (latest === reading) status.textContent = status.dataset[what] ?? '';
  };
  place.replaceChildren();
  let failure = 'unreadable';
  try {
    const files = await reading;
    failure = 'unloaded';
    const { judgeFiles } = await loading;
    failure = 'failed';
    for (const proposes of [false, true]) {
      say(proposes ? 'proposing' : 'working');
      await pause();
      const judged = await judgeFiles(files, { language, trustAny: trust.checked, proposes });
      if (latest !== reading) return;
      show(judged);
      if (!proposes) place.focus();
    }
    say('');
  } catch (error) {
    reportError(error);
    say(failure);
  }
};

const read = async (list) => {
  if (list.length === 0) return;
  const bytesOf = async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
  await judge(Promise.all([...list].map(bytesOf)));
};

input.addEventListener('change', () => read(input.files));
document.querySelector('#judge').addEventListener('click', async () => {
  if (pasted.value.trim() !== '')
    await judge(Promise.resolve([{ name: pasted.dataset.name, bytes: new TextEncoder().encode(pasted.value.trim()) }]));
});
for (const name of ['dragover', 'drop']) drop.addEventListener(name, (event) => event.preventDefault());
drop.addEventListener('drop', (event) => read(event.dataTransfer.files));

// What is given while the judge is loaded is judged then.
for (const field of [input, pasted, trust, document.querySelector('#judge')]) field.disabled = false;
try {
  const { prepare } = await loading;
  if (latest === undefined) await prepare();
} catch (error) {
  status.textContent = status.dataset.unloaded;
  throw error;
}
if (latest === undefined) status.textContent = '';
// Without HTTPS there is no worker: the page works, but needs the network to be opened again.
if ('serviceWorker' in navigator) {
  await navigator.serviceWorker.register(new URL('judge-worker.js', import.meta.url));
  await navigator.serviceWorker.ready;
  document.documentElement.dataset.offline = 'true';
}
