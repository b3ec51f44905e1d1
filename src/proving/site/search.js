// The list of all pages is in the page: those that have every word stay, the one with that very code or name first.
const list = document.querySelector('.found');
const field = document.querySelector('#q');
const none = document.querySelector('.none');
const plain = (text) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
const rows = [...list.children].map((row, at) => {
  const text = plain(row.textContent);
  return { row, at, text, words: new Set(text.split(/[^\p{L}\p{N}-]+/u)) };
});

const show = () => {
  const wanted = plain(field.value)
    .split(/\s+/)
    .filter((word) => word !== '');
  const found = rows.filter(({ text }) => wanted.every((word) => text.includes(word)));
  const whole = ({ words }) => wanted.filter((word) => words.has(word)).length;
  found.sort((one, other) => whole(other) - whole(one) || one.at - other.at);
  list.replaceChildren(...found.map(({ row }) => row));
  none.hidden = found.length > 0;
};

field.value = new URLSearchParams(location.search).get('q') ?? '';
field.addEventListener('input', show);
show();
