/**
 * Keeps live pages up to date. Everything works without this script; with it, a
 * page that says `data-live` fetches itself again when something happened, and
 * takes over the parts marked `data-live-part`: rows that are new are put in, rows
 * that stay are left alone, so that focus and selection stay where they are. What is
 * being read does not move, and rows that new ones push off a full page stay.
 */
(() => {
  const main = document.querySelector('main[data-live]');
  if (!main) return;
  const status = main.querySelector('.live-status');
  const arrived = main.querySelector('.arrived');
  const spoken = 3;
  const mostRows = 200;
  let unseen = 0;
  let source;
  let running = false;
  let again = false;

  const rowsOf = (table) => new Map([...table.querySelectorAll('[data-key]')].map((row) => [row.dataset.key, row]));

  /** The list whose beginning is above the screen, if there is one. */
  const listAbove = () =>
    [...main.querySelectorAll('table[data-live-part]')].find((table) => table.getBoundingClientRect().top < 0);

  /** The row with the focus or, in a list that begins above the screen, the first one on it. */
  const rowBeingRead = () =>
    document.activeElement?.closest('[data-key]') ??
    [...(listAbove()?.querySelectorAll('[data-key]') ?? [])].find((row) => row.getBoundingClientRect().bottom > 0);

  const hold = (row, change) => {
    const before = row?.getBoundingClientRect().top;
    change();
    if (row?.isConnected) scrollBy({ top: row.getBoundingClientRect().top - before, behavior: 'instant' });
  };

  /** The rows behind those of a full page that were there already; none where rows between them would be missing. */
  const pushedOff = (known, wanted) => {
    const keys = [...known.keys()];
    const last = keys.findLastIndex((key) => wanted.has(key));
    const rest = last === -1 ? [] : keys.slice(last + 1);
    return wanted.size + rest.length > mostRows ? [] : rest;
  };

  /** Whether somebody is at it, or has written into it. */
  const isInUse = (part) =>
    part.contains(document.activeElement) ||
    [...part.querySelectorAll('input, textarea')].some((field) => field.value !== field.defaultValue);

  /** The rows that were not there before. */
  const mergeTable = (table, fresh, pushed) => {
    const known = rowsOf(table);
    const wanted = rowsOf(fresh);
    for (const [key, row] of known) if (!wanted.has(key) && !pushed.includes(key)) row.remove();
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
    if (empty) empty.hidden = wanted.size > 0 && (empty.hidden || !isInUse(empty));
    return added;
  };

  const merge = (fresh) => {
    const added = [];
    const isFull = fresh.querySelector('a[rel=next]') !== null;
    let pushed = [];
    for (const part of main.querySelectorAll('[data-live-part]')) {
      const other = fresh.getElementById(part.id);
      if (!other) continue;
      if (part.tBodies) {
        pushed = isFull ? pushedOff(rowsOf(part), rowsOf(other)) : [];
        added.push(...mergeTable(part, other, pushed));
      } else if (part.innerHTML !== other.innerHTML && !(part.dataset.pagingOf && pushed.length > 0))
        part.replaceWith(document.importNode(other, true));
    }
    if (arrived && listAbove()) {
      unseen += added.length;
      arrived.querySelector('span').textContent = unseen;
      arrived.hidden = unseen === 0;
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
        if (response.ok) {
          const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
          hold(rowBeingRead(), () => merge(fresh));
        }
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

  addEventListener('scroll', () => {
    if (!arrived || arrived.hidden || listAbove()) return;
    unseen = 0;
    arrived.hidden = true;
  });

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
  for (const text of document.querySelectorAll('pre.raw, .docs pre, code.copied')) {
    const isInLine = text.localName === 'code';
    const [row, button, status] = [isInLine ? 'span' : 'p', 'button', 'span'].map((name) =>
      document.createElement(name),
    );
    row.className = 'copy';
    button.type = 'button';
    button.className = 'quiet';
    if (isInLine) button.ariaLabel = button.title = copy;
    else button.textContent = copy;
    status.setAttribute('role', 'status');
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(text.textContent.trim());
      status.textContent = copied;
    });
    row.append(button, ' ', status);
    text.after(row);
  }
})();

/** `j` and `k` go through the rows of a list or through neighbouring pages, `/` goes to the search. */
(() => {
  const rows = () =>
    [...document.querySelectorAll('main tbody [data-key] a')].filter(
      (link, at, all) => link.closest('tr') !== all[at - 1]?.closest('tr'),
    );
  const step = (by) => {
    const links = rows();
    const at = links.findIndex((link) => link.closest('tr').contains(document.activeElement));
    if (links.length > 0) links[Math.max(0, at + by)]?.focus();
    else document.querySelector(by > 0 ? 'a[rel=next]' : 'a[rel=prev]')?.click();
  };
  const acts = {
    j: () => step(1),
    k: () => step(-1),
    '/': () => document.querySelector('[role=search] input:not([type=hidden])')?.focus(),
  };
  document.addEventListener('keydown', (event) => {
    const [target] = event.composedPath();
    const isWriting = target.isContentEditable || /^(?:input|select|textarea)$/.test(target.localName);
    if (isWriting || event.ctrlKey || event.metaKey || event.altKey || !Object.hasOwn(acts, event.key)) return;
    event.preventDefault();
    acts[event.key]();
  });
})();
