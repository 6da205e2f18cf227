/** Safe markup: every inserted value is escaped or is markup itself. */
export interface Html {
  readonly markup: string;
}

type Value = string | number | Html | readonly Html[] | null | undefined | false;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeText = (text: string) =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** A template that escapes its values, unless they are markup. Attribute values must be in double quotes. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  let markup = strings[0] ?? '';
  for (const [index, value] of values.entries()) markup += render(value) + (strings[index + 1] ?? '');
  return { markup };
}

function render(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (typeof value === 'string') return escapeText(value);
  if (typeof value === 'number') return String(value);
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
}

const ADDRESS = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)]/g;

/** The text with its web addresses as links, as on a phone. */
export function withLinks(text: string): Html {
  const pieces: Html[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const [address] = match;
    pieces.push(
      html`${text.slice(end, match.index)}<a href="${address}" rel="noopener noreferrer">${address}</a>`,
    );
    end = match.index + address.length;
  }
  return html`${pieces}${text.slice(end)}`;
}
