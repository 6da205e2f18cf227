import { html, type Html } from './html.ts';

/** The sign of the brand, as in the product. Its name stands beside it, so screen readers skip it. */
export const mark: Html = html`<svg class="mark" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
  <rect class="mark-ground" width="40" height="40" rx="11.5" />
  <path
    class="mark-roof"
    d="M9.5 28.5 20 10.5l10.5 18"
    fill="none"
    stroke-width="4.4"
    stroke-linecap="round"
    stroke-linejoin="round"
  />
  <circle class="mark-person" cx="20" cy="26.6" r="3.9" />
</svg>`;

/** The product's own drawings of these icons. */
const icons = {
  arrowLeft: html`<path d="M19 12H5m6-6.5L4.5 12l6.5 6.5" />`,
  card: html`<rect x="2.5" y="5" width="19" height="14" rx="2.5" /> <path d="M2.5 9.8h19M6.5 15h3" />`,
  check: html`<circle cx="12" cy="12" r="9" /> <path d="m8 12.3 2.8 2.8L16 9.7" />`,
  chevronDown: html`<path d="m6 9.5 6 6 6-6" />`,
  info: html`<circle cx="12" cy="12" r="9" /> <path d="M12 11v5M12 7.8v.1" />`,
  message: html`<path
      d="M20.5 5v11a1.5 1.5 0 0 1-1.5 1.5H9.5L5 21v-3.5a1.5 1.5 0 0 1-1.5-1.5V5A1.5 1.5 0 0 1 5 3.5h14A1.5 1.5 0 0 1 20.5 5Z"
    />
    <path d="M8 8.5h8M8 12.5h5" />`,
  person: html`<circle cx="12" cy="8" r="4" /> <path d="M4.5 20c.7-3.9 3.6-6 7.5-6s6.8 2.1 7.5 6" />`,
  phone: html`<rect x="6.5" y="2.5" width="11" height="19" rx="2.5" /> <path d="M11 18.3h2" />`,
} satisfies Readonly<Record<string, Html>>;

/** An icon in the colour of the text. It stands beside words that say the same, so screen readers skip it. */
export const icon = (name: keyof typeof icons, look = 'icon'): Html =>
  html`<svg
    class="${look}"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="1.8"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    ${icons[name]}
  </svg>`;

/** A mark keeps its own colours on a white plate, in every mode. */
const plate = (width: number, drawing: Html) =>
  html`<svg
    class="pay-mark"
    viewBox="0 0 ${width} 24"
    fill="none"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <rect x=".5" y=".5" width="${width - 1}" height="23" rx="4.5" fill="#fff" stroke="#d3c7b6" />
    ${drawing}
  </svg>`;

/** The marks of the two ways to pay, as on the product's own payment page. The name of the way stands beside them. */
export const paymentMarks = {
  mobile_money: plate(
    52,
    html`<path
      stroke="#2e9b3a"
      stroke-width="2.1"
      d="M6 16.5v-9l3.2 5 3.2-5v9M15 12.5h2.4M20.4 16.5v-9h2.1a2.6 2.6 0 0 1 0 5.2h-2.1M32 7.5h-4.2v9H32M27.8 11.9h3.6M39 8.9c-.5-.9-1.3-1.4-2.2-1.4-1.3 0-2.2.9-2.2 2.1 0 2.9 4.6 1.8 4.6 4.7 0 1.3-1 2.2-2.4 2.2-1 0-1.9-.5-2.4-1.4M41.4 16.5l3.1-9 3.1 9M42.5 13.6h4"
    />`,
  ),
  card: html`${plate(
    36,
    html`<circle cx="14.5" cy="12" r="6.5" fill="#eb001b" />
      <circle cx="21.5" cy="12" r="6.5" fill="#f79e1b" />
      <path fill="#ff5f00" d="M18 6.5a6.5 6.5 0 0 1 0 11 6.5 6.5 0 0 1 0-11z" />`,
  )}${plate(
    40,
    html`<path
      stroke="#1434cb"
      stroke-width="2.2"
      d="m7 8 1.6 8L13 8M17.2 8l-1.5 8M24.6 8.8c-.6-.5-1.3-.8-2.1-.8-1.3 0-2.1.8-2.1 1.8 0 2.3 3.6 1.7 3.6 4.1 0 1.2-1 2.1-2.4 2.1-.9 0-1.7-.3-2.2-.9M27 16l4.4-8 1.7 8M28.6 13.4h3.9"
    />`,
  )}`,
};
