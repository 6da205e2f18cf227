// The script of the pages: it refreshes them, sends forms in place, copies codes, and prevents a second payment.
// Without this script every form still works.

const POLL_MILLISECONDS = 1500;
const NOTE_MILLISECONDS = 4000;
/** The distance from its end, in pixels, at which a list counts as read to the end. */
const END_PIXELS = 40;

/** @param {string} id @param {string} text */
function show(id, text) {
  const place = document.getElementById(id);
  if (place !== null) place.textContent = text;
}

let noteTimer = 0;
/** @param {string} text */
function announce(text) {
  show('note', text);
  clearTimeout(noteTimer);
  noteTimer = window.setTimeout(() => show('note', ''), NOTE_MILLISECONDS);
}

/**
 * Makes the children of `live` equal to those of `fresh`. It changes only the differences, so that focus and scroll stay.
 * @param {Element} live @param {Element} fresh
 */
function update(live, fresh) {
  let current = live.firstElementChild;
  for (const next of Array.from(fresh.children)) {
    const known = next.id === '' ? null : live.querySelector(`:scope > #${CSS.escape(next.id)}`);
    if (known === null) {
      live.insertBefore(next, current);
      continue;
    }
    if (known === current) current = current.nextElementSibling;
    else live.insertBefore(known, current);
    if (!known.isEqualNode(next)) known.replaceWith(next);
  }
  while (current !== null) {
    const gone = current;
    current = current.nextElementSibling;
    gone.remove();
  }
}

/** @returns {Promise<Document | undefined>} */
async function fetchThisPage() {
  try {
    const response = await fetch(location.href, { headers: { accept: 'text/html' } });
    return response.ok ? new DOMParser().parseFromString(await response.text(), 'text/html') : undefined;
  } catch {
    // The sandbox does not answer at the moment. The next poll tries again.
    return undefined;
  }
}

async function refresh() {
  const fresh = await fetchThisPage();
  for (const live of document.querySelectorAll('[data-live-region]')) {
    const match = fresh?.getElementById(live.id);
    if (match === undefined || match === null) continue;
    const atEnd = live.scrollHeight - live.scrollTop - live.clientHeight < END_PIXELS;
    update(live, match);
    if (live.hasAttribute('data-follow') && atEnd) live.scrollTop = live.scrollHeight;
  }
}

/** @param {Response} response */
async function problemIn(response) {
  /** @type {unknown} */
  const body = await response.json();
  return typeof body === 'object' && body !== null && 'message' in body
    ? String(body.message)
    : 'That did not work.';
}

/** @param {HTMLFormElement} form @param {HTMLElement | null} submitter */
async function sendQuietly(form, submitter) {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter))
    if (typeof value === 'string') fields.append(name, value);
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      body: fields,
      headers: { accept: 'application/json' },
    });
    show('problem', response.ok ? '' : await problemIn(response));
    if (!response.ok) return;
  } catch {
    show('problem', 'The sandbox does not answer.');
    return;
  }
  announce(form.dataset['quiet'] ?? '');
  const text = form.querySelector('textarea');
  if (text !== null) {
    text.value = '';
    text.focus();
  }
  // The fault fields show the set values, so healing must empty them.
  if (fields.has('heal')) location.reload();
  await refresh();
}

document.addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  if (form.hasAttribute('data-once')) {
    // Without this mark a second press would pay twice.
    if (form.hasAttribute('data-sent')) event.preventDefault();
    form.setAttribute('data-sent', '');
  }
  if (form.hasAttribute('data-quiet')) {
    event.preventDefault();
    void sendQuietly(form, event.submitter);
  }
});

/** @param {string} text */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    announce('The code was copied.');
  } catch {
    announce('The browser does not allow copying here.');
  }
}

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('[data-copy]') : null;
  if (button !== null) void copy(button.getAttribute('data-copy') ?? '');
});

// Enter sends, as on a phone. Shift and Enter start a new line.
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  if (!(event.target instanceof HTMLTextAreaElement)) return;
  event.preventDefault();
  event.target.form?.requestSubmit();
});

// A page from the cache of the browser may be sent again. The server decides whether it is paid.
window.addEventListener('pageshow', () => {
  for (const form of document.querySelectorAll('[data-sent]')) form.removeAttribute('data-sent');
});

for (const list of document.querySelectorAll('[data-follow]')) list.scrollTop = list.scrollHeight;

if (document.body.dataset['live'] === 'yes')
  setInterval(() => {
    if (document.visibilityState === 'visible') void refresh();
  }, POLL_MILLISECONDS);
