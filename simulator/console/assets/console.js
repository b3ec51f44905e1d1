/**
 * Keeps live pages up to date. Everything works without this script; with it, a
 * page that says `data-live` fetches itself again when something happened, and
 * takes over the parts marked `data-live-part`: rows that are new are put in, rows
 * that stay are left alone, so that focus and selection stay where they are.
 */
(() => {
  const main = document.querySelector('main[data-live]');
  if (!main) return;
  const status = main.querySelector('.live-status');
  const spoken = 3;
  let source;
  let running = false;
  let again = false;

  const rowsOf = (table) => new Map([...table.querySelectorAll('[data-key]')].map((row) => [row.dataset.key, row]));

  /** The rows that were not there before. */
  const mergeTable = (table, fresh) => {
    const known = rowsOf(table);
    const wanted = rowsOf(fresh);
    for (const [key, row] of known) if (!wanted.has(key)) row.remove();
    const body = table.tBodies[0];
    const added = [];
    let place = body.firstElementChild;
    for (const [key, row] of wanted) {
      const there = known.get(key);
      if (there && there.innerHTML === row.innerHTML) {
        if (there === place) place = place.nextElementSibling;
        else body.insertBefore(there, place);
      } else {
        const copy = document.importNode(row, true);
        if (there) {
          if (there === place) place = place.nextElementSibling;
          there.replaceWith(copy);
        } else {
          copy.classList.add('new');
          added.push(copy);
        }
        body.insertBefore(copy, place);
      }
    }
    const empty = main.querySelector(`[data-empty-of="${CSS.escape(table.id)}"]`);
    if (empty) empty.hidden = wanted.size > 0;
    return added;
  };

  const merge = (fresh) => {
    const added = [];
    for (const part of main.querySelectorAll('[data-live-part]')) {
      const other = fresh.getElementById(part.id);
      if (!other) continue;
      if (part.tBodies) added.push(...mergeTable(part, other));
      else if (part.innerHTML !== other.innerHTML) part.replaceWith(document.importNode(other, true));
    }
    const said = added.map((row) => row.dataset.announce).filter(Boolean);
    if (said.length > 0) status.textContent = said.slice(0, spoken).join('; ');
  };

  /** One at a time; what happens meanwhile is fetched afterwards, once. */
  const refresh = async () => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    do {
      again = false;
      try {
        const response = await fetch(location.href, { headers: { accept: 'text/html' } });
        if (response.ok) merge(new DOMParser().parseFromString(await response.text(), 'text/html'));
      } catch {
        status.textContent = status.dataset.failed;
      }
    } while (again);
    running = false;
  };

  const listen = () => {
    source = new EventSource(main.dataset.live);
    source.addEventListener('ready', () => {
      main.dataset.connected = 'true';
      if (status.textContent === status.dataset.failed) status.textContent = '';
      void refresh();
    });
    source.addEventListener('exchange', refresh);
    source.addEventListener('error', () => {
      status.textContent = status.dataset.failed;
      delete main.dataset.connected;
      // A space that was removed may be created again; the browser itself asks only where there was an answer.
      if (source.readyState === EventSource.CLOSED) setTimeout(() => document.hidden || listen(), 2000);
    });
  };

  // A browser has few connections for one host: pages that nobody looks at give theirs back.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) source?.close();
    else listen();
  });
  // Leaving the page is no failure.
  addEventListener('pagehide', () => source?.close());
  if (!document.hidden) listen();
})();

/** A file chosen or dropped takes the place of pasted text: it may be a ZIP, which no text field can hold. */
(() => {
  const zone = document.querySelector('[data-drop]');
  const form = zone?.querySelector('form');
  const area = form?.querySelector('textarea');
  if (!form || !area) return;
  const hidden = (name) => {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    form.append(input);
    return input;
  };
  const [name, content] = [hidden('name'), hidden('content')];
  const label = document.createElement('label');
  const chooser = document.createElement('input');
  const status = document.createElement('p');
  chooser.type = 'file';
  label.className = 'field drop';
  label.append(zone.dataset.dropLabel, chooser);
  status.setAttribute('role', 'status');
  form.prepend(label, status);

  const take = async (file) => {
    if (!file) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    content.value = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    name.value = file.name;
    status.textContent = `${zone.dataset.dropChosen} ${file.name}`;
  };
  const forget = () => {
    name.value = content.value = chooser.value = status.textContent = '';
  };
  chooser.addEventListener('change', () => take(chooser.files[0]));
  area.addEventListener('input', forget);
  zone.addEventListener('dragover', (event) => event.preventDefault());
  zone.addEventListener('drop', (event) => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  });
})();

/** Acts that cannot be undone ask first: here in a dialog, without script on a page of their own. */
(() => {
  const ask = (form, submitter) => {
    const dialog = document.createElement('dialog');
    const question = document.createElement('p');
    const [go, cancel] = [document.createElement('button'), document.createElement('button')];
    question.textContent = form.dataset.question;
    question.id = 'question';
    dialog.setAttribute('aria-labelledby', question.id);
    go.textContent = form.elements.asks.value;
    go.className = 'danger';
    cancel.textContent = form.dataset.cancel;
    const close = () => {
      dialog.close();
      dialog.remove();
      submitter?.focus();
    };
    go.addEventListener('click', () => {
      form.elements.asks.remove();
      form.submit();
    });
    cancel.addEventListener('click', close);
    dialog.addEventListener('cancel', close);
    dialog.append(question, go, ' ', cancel);
    document.body.append(dialog);
    dialog.showModal();
    cancel.focus();
  };
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!form.dataset.question || !form.elements.asks || submitter?.name === 'as') return;
    event.preventDefault();
    ask(form, submitter);
  });
})();

/** What is meant for a terminal or a file has a button that copies it. */
(() => {
  const { copy, copied } = document.querySelector('main').dataset;
  if (!copy || !navigator.clipboard) return;
  for (const text of document.querySelectorAll('pre.raw')) {
    const [row, button, status] = ['p', 'button', 'span'].map((name) => document.createElement(name));
    row.className = 'copy';
    button.type = 'button';
    button.className = 'quiet';
    button.textContent = copy;
    status.setAttribute('role', 'status');
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(text.textContent.trim());
      status.textContent = copied;
    });
    row.append(button, ' ', status);
    text.after(row);
  }
})();
