/**
 * Elements from plain values. Text always becomes a text node, so that nothing of the description is ever read as HTML.
 *
 * @param {string} name
 * @param {Readonly<Record<string, string | boolean | undefined | EventListener>>} [properties] attributes; a function listens to the event of its name
 * @param {...(Node | string | undefined)} children
 * @returns {HTMLElement}
 */
export const element = (name, properties = {}, ...children) => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (typeof value === 'function') made.addEventListener(key, value);
    else if (value === true) made.setAttribute(key, '');
    else if (value !== undefined && value !== false) made.setAttribute(key, String(value));
  }
  made.append(...children.filter((child) => child !== undefined));
  return made;
};

/** @param {string} text */
export const code = (text) => element('code', {}, text);

/**
 * A button that puts what `text` gives on the clipboard, and says so.
 *
 * @param {() => string} text
 */
export const copyButton = (text) => {
  const button = element('button', { type: 'button', class: 'quiet' }, 'Copiar');
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(text());
      button.textContent = 'Copiado';
    } catch {
      button.textContent = 'No se pudo copiar: selecciónelo';
    }
    setTimeout(() => (button.textContent = 'Copiar'), 2000);
  });
  return button;
};

/**
 * A table with a caption for those who do not see it.
 *
 * @param {string} caption
 * @param {readonly string[]} heads
 * @param {readonly Node[]} rows
 */
export const dataTable = (caption, heads, rows) =>
  element(
    'div',
    { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': caption },
    element(
      'table',
      {},
      element('caption', {}, caption),
      element('thead', {}, element('tr', {}, ...heads.map((head) => element('th', { scope: 'col' }, head)))),
      element('tbody', {}, ...rows),
    ),
  );
